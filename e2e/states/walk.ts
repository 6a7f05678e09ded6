/** How the states of a screen are looked at: what it says, that it is whole, and how time passes. */
import { expect, type Locator, type Page } from '@playwright/test';
import { overflow } from '../whole.ts';

const height = 900;
const widths = [1440, 390];

/** Words of a screen, wherever they are: a text, a name, a tab with its count, an alert with its reason. */
function saying(page: Page, words: string): Locator {
  const said = page
    .getByText(words, { exact: true })
    .or(page.getByLabel(words, { exact: true }))
    .or(page.getByRole('button', { name: words, exact: true }))
    .or(page.getByRole('tab', { name: words }))
    .or(page.getByRole('alert').filter({ hasText: words }));
  return said.filter({ visible: true }).first();
}

/** The screen at both widths: it says this, shows one main heading, and nothing sticks out. */
export async function expectToSay(page: Page, state: string, words: readonly string[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const each of words) await expect(saying(page, each), `${state} at ${width}`).toBeVisible();
    await expect(page.locator('h1'), `${state} at ${width}`).toHaveCount(1);
    await expect.poll(() => overflow(page), { message: `${state}, sideways at ${width}` }).toBe(0);
  }
}

/** A page as it comes when the server could not render it: the browser then loads everything by itself. */
export async function comeUnrendered(page: Page) {
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      return route.fulfill({
        response: await route.fetch({ url: new URL('/dashboard', route.request().url()).href }),
      });
    },
  );
}

/** Lets the pauses between tries pass, until it is there. */
export async function inTime(page: Page, check: () => Promise<unknown>) {
  await expect(async () => {
    await page.clock.fastForward(4000);
    await check();
  }).toPass({ intervals: [50] });
}

/** Somebody comes back to the page after a while: it reads again what has grown old. */
export async function comeBack(page: Page) {
  await page.clock.fastForward('02:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** On the login page. */
export async function logInAgain(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
