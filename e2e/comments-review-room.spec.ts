/** The review room with real videos: by touch on a phone, by keyboard, and two versions in step. */
import { readFile } from 'node:fs/promises';
import { devices, type Page } from '@playwright/test';
import { sampleNumberedFilm } from '../apps/server/src/platform/media/sample-films.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { type Account, signInAs } from './accounts.ts';
import { move, newBrief, newParties } from './deals.ts';
import { addFilm, expectPrepared, frameTold, numberShown } from './films.ts';
import { expect, test } from './fixtures.ts';
import { commentCard, expectCommentCard, expectWiped, goTo, tabTo } from './room.ts';

const rate = { numerator: 30, denominator: 1 };
const frames = 120;
const upright = { rate, frames, width: 320, height: 568 };

/** A deal with these videos of its creator, ready to be played by its brand, who is signed in. */
async function withFilms(page: Page, films: readonly Buffer[]) {
  const { brand, creator } = await newParties(page);
  const dealId = await newBrief(page, { brand, creator }, 'Winter barrier serum');
  await move(page, creator, dealId, 'ACCEPTED');
  const ids: string[] = [];
  for (const [at, film] of films.entries()) {
    ids.push(await addFilm(page, creator, dealId, `cut-${at + 1}.mp4`, film));
  }
  for (const id of ids) await expectPrepared(page, brand, dealId, id);
  await signInAs(page, brand as Account);
  return { dealId, ids };
}

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 13'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('single frames are stepped through, a tap plays, a drag scrubs, a long press comments, two fingers enlarge', async ({
    page,
  }) => {
    const { dealId, ids } = await withFilms(page, [sampleNumberedFilm(upright)]);
    await page.goto(`/review/${dealId}/${ids[0]}`);
    const video = page.locator('video');
    await expect.poll(() => numberShown(video)).toBe(0);
    const box = await video.boundingBox();
    if (!box) throw new Error('The film is out of sight');
    // The whole video is visible: no edge is outside of the window.
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThan(page.viewportSize()?.height ?? 0);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    await page.getByRole('button', { name: 'One frame forward' }).tap();
    await page.getByRole('button', { name: 'One frame forward' }).tap();
    await expect.poll(() => numberShown(video)).toBe(2);
    await page.getByRole('button', { name: 'One frame back' }).tap();
    await expect.poll(() => numberShown(video)).toBe(1);
    expect(await frameTold(page)).toBe(1);

    await page.touchscreen.tap(x, y);
    await expect.poll(() => frameTold(page)).toBeGreaterThan(5);
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const stopped = await frameTold(page);
    await expect.poll(() => numberShown(video)).toBe(stopped);

    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([atX, atY], id) => ({ x: atX, y: atY, id })),
      });
    await touch('touchStart', [[x, y]]);
    await touch('touchMove', [[x + 40, y]]);
    await touch('touchMove', [[x + 80, y]]);
    await touch('touchEnd', []);
    await expect.poll(() => frameTold(page)).toBeGreaterThan(stopped + 10);
    const scrubbed = await frameTold(page);
    await expect.poll(() => numberShown(video)).toBe(scrubbed);

    await touch('touchStart', [
      [x - 20, y],
      [x + 20, y],
    ]);
    await touch('touchMove', [
      [x - 60, y],
      [x + 60, y],
    ]);
    await touch('touchEnd', []);
    await expect.poll(async () => (await video.boundingBox())?.width ?? 0).toBeGreaterThan(box.width * 1.5);

    await touch('touchStart', [[x, y]]);
    await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
    await touch('touchEnd', []);
  });
});

test('by the keyboard alone a film goes back, faster and to its range', async ({ page }) => {
  const { dealId, ids } = await withFilms(page, [sampleNumberedFilm({ rate, frames })]);
  await page.goto(`/review/${dealId}/${ids[0]}?frame=100`);
  const video = page.locator('video');
  await expect.poll(() => numberShown(video)).toBe(100);
  await page.keyboard.press('j');
  await expect.poll(() => frameTold(page)).toBeLessThan(80);
  await page.keyboard.press('k');
  await expect.poll(async () => (await numberShown(video)) === (await frameTold(page))).toBe(true);

  await page.keyboard.press('l');
  await page.keyboard.press('l');
  expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(2);
  await page.keyboard.press('k');

  // Repeated continuously from its beginning to its end.
  await page.keyboard.press('Home');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('i');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('o');
  await page.keyboard.press('r');
  // Every return is a seek of the player, whenever somebody looks.
  const returns = await video.evaluateHandle((element: HTMLVideoElement) => {
    const times: number[] = [];
    element.addEventListener('seeking', () => times.push(element.currentTime));
    return times;
  });
  await page.keyboard.press('Space');
  const told: number[] = [];
  await expect
    .poll(async () => {
      told.push(await frameTold(page));
      return returns.evaluate((times) => times.length);
    })
    .toBeGreaterThanOrEqual(2);
  const frameOf = (time: number) => Math.floor(time * rate.numerator + 0.001);
  expect((await returns.jsonValue()).map(frameOf)).toEqual(expect.arrayContaining([10]));
  expect(Math.max(...told)).toBeLessThanOrEqual(44);
});

