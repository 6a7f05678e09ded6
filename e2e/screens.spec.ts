/** Every screen of the demo's marketplace, wide and narrow, light and dark: accessible, whole, and without a word in the console. */
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { accessibilityFaults, accessibilityRules } from './accessibility.ts';
import { test as base, expect } from './demo-test.ts';
import { expectReach } from './reach.ts';
import { type Screen, type Visitor, visitors } from './screens/screen.ts';
import { openScreen, screens } from './screens/screens.ts';
import { overflow } from './whole.ts';

/**
 * From the widest down to the narrowest, which holds at 400 per cent zoom too. Phones are as high as the bars of their
 * browsers leave them.
 */
const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 900 },
  { width: 390, height: 664 },
  { width: 360, height: 560 },
  { width: 320, height: 560 },
];
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Look extends RunOptions {
  colorScheme: 'light' | 'dark';
}

/** What is looked for where. A theme changes colours alone, and a phone's screen has those of a wide one. */
const looks: Record<number, readonly Look[]> = {
  1440: [
    { colorScheme: 'dark', runOnly: { type: 'rule', values: colourRules } },
    { colorScheme: 'light', runOnly: { type: 'tag', values: accessibilityRules } },
  ],
  390: [
    {
      colorScheme: 'light',
      runOnly: { type: 'tag', values: accessibilityRules },
      rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
    },
  ],
};

/** One browser for each visitor: a script that it has loaded and compiled serves the other screens too. */
const test = base.extend<object, { visits: Map<Visitor, BrowserContext> }>({
  visits: [
    // Playwright reads from the first parameter's pattern which fixtures one needs; an empty pattern would be none.
    async ({ browserName: _ }, use) => {
      const visits = new Map<Visitor, BrowserContext>();
      await use(visits);
      await Promise.all([...visits.values()].map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, visits, visitor }, use) => {
    const context = visits.get(visitor) ?? (await browser.newContext());
    visits.set(visitor, context);
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

/** Collects what goes wrong without anybody seeing it on the screen. */
function listen(page: Page, { isMissing, path, refused }: Screen): string[] {
  const heard: string[] = [];
  const isMeant = (url: string) =>
    (isMissing === true && url.endsWith(path)) || (refused !== undefined && url.endsWith(refused));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isMeant(message.location().url)) return;
    heard.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isMeant(response.url())) return;
    heard.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A player that has enough of a film, or is gone, breaks its download off.
    if (reason !== 'net::ERR_ABORTED') heard.push(`${reason}: ${request.url()}`);
  });
  return heard;
}

async function check(page: Page, screen: Screen, address: string, info: TestInfo) {
  const heard = listen(page, screen);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, screen, address);
  // Before it may stand how many notifications are unread.
  await expect(page).toHaveTitle(new RegExp(`^(?:\\(\\d+\\) )?${RegExp.escape(screen.title)}`));
  await expect(page.locator('h1')).toHaveCount(1);

  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => overflow(page), { message: `sideways at ${width}` }).toBe(0);
    await expectReach(page, info, `${width}`);
    for (const { colorScheme, ...options } of looks[width] ?? []) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await accessibilityFaults(page, options), `${width} ${colorScheme}`).toEqual([]);
    }
  }
  if (screen.mirrored) {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overflow(page), { message: `mirrored, sideways at ${width}` }).toBe(0);
    }
  }
  expect(heard).toEqual([]);
}

for (const visitor of visitors) {
  test.describe(visitor, () => {
    test.use({ visitor });
    for (const screen of screens.filter((one) => one.visitor === visitor)) {
      test(screen.name, async ({ page, demo }, info) =>
        check(page, screen, await demo.addressOf(screen), info),
      );
    }
  });
}
