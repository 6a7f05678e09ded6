/// <reference lib="dom" />
/** Actions in the review room, and how long the browser takes from each until its result is painted. */
import { chromium, type Page } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../../../scripts/lib/chromium.mjs';
import type { ReviewedFilm } from './review.ts';

/** Milliseconds of each try, by action. */
export type Times = Map<string, number[]>;

/** The browser does not report shorter ones; they count as this much. */
const shortestTold = 16;

/** Records in the page how long its events took until the next paint (Event Timing). */
function keepDurations() {
  const kept: number[] = [];
  Object.assign(window, { eventDurations: kept });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window as unknown as { eventDurations: number[] }).eventDurations.splice(0));
  await act();
  // An event is reported a frame or more after its paint.
  const durations = await page.evaluate(async () => {
    for (let n = 0; n < 4; n++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { eventDurations: number[] }).eventDurations;
  });
  return Math.max(shortestTold, ...durations);
}

/**
 * Opens the room of a video as the brand and does every action `times` times; the video has this many open
 * comments.
 */
export async function timeRoomActions(
  origin: string,
  { dealId, fileId, brand }: ReviewedFilm,
  { comments, times }: { comments: number; times: number },
): Promise<Times> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumSwitches,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const answer = await fetch(`${origin}/api/auth/me`, {
      headers: { authorization: `Bearer ${brand.token}` },
    });
    const { data } = (await answer.json()) as { data: { user: unknown } };
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('authToken', token);
        localStorage.setItem('authUser', user);
      },
      [brand.token, JSON.stringify(data.user)] as const,
    );
    await page.addInitScript(keepDurations);
    await page.goto(`${origin}/review/${dealId}/${fileId}`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('article.comment-card').length === count,
      comments,
    );
    const press = (key: string) => () => page.keyboard.press(key);
    const tab = (name: string) => () => page.getByRole('tab', { name }).click();
    const acts: Record<string, () => Promise<void>> = {
      'one frame on': press('ArrowRight'),
      'the next comment': press('ArrowDown'),
      'a comment is done': press('x'),
      'all comments': tab('All'),
      'the open ones': tab('Open'),
      'a new comment is begun': press('c'),
      'a letter of it': press('a'),
      'it is left': press('Escape'),
    };
    const found: Times = new Map(Object.keys(acts).map((name) => [name, []]));
    for (let n = 0; n < times; n++) {
      for (const [name, act] of Object.entries(acts)) found.get(name)?.push(await timeOf(page, act));
    }
    return found;
  } finally {
    await browser.close();
  }
}
