/**
 * The program of `npm run screens`: takes pictures of every screen of the demo, or of those whose names
 * contain one of the words.
 */
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumSwitches, findChromium } from '../scripts/lib/chromium.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { type Demo, startDemo } from './demo.ts';
import { inArabic } from './screens/arabic.ts';
import { type Screen, visitors } from './screens/screen.ts';
import { openScreen, screens } from './screens/screens.ts';

const folder = inRoot('docs', 'screens');
const largestBytes = 250_000;
/** Longer pages are cut off here: the characteristic part of a screen is above. */
const tallest = 2400;
const looks = [
  { suffix: 'desktop', width: 1440, height: 900, colorScheme: 'light' },
  { suffix: 'mobile', width: 390, height: 844, colorScheme: 'light' },
  { suffix: 'dark', width: 1440, height: 900, colorScheme: 'dark' },
] as const;
type Look = (typeof looks)[number];

/** Makes the window as tall as the page, except with an open dialog, and loads every picture. */
async function stretch(page: Page, { width, height }: Look) {
  if (!(await page.getByRole('dialog').isVisible())) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), tallest) });
  }
  await page.waitForFunction(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // Lazy pictures out of view, such as later slides, would otherwise not be loaded.
    for (const image of shown) image.loading = 'eager';
    if (!shown.every((image) => image.complete)) return false;
    // Loaded images are painted only once they are decoded; broken ones are not waited for.
    await Promise.allSettled(shown.map((image) => image.decode()));
    return true;
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Visitors whose header has a bell. */
const signedIn = new Set<Screen['visitor']>(visitors.filter((one) => one !== 'nobody' && one !== 'admin'));

async function take(browser: Browser, demo: Demo, screen: Screen, look: Look): Promise<void> {
  const { width, height, colorScheme } = look;
  const context = await browser.newContext({
    baseURL: demo.baseUrl,
    storageState: demo.stateOf(screen.visitor),
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await openScreen(page, screen, await demo.addressOf(screen));
  // Its code is loaded a moment after the screen's; the review room has none.
  if (signedIn.has(screen.visitor) && !page.url().includes('/review/')) {
    const bell = page.getByRole('button', { name: /^(?:Notifications|الإشعارات)/u, includeHidden: true });
    await bell.first().waitFor({ state: 'attached' });
  }
  await stretch(page, look);
  const picture = await page.screenshot({ animations: 'disabled' });
  // A changed answer may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  const file = join(folder, `${screen.name}-${look.suffix}.webp`);
  await sharp(picture).webp({ quality: 80, effort: 6 }).toFile(file);
  const { size } = await stat(file);
  if (size > largestBytes) throw new Error(`${file} has ${size} bytes; at most ${largestBytes} are wanted`);
}

const words = process.argv.slice(2);
const wanted = [...screens, ...inArabic].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (words.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const demo = await startDemo(join(tmpdir(), `briefcast-screens-${process.pid}.log`));
const executablePath = findChromium();
const browser = await chromium.launch({
  // On a busy machine Chromium would paint pictures a moment later than the page.
  args: [...chromiumSwitches, '--disable-checker-imaging'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  for (const screen of wanted) {
    for (const look of looks) {
      if (look.colorScheme === 'dark' && !screen.darkPicture) continue;
      await take(browser, demo, screen, look);
    }
    console.log(screen.name);
  }
} finally {
  await browser.close();
  await demo.stop();
}
