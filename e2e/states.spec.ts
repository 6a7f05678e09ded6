/** Every screen for everybody who sees it: slow, broken, back again, empty, and after the session's end, wide and narrow. */
import type { Page } from '@playwright/test';
import type { Demo } from './demo.ts';
import { expect, test } from './demo-test.ts';
import { type Backend, standBetween } from './states/backend.ts';
import { type FormScreen, formScreens, unreachable } from './states/forms.ts';
import type { LoadingScreen } from './states/loading/loading-screen.ts';
import { loadingScreens } from './states/loading/loading-screens.ts';
import { comeBack, comeUnrendered, expectToSay, inTime, logInAgain } from './states/walk.ts';
import { ways } from './states/ways.ts';

/** Pixels. A card that is a line taller than its place was moves what is centred in it a little. */
const noticeable = 12;

/** Where the heading stands; what comes below it must not push it. */
const headingTop = (page: Page) =>
  page.locator('h1').evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));

/** The session ends while the screen is open: what that leads to, and the way back. */
async function expire(page: Page, demo: Demo, backend: Backend, screen: LoadingScreen, address: string) {
  const { visitor, expired, filled } = screen;
  await backend.becomes('refuses');
  if (expired === 'visitor') {
    await page.reload();
    await expectToSay(page, 'as a visitor', [screen.path === '/' ? 'Sign up for free' : 'Log in']);
    await expect(page).toHaveURL(address);
    return;
  }
  await comeBack(page);
  if (expired === 'password gate') {
    await expectToSay(page, 'at the gate', [
      'Enter admin password to continue',
      'Your session has expired. Please sign in again.',
      'Sign In',
    ]);
    return;
  }
  await expect(page).toHaveURL('/login');
  await expectToSay(page, 'logged out', [
    'Authentication Error',
    'Your session has expired or is invalid. Please log in again.',
    'Sign in',
  ]);
  await backend.becomes('answers');
  await logInAgain(page, demo.loginOf(visitor as 'brand' | 'creator'));
  await expect(page).toHaveURL(address);
  await expectToSay(page, 'back again', filled.slice(0, 1));
}

async function comeNear(page: Page, { below }: LoadingScreen) {
  if (!below) return;
  const heading = page.getByRole('heading', { name: below });
  // What stands in for the section while it comes has the same heading, and goes.
  await expect(async () => {
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(heading).toBeInViewport({ timeout: 500 });
  }).toPass();
}

async function walk(page: Page, demo: Demo, screen: LoadingScreen) {
  const address = await demo.addressOf(screen);
  const id = new URL(address, demo.baseUrl).pathname.split('/').at(-1) ?? '';
  const real = (path: string) => path.replace(/:(deal|creator)/, id);
  const backend = await standBetween(
    page,
    screen.calls.map(real),
    Object.fromEntries(Object.entries(screen.nothing).map(([path, empty]) => [real(path), empty])),
  );
  await page.clock.install();
  await comeUnrendered(page);

  await backend.becomes('waits');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(address);
  await comeNear(page, screen);
  const busy = page.getByRole('status').filter({ hasText: screen.loading });
  await expect(busy.first()).toBeAttached();
  await expectToSay(page, 'loading', []);
  const top = await headingTop(page);

  await backend.becomes('fails');
  await inTime(page, () => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 500 }));
  await expectToSay(page, 'failing', screen.failing);

  await backend.becomes('answers');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectToSay(page, 'filled', screen.filled);
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(screen.title)}`));
  const moved = Math.abs((await headingTop(page)) - top);
  expect(moved, 'pixels that the heading has moved').toBeLessThan(noticeable);

  if (!screen.staysAsRead) {
    await backend.becomes('is away');
    await comeBack(page);
    await inTime(page, async () => expect(backend.failures()).toBeGreaterThan(2));
    await expectToSay(page, 'left as it was', screen.filled);
  }

  await backend.becomes('is empty');
  await page.reload();
  await comeNear(page, screen);
  await expectToSay(page, 'empty', screen.empty);

  if (screen.visitor !== 'nobody') await expire(page, demo, backend, screen, address);
}

async function walkForm(page: Page, demo: Demo, screen: FormScreen) {
  const { path, title, idle, button, busy, keeps, failing, done } = screen;
  const backend = await standBetween(page, [screen.call]);
  await page.goto(path);
  await screen.open?.(page);
  await expectToSay(page, 'idle', [...idle, button]);
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(title)}`));
  await screen.fill(page, demo);
  const submit = page.locator('form').getByRole('button', { name: button, exact: true });
  const typed = await page.getByLabel(keeps, { exact: true }).inputValue();

  await backend.becomes('waits');
  await submit.click();
  await expectToSay(page, 'busy', [busy]);
  await expect(page.getByRole('button', { name: busy })).toBeDisabled();
  await backend.becomes('fails');
  await expectToSay(page, 'failing', [failing]);
  await backend.becomes('is away');
  await submit.click();
  await expectToSay(page, 'away', [unreachable]);
  await expect(page.getByLabel(keeps, { exact: true })).toHaveValue(typed);
  await backend.becomes('answers');
  await submit.click();
  await expectToSay(page, 'done', done.says);
  await expect(page).toHaveURL(done.path);
}

for (const screen of formScreens) {
  test(screen.name, async ({ page, demo }) => walkForm(page, demo, screen));
}

for (const visitor of ['nobody', 'brand', 'creator'] as const) {
  test.describe(`${visitor} is led`, () => {
    test.use({ visitor });
    test('where the guards say', async ({ page }) => {
      for (const { path, leadsTo, says } of ways.filter((way) => way.visitor === visitor)) {
        await page.goto(path);
        await expect(page).toHaveURL(leadsTo);
        await expectToSay(page, path, says);
      }
    });
  });
}

for (const visitor of ['nobody', 'brand', 'creator', 'admin'] as const) {
  test.describe(visitor, () => {
    test.use({ visitor });
    for (const screen of loadingScreens.filter((one) => one.visitor === visitor)) {
      test(screen.path, async ({ page, demo }) => walk(page, demo, screen));
    }
  });
}
