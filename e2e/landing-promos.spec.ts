/** The two films of the landing page: not loaded until they are requested, then played with captions. */
import type { Locator, Page } from '@playwright/test';
import { appIsThere } from './app.ts';
import { expect, test } from './fixtures.ts';

/** The requests below `/promo`, by file name. */
function filesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/promo/')) asked.push(pathname.slice('/promo/'.length));
  });
  return asked;
}

const audiences = ['brands', 'creators'] as const;
type Audience = (typeof audiences)[number];

const poster = (page: Page, audience: Audience) =>
  page.getByRole('button', { name: new RegExp(`^Play the film for ${audience}, 0:[23]\\d$`, 'u') });
const film = (page: Page, audience: Audience) => page.locator(`video[aria-label="The film for ${audience}"]`);

const stateOf = (video: Locator) =>
  video.evaluate((it: HTMLVideoElement) => ({
    at: it.currentTime,
    seconds: it.duration,
    paused: it.paused,
    captions: it.textTracks[0]?.mode,
    cues: it.textTracks[0]?.cues?.length ?? 0,
  }));

/** It plays, shows captions, and is as long as the poster says. */
async function expectToPlay(video: Locator, label: string) {
  await expect(video).toBeFocused();
  await expect.poll(async () => (await stateOf(video)).at).toBeGreaterThan(0.2);
  await expect.poll(async () => (await stateOf(video)).cues).toBeGreaterThan(3);
  const { seconds, captions } = await stateOf(video);
  expect(captions).toBe('showing');
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThanOrEqual(40);
  expect(label).toContain(`, 0:${Math.floor(seconds)}`);
}

test('both films play where they are, with captions, by mouse and by keyboard', async ({ page }) => {
  const asked = filesAskedFor(page);
  await page.goto('/');
  await appIsThere(page);
  await poster(page, 'brands').scrollIntoViewIfNeeded();
  const label = await Promise.all(
    audiences.map(async (audience) => (await poster(page, audience).getAttribute('aria-label')) ?? ''),
  );

  expect(asked).toEqual([]);
  await poster(page, 'brands').click();
  await expectToPlay(film(page, 'brands'), label[0] ?? '');
  expect(asked.filter((file) => file.startsWith('creators'))).toEqual([]);

  await poster(page, 'creators').press('Enter');
  await expectToPlay(film(page, 'creators'), label[1] ?? '');
  // Only one plays at a time; and the player's own keys work.
  expect((await stateOf(film(page, 'brands'))).paused).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await stateOf(film(page, 'creators'))).paused).toBe(true);
});

test('a film that cannot be loaded says so, and is tried again', async ({ page }) => {
  await page.route('/promo/brands.mp4', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await appIsThere(page);
  await poster(page, 'brands').click();
  await expect(page.getByText('Failed to load the film.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(film(page, 'brands')).toBeFocused();
  await expect
    .poll(() => film(page, 'brands').evaluate((it: HTMLVideoElement) => it.readyState))
    .toBeGreaterThan(1);
});

test('parts of a film can be asked for', async ({ request }) => {
  const answer = await request.get('/promo/brands.mp4', { headers: { range: 'bytes=4-11' } });
  expect(answer.status()).toBe(206);
  expect(answer.headers()).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
  });
  expect((await answer.body()).toString('latin1')).toMatch(/^ftyp/u);
  const captions = await request.get('/promo/brands.vtt');
  expect(captions.headers()['content-type']).toMatch(/^text\/vtt/u);
});
