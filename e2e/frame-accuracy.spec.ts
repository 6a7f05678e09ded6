/** "Go to frame n" shows frame n, whatever the film was shot with (docs/decisions, "frame accuracy"). */
import type { Page } from '@playwright/test';
import { isLeftOut, sampleNumberedFilm } from '../apps/server/src/platform/media/sample-films.ts';
import { signInAs } from './accounts.ts';
import { move, newBrief, newParties } from './deals.ts';
import { addFilm, expectPrepared, frameTold, numberShown } from './films.ts';
import { expect, test } from './fixtures.ts';

/** With `FRAMES=all` every film and more places; the proxies of all are held to their frames by the server's tests. */
const isWhole = process.env.FRAMES === 'all';
const frames = 180;
const jumps = isWhole ? 40 : 16;

const everyday = ['25', '29.97', '30', '29.97, variable', '30, begins late'];
const allFilms = [
  { name: '25', rate: { numerator: 25, denominator: 1 } },
  { name: '29.97', rate: { numerator: 30_000, denominator: 1001 } },
  { name: '30', rate: { numerator: 30, denominator: 1 } },
  { name: '23.976', rate: { numerator: 24_000, denominator: 1001 } },
  { name: '59.94', rate: { numerator: 60_000, denominator: 1001 } },
  { name: '29.97, variable', rate: { numerator: 30_000, denominator: 1001 }, isVariable: true },
  { name: '30, begins late', rate: { numerator: 30, denominator: 1 }, beginsAt: 0.5, hasSound: false },
  { name: '29.97, HEVC', rate: { numerator: 30_000, denominator: 1001 }, format: 'mov' },
  { name: '25, VP9', rate: { numerator: 25, denominator: 1 }, format: 'webm' },
] as const;
const films = allFilms.filter(({ name }) => isWhole || everyday.includes(name));

/** Of a frame that was left out the one before it is shown. */
const expected = (frame: number, isVariable: boolean) => (isVariable && isLeftOut(frame) ? frame - 1 : frame);

/** Places on the timeline that are neither regular nor left to chance. */
const places = Array.from({ length: jumps }, (_, at) => ((at + 1) * 0.618_034) % 1);

async function expectFrame(page: Page, isVariable: boolean) {
  const told = await frameTold(page);
  await expect
    .poll(() => numberShown(page.locator('video')), { message: `frame ${told}` })
    .toBe(expected(told, isVariable));
  return told;
}

for (const film of films) {
  const isVariable = 'isVariable' in film;
  test(`a film at ${film.name} shows the frame that is told`, async ({ page }) => {
    test.setTimeout(120_000);
    const { brand, creator } = await newParties(page);
    const dealId = await newBrief(page, { brand, creator }, 'Winter barrier serum');
    await move(page, creator, dealId, 'ACCEPTED');
    const bytes = sampleNumberedFilm({ ...film, frames });
    const fileId = await addFilm(
      page,
      creator,
      dealId,
      `film.${'format' in film ? film.format : 'mp4'}`,
      bytes,
    );
    await expectPrepared(page, brand, dealId, fileId);
    await signInAs(page, brand);

    await page.goto(`/review/${dealId}/${fileId}?frame=100`);
    await expect.poll(() => frameTold(page)).toBe(100);
    expect(await expectFrame(page, isVariable)).toBe(100);

    const timeline = page.getByRole('slider', { name: 'Position' });
    const box = await timeline.boundingBox();
    if (!box) throw new Error('The timeline is out of sight');
    const seen = new Set<number>();
    for (const place of places) {
      await page.mouse.click(box.x + place * box.width, box.y + 10);
      seen.add(await expectFrame(page, isVariable));
    }
    expect(seen.size).toBeGreaterThan(jumps / 2);

    for (const [key, frame] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['Shift+ArrowRight', 1 + Math.round(film.rate.numerator / film.rate.denominator)],
      ['End', frames - 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await expectFrame(page, isVariable), key).toBe(frame);
    }

    // Stopped while it plays, wherever that is.
    await page.keyboard.press('Home');
    for (const after of [20, 60, 110]) {
      await page.keyboard.press('Space');
      await expect.poll(() => frameTold(page)).toBeGreaterThan(after);
      await page.keyboard.press('k');
      await expectFrame(page, isVariable);
    }
  });
}
