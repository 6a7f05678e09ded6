/**
 * Goes to frames of a video in the review room in every possible way, and reads from screenshots which one is
 * visible.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { WatchedPage } from '../browsers/browser.ts';
import { frames, type NumberedFilm, pictureOf } from './numbered-films.ts';
import { type Box, readNumber } from './read-number.ts';

export interface Sight {
  /** How the frame was reached. */
  way: string;
  /** The requested frame; null if the video was stopped during playback. */
  asked: number | null;
  /** The frame that the room states. */
  told: number;
  /** The number in the picture; null if there is none. */
  shown: number | null;
}

const timeline = `document.querySelector('.timeline [role=slider]')`;
const patience = 10_000;

/** Polls until the value is right or time runs out; returns the last one. */
async function until<T>(read: () => Promise<T>, isRight: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const value = await read();
    if (isRight(value) || Date.now() > deadline) return value;
    await wait(30);
  }
}

const told = async (page: WatchedPage) =>
  Number(await page.evaluate(`${timeline}?.getAttribute('aria-valuenow') ?? -1`));

/** The position of the video in whole pixels of a screenshot; null before it is there. */
const filmBox = `(() => {
  const { left, top, width, height } = document.querySelector('video')?.getBoundingClientRect() ?? { width: 0 };
  return width > 0 ? { left: Math.ceil(left), top: Math.ceil(top), width: Math.floor(width) - 1, height: Math.floor(height) - 1 } : null;
})()`;

/** The visible number; null if there is none. */
async function shown(page: WatchedPage): Promise<number | null> {
  const box = (await page.evaluate(filmBox)) as Box | null;
  return box && readNumber(await page.picture(), box);
}

/**
 * Whether the frame is wrong: the stated one differs from the requested one, or the visible one from the
 * stated one.
 */
export const isOff = (film: NumberedFilm, { asked, told, shown }: Sight): boolean =>
  (asked !== null && told !== asked) || shown !== pictureOf(film, told);

/** Waits for the requested frame and for its picture; returns the final state. */
async function look(
  page: WatchedPage,
  film: NumberedFilm,
  way: string,
  asked: number | null,
): Promise<Sight> {
  const frame = await until(
    () => told(page),
    (value) => asked === null || value === asked,
  );
  const picture = await until(
    () => shown(page),
    (value) => value === pictureOf(film, frame),
  );
  return { way, asked, told: frame, shown: picture };
}

interface Track {
  left: number;
  top: number;
  width: number;
  last: number;
}

/** Clicks this many positions of the timeline, irregularly spaced but the same in every run. */
async function pressTimeline(page: WatchedPage, film: NumberedFilm, presses: number): Promise<Sight[]> {
  const { left, top, width, last } = (await page.evaluate(
    `(({ left, top, width }, last) => ({ left, top, width, last: Number(last) }))(${timeline}.getBoundingClientRect(), ${timeline}.getAttribute('aria-valuemax'))`,
  )) as Track;
  const sights: Sight[] = [];
  for (let press = 1; press <= presses; press += 1) {
    const x = Math.round(left + ((press * 0.618_034) % 1) * width);
    await page.click(x, Math.round(top + 10));
    const share = Math.max(0, Math.min(1, (x - left) / width));
    sights.push(await look(page, film, `the timeline at ${x}`, Math.round(share * last)));
  }
  return sights;
}

/**
 * Goes to the frames of a video: by opening its room at the beginning and at frame 100, clicks on the
 * timeline, keys, pauses, its end.
 */
export async function watchFrames(
  page: WatchedPage,
  film: NumberedFilm,
  room: string,
  presses: number,
): Promise<Sight[]> {
  await page.goTo(room);
  const sights = [await look(page, film, 'opening', 0)];
  await page.goTo(`${room}?frame=100`);
  sights.push(await look(page, film, 'the address', 100));
  sights.push(...(await pressTimeline(page, film, presses)));
  const second = Math.round(film.rate.numerator / film.rate.denominator);
  for (const [key, frame] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['Shift+ArrowRight', 1 + second],
    ['End', frames - 1],
  ] as const) {
    await page.press(key);
    sights.push(await look(page, film, key, frame));
  }
  await page.press('Home');
  for (const after of [20, 60, 110]) {
    await page.press('Space');
    await until(
      () => told(page),
      (value) => value > after,
    );
    await page.press('k');
    sights.push(await look(page, film, `a stop after ${after}`, null));
  }
  // Plays the last second to the end, and goes back from there.
  for (const key of ['End', 'Shift+ArrowLeft', 'Space']) await page.press(key);
  await until(
    () => page.evaluate(`document.querySelector('video').paused`),
    (isPaused) => isPaused === true,
  );
  await page.press('ArrowLeft');
  sights.push(await look(page, film, 'back from the end', frames - 2));
  return sights;
}
