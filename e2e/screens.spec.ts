/** Every screen of the demo's marketplace, wide and narrow, light and dark: accessible, whole, and without a word in the console. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './demo-test.ts';
import type { Screen } from './screens/screen.ts';
import { openScreen, screens } from './screens/screens.ts';
import { overflow } from './whole.ts';

const height = 900;
/** From the widest down to the narrowest, which holds at 400 per cent zoom too. */
const widths = [1440, 768, 390, 320];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

type RunOptions = Parameters<AxeBuilder['options']>[0];

interface Look {
  colorScheme: 'light' | 'dark';
  runOnly: NonNullable<RunOptions['runOnly']>;
  rules?: NonNullable<RunOptions['rules']>;
}

/** What is looked for where. A theme changes colours alone, and a phone's screen has those of a wide one. */
const looks: Record<number, readonly Look[]> = {
  1440: [
    { colorScheme: 'dark', runOnly: { type: 'rule', values: colourRules } },
    { colorScheme: 'light', runOnly: { type: 'tag', values: rules } },
  ],
  390: [
    {
      colorScheme: 'light',
      runOnly: { type: 'tag', values: rules },
      rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
    },
  ],
};

/** Collects what goes wrong without anybody seeing it on the screen. */
function listen(page: Page, { isMissing, path }: Screen): string[] {
  const heard: string[] = [];
  const isOwnAddress = (url: string) => isMissing === true && url.endsWith(path);
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isOwnAddress(message.location().url)) return;
    heard.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isOwnAddress(response.url())) return;
    heard.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A player that has enough of a film, or is gone, breaks its download off.
    if (reason !== 'net::ERR_ABORTED') heard.push(`${reason}: ${request.url()}`);
  });
  return heard;
}

/** What axe finds, a line for each element; what is right is not told, which takes half the time. */
async function violations(page: Page, { runOnly, rules }: Look): Promise<string[]> {
  const options = { resultTypes: ['violations'], runOnly, ...(rules && { rules }) } satisfies RunOptions;
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options(options)
    // Base UI's guards are hidden, and hand the focus on to what comes before or after a menu.
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}

async function check(page: Page, screen: Screen, address: string) {
  const heard = listen(page, screen);
  await page.setViewportSize({ width: 1440, height });
  await openScreen(page, screen, address);
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(screen.title)}`));
  await expect(page.locator('h1')).toHaveCount(1);

  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => overflow(page), { message: `sideways at ${width}` }).toBe(0);
    for (const look of looks[width] ?? []) {
      await page.emulateMedia({ colorScheme: look.colorScheme });
      expect.soft(await violations(page, look), `${width} ${look.colorScheme}`).toEqual([]);
    }
  }
  if (screen.mirrored) {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overflow(page), { message: `mirrored, sideways at ${width}` }).toBe(0);
    }
  }
  expect(heard).toEqual([]);
}

for (const visitor of ['nobody', 'brand', 'creator', 'newcomer', 'admin'] as const) {
  test.describe(visitor, () => {
    test.use({ visitor });
    for (const screen of screens.filter((one) => one.visitor === visitor)) {
      test(screen.name, async ({ page, demo }) => check(page, screen, await demo.addressOf(screen)));
    }
  });
}