test('by the keyboard alone a film is commented on, drawn on and sent back', async ({ page }) => {
  const { dealId, ids } = await withFilms(page, [sampleNumberedFilm({ rate, frames })]);
  await page.goto(`/review/${dealId}/${ids[0]}`);
  const { keyboard } = page;
  const video = page.locator('video');
  await expect.poll(() => numberShown(video)).toBe(0);
  await keyboard.press('Space');
  await expect.poll(() => frameTold(page)).toBeGreaterThan(5);
  await keyboard.press('Space');
  await goTo(page, 33);

  await keyboard.press('c');
  await keyboard.type('Brighter, please.');
  await tabTo(page, page.getByRole('radio', { name: 'In the brief' }));
  await keyboard.press('ArrowRight');
  await keyboard.press('Control+Enter');
  await expectCommentCard(page, 'Comment 1, 00:01:03, New request, open');

  await goTo(page, 60);
  await keyboard.press('d');
  await keyboard.press('r');
  await keyboard.press('Enter');
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Enter');
  // Once the tool is put away, the text is written.
  await keyboard.press('Escape');
  await keyboard.type('Without this.');
  await tabTo(page, page.getByRole('radio', { name: 'In the brief' }));
  await keyboard.press('ArrowRight');
  await keyboard.press('Control+Enter');
  await expectCommentCard(page, 'Comment 2, 00:02:00, New request, open');
  await expect(commentCard(page, 2)).toContainText('Drawing: rectangle');

  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect.poll(() => numberShown(video)).toBe(33);
  await expect(commentCard(page, 1)).toHaveAttribute('data-chosen', 'true');

  await tabTo(page, page.getByRole('button', { name: /^Request Revision/ }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Send Feedback' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'About this file' })).toContainText('Needs Revision');
  await goTo(page, 2);
});

test('two versions show the same frame, at rest and wherever they are stopped', async ({ page }) => {
  const [older, newer] = [{ ...upright, frames: 90 }, upright];
  const { dealId, ids } = await withFilms(page, [sampleNumberedFilm(older), sampleNumberedFilm(newer)]);
  await page.route(`**/api/deals/${dealId}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const file of answer.data.deal.files) {
      Object.assign(file, { stackId: ids[0], version: ids.indexOf(file.id) + 1 });
    }
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/review/${dealId}/${ids[1]}/compare`);
  const films = page.locator('video');
  await expect(films).toHaveCount(2);
  const shown = async () => [await numberShown(films.first()), await numberShown(films.last())];
  await expect.poll(shown).toEqual([0, 0]);
  // Both are completely visible: no edge is outside of the window.
  for (const film of await films.all()) await expect(film).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(shown).toEqual([30, 30]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toEqual([31, 31]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toEqual([30, 30]);
  await page.keyboard.press('Space');
  await expect.poll(() => frameTold(page)).toBeGreaterThan(45);
  await page.keyboard.press('k');
  const stopped = await frameTold(page);
  await expect.poll(shown).toEqual([stopped, stopped]);
  // The shorter one stays at its last frame.
  await page.keyboard.press('End');
  await expect.poll(shown).toEqual([89, 119]);
  await page.keyboard.press('v');
  await expectWiped(page, { older: 89, newer: 119 });
});

test('a PDF opens in the page, and one that is damaged is offered to take along', async ({ page }) => {
  const { brand, creator } = await newParties(page);
  const dealId = await newBrief(page, { brand, creator }, 'Winter barrier serum');
  const pdf = await readFile(inRoot('tools', 'demo', 'media', 'references', 'barrier-serum-guidelines.pdf'));
  const whole = await addFilm(page, brand, dealId, 'guide.pdf', pdf);
  const damaged = await addFilm(page, brand, dealId, 'damaged.pdf', pdf.subarray(0, 900));
  await signInAs(page, brand);
  await page.goto(`/review/${dealId}/${whole}`);
  await expect(page.getByRole('img', { name: /^Page 1 of \d+$/ })).toBeVisible();
  await expect(page.locator('.pdf-pages')).toContainText('Barrier');
  await page.goto(`/review/${dealId}/${damaged}`);
  await expect(page.getByText('This file has no preview.')).toBeVisible();
});
