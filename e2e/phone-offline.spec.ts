/** The app on a phone: it opens without a connection, keeps nothing for the next person, and offers new versions. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../scripts/lib/chromium.mjs';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { accessibilityFaults, accessibilityRules } from './accessibility.ts';
import { joinDemo, type Person } from './demo.ts';
import { test as base, expect } from './demo-test.ts';
import { type PhoneLine, startLine } from './phone-line.ts';

interface Phone {
  line: PhoneLine;
  /** Opens the browser of the phone; one that was open is closed first. */
  open(): Promise<Page>;
  /** Who is signed in there from now on, as after a log-in. */
  signIn(page: Page, person: Person): Promise<void>;
}

const test = base.extend<{ phone: Phone }>({
  phone: async ({ demo }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'briefcast-phone-'));
    // Logging out on the phone ends its own sessions, and not those of the tests that come after.
    const own = await joinDemo(demo.baseUrl);
    const line = await startLine(demo.baseUrl);
    const executablePath = findChromium();
    let context: BrowserContext | undefined;
    await use({
      line,
      async open() {
        await context?.close();
        context = await chromium.launchPersistentContext(profile, {
          args: chromiumSwitches,
          ...(executablePath ? { executablePath } : {}),
          baseURL: line.url,
          serviceWorkers: 'allow',
          viewport: { width: 390, height: 844 },
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'UTC',
        });
        return context.pages()[0] ?? (await context.newPage());
      },
      async signIn(page, person) {
        await page.goto('/terms');
        const [origin] = own.stateOf(person).origins;
        await page.evaluate((items) => {
          localStorage.clear();
          for (const { name, value } of items) localStorage.setItem(name, value);
        }, origin?.localStorage ?? []);
      },
    });
    await context?.close();
    await line.cut().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true });
  },
});

/** How many answers this device keeps whose name contains a word. */
const keptAbout = (page: Page, word: string) =>
  page.evaluate(
    (word) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('briefcast-seen');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.filter((key) => JSON.stringify(key).includes(word)).length);
          };
        };
      }),
    word,
  );

/** The app is on the device, and the page is served from there after the next load. */
const appIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match('/app-shell')) !== undefined)).toBe(true);

const status = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection.' });
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome back/u });

async function seeDashboard(page: Page) {
  await page.goto('/creator-dashboard');
  await expect(dashboard(page)).toBeVisible();
  await appIsKept(page);
  await expect.poll(() => keptAbout(page, 'creator')).toBeGreaterThan(0);
}

test('what was seen opens without the server, in a browser that was closed meanwhile', {
  tag: quickTag,
}, async ({ phone, demo }) => {
  const seen = await demo.addressOf({
    path: '/deal/:deal',
    visitor: 'creator',
    deal: 'Cold-brew in four pours',
  });
  let page = await phone.open();
  await phone.signIn(page, 'creator');
  await seeDashboard(page);
  await page.goto(seen);
  const title = () => page.getByRole('heading', { level: 1, name: 'Cold-brew in four pours' });
  await expect(title()).toBeVisible();
  await expect.poll(() => keptAbout(page, seen.split('/').at(-1) ?? '')).toBeGreaterThan(0);

  await phone.line.cut();
  page = await phone.open();
  await page.goto('/creator-dashboard');
  await expect(dashboard(page)).toBeVisible();
  await expect(status(page)).toContainText(/as of \d/u);
  await expect(page.getByRole('link', { name: 'Cold-brew in four pours' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Needs a connection: Reject' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You can', exact: true })).toBeVisible();
  expect(await accessibilityFaults(page, { runOnly: accessibilityRules })).toEqual([]);

  await page.goto(seen);
  await expect(title()).toBeVisible();
  await page.goto('/deal/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Not on this phone yet' })).toBeVisible();

  await phone.line.mend();
  await page.goto('/creator-dashboard');
  await expect(dashboard(page)).toBeVisible();
  await expect(status(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reject', exact: true }).first()).toBeVisible();
});

test('a page that is open says that the line broke, and reads again when it is back', async ({ phone }) => {
  const page = await phone.open();
  await phone.signIn(page, 'creator');
  await seeDashboard(page);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  await phone.line.cut();
  await page.context().setOffline(true);
  await expect(status(page)).toContainText('You see what was last loaded.');
  await phone.line.mend();
  const readAgain = page.waitForResponse('**/api/deals/creator/my-deals*');
  await page.context().setOffline(false);
  await readAgain;
  await expect(status(page)).toBeHidden();
});

test('logging out leaves nothing, and another person finds nothing of the first', async ({ phone, demo }) => {
  const page = await phone.open();
  await phone.signIn(page, 'creator');
  await seeDashboard(page);
  const [origin] = demo.stateOf('creator').origins;
  const creatorId = JSON.parse(
    origin?.localStorage.find(({ name }) => name === 'authUser')?.value ?? '{}',
  ).id;
  await expect.poll(() => keptAbout(page, creatorId)).toBeGreaterThan(0);

  // As if the session had been taken over: nobody logged out.
  await phone.signIn(page, 'brand');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Brand Dashboard' })).toBeVisible();
  await expect.poll(() => keptAbout(page, 'brand')).toBeGreaterThan(0);
  await expect.poll(() => keptAbout(page, creatorId)).toBe(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${phone.line.url}/`);
  await expect.poll(() => keptAbout(page, '')).toBe(0);
  await phone.line.cut();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Brand Dashboard' })).toBeHidden();
});

test('a new version is offered, waits for an open form, and comes when it is wanted', async ({ phone }) => {
  const page = await phone.open();
  await phone.signIn(page, 'creator');
  await seeDashboard(page);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  phone.line.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // By its words: while a dialog is open, what stands behind it has no role.
  const offer = page.getByText('A new version is ready');
  await expect(offer).toBeVisible();
  await expect(page.getByText('What you typed stays.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));

  await page.getByRole('button', { name: 'Reject', exact: true }).first().click();
  await expect(page.getByText('It waits until you finish this.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep brief' }).click();
  await page.getByRole('button', { name: 'Use it' }).click();
  // The page is loaded anew meanwhile.
  await page.waitForFunction(() => !('isOldPage' in window));
  await expect(dashboard(page)).toBeVisible();
  await expect(offer).toBeHidden();
});
