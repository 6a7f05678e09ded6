/**
 * Every screen of the demo's marketplace, wide and narrow, light and dark: accessible, not overflowing, and
 * without console errors.
 */
import type { Page, TestInfo } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { accessibilityFaults, accessibilityRules } from './accessibility.ts';
import { expect } from './demo-test.ts';
import { wordsThatDoNothing } from './labels.ts';
import { expectReach } from './reach.ts';
import { type Screen, visitors } from './screens/screen.ts';
import { openScreen, screens, tagsOf } from './screens/screens.ts';
import { cutBySpacing } from './text-spacing.ts';
import { test } from './visits.ts';
import { overflow } from './whole.ts';

/**
 * From the widest to the narrowest, which equals a zoom of 400 per cent. Phone heights exclude the bars of
 * their browsers.
 */
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
  { width: 320, height: 560 },
];
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Look extends RunOptions {
  colorScheme: 'light' | 'dark';
}

const dark: Look = { colorScheme: 'dark', runOnly: { type: 'rule', values: colourRules } };

/** What is checked in which window. A phone's screen has the same colours as a wide one. */
const looks: Record<number, readonly Look[]> = {
  1440: [{ colorScheme: 'light', runOnly: { type: 'tag', values: accessibilityRules } }],
  390: [
    {
      colorScheme: 'light',
      runOnly: { type: 'tag', values: accessibilityRules },
      rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
    },
  ],
};

/** Collects errors that are not visible on the screen. */
function listen(page: Page, { isMissing, path, refused }: Screen): string[] {
  const complaints: string[] = [];
  const isMeant = (url: string) =>
    (isMissing === true && url.endsWith(path)) || (refused !== undefined && url.endsWith(refused));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isMeant(message.location().url)) return;
    // The app's service worker is kept out of these pages (playwright.config.ts).
    if (message.text().endsWith('blocked by Playwright')) return;
    complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isMeant(response.url())) return;
    complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A player that has loaded enough of a video, or is removed, aborts its download.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}

/** A theme changes the same tokens on all screens, so that one screen of each visitor shows its colours. */
const isSeenDark = (screen: Screen) => screen === screens.find(({ visitor }) => visitor === screen.visitor);

async function check(page: Page, screen: Screen, address: string, info: TestInfo) {
  const complaints = listen(page, screen);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, screen, address);
  // The number of unread notifications may come before it.
  await expect(page).toHaveTitle(new RegExp(`^(?:\\(\\d+\\) )?${RegExp.escape(screen.title)}`));
  await expect(page.locator('h1')).toHaveCount(1);
  expect.soft(await wordsThatDoNothing(page)).toEqual([]);

  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => overflow(page), { message: `sideways at ${width}` }).toBe(0);
    await expectReach(page, info, `${width}`);
    if (looks[width]) expect.soft(await cutBySpacing(page), `cut at ${width}, set apart`).toEqual([]);
    const darkLook = width === 1440 && isSeenDark(screen) ? [dark] : [];
    for (const { colorScheme, ...options } of [...darkLook, ...(looks[width] ?? [])]) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await accessibilityFaults(page, options), `${width} ${colorScheme}`).toEqual([]);
    }
  }
  expect(complaints).toEqual([]);
}

for (const visitor of visitors) {
  test.describe(visitor, () => {
    test.use({ visitor });
    for (const screen of screens.filter((one) => one.visitor === visitor)) {
      test(screen.name, { tag: tagsOf(screen, 'en') }, async ({ page, demo }, info) =>
        check(page, screen, await demo.addressOf(screen), info),
      );
    }
  });
}
