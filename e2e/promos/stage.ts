/** The page that is filmed. Its clock stops until the next frame is wanted, however long a frame takes to make. */
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import type { BrowserState } from '../demo.ts';

/** Small, so that text is large in the film; each CSS pixel is two pixels wide, so that the camera can zoom in. */
export const stageSize = { width: 1024, height: 576 };
export const pixelsPerPoint = 2;

/** In real time, on a busy machine. */
const longestWaitMs = 60_000;

export interface Stage {
  page: Page;
  /** Waits for all pending requests, without advancing the film's time. */
  settle(): Promise<void>;
  /** Advances timers, animations and videos. */
  pass(milliseconds: number): Promise<void>;
  /** A screenshot, as a JPEG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Runs in the page, before its own scripts: stops what the test clock does not control. */
function holdTime() {
  const held = new WeakSet<Animation>();
  const playing = new Set<HTMLVideoElement>();
  const play = HTMLVideoElement.prototype.play;
  HTMLVideoElement.prototype.play = async function (this: HTMLVideoElement) {
    await play.call(this);
    // It counts as playing, and is advanced by seeking.
    this.playbackRate = 0;
    playing.add(this);
  };

  function holdAnimations() {
    // A caret that blinks in real time would flicker.
    document.documentElement.style.setProperty('caret-animation', 'manual');
    for (const animation of document.getAnimations()) {
      if (held.has(animation)) continue;
      held.add(animation);
      animation.pause();
      animation.currentTime = 0;
    }
  }

  function passAnimations(milliseconds: number) {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      const next = Number(animation.currentTime ?? 0) + milliseconds;
      if (next >= end) animation.finish();
      else animation.currentTime = next;
    }
  }

  async function passVideos(milliseconds: number) {
    for (const video of playing) {
      if (video.paused || !video.isConnected) {
        playing.delete(video);
        continue;
      }
      const next = video.currentTime + milliseconds / 1000;
      if (!(next < video.duration)) {
        video.playbackRate = 1;
        playing.delete(video);
        continue;
      }
      await new Promise<void>((resolve) => {
        video.requestVideoFrameCallback(() => resolve());
        video.currentTime = next;
      });
    }
  }

  function isSeen(image: HTMLImageElement) {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  }

  async function picturesAreThere() {
    const seen = [...document.images].filter(isSeen);
    if (!seen.every((image) => image.complete)) return false;
    // Loaded images are painted only once they are decoded; broken ones are not waited for.
    await Promise.allSettled(seen.map((image) => image.decode()));
    return true;
  }

  Object.assign(window, { film: { holdAnimations, passAnimations, passVideos, picturesAreThere } });
}

/** Runs in the page: whether emoji are drawn in colour, and not as the empty box of a missing font. */
function drawsEmoji(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.font = '24px sans-serif';
  context.fillText('🎉', 0, 24);
  const { data } = context.getImageData(0, 0, 32, 32);
  return data.some((red, at) => at % 4 === 0 && Math.abs(red - (data[at + 1] ?? 0)) > 40);
}

/** What `holdTime` adds to the page. */
interface InPage {
  film: {
    holdAnimations(): void;
    passAnimations(milliseconds: number): void;
    passVideos(milliseconds: number): Promise<void>;
    picturesAreThere(): Promise<boolean>;
  };
}

/** Tracks pending requests; except the stream of live events and playing videos, which never end. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== '/api/events' && request.resourceType() !== 'media') open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => open.delete(request));
  }
  return open;
}

/** Opens the browser of somebody who has signed in before. */
export async function openStage(
  browser: Browser,
  baseURL: string,
  storageState: BrowserState,
): Promise<Stage> {
  const context = await browser.newContext({
    baseURL,
    storageState,
    viewport: stageSize,
    deviceScaleFactor: pixelsPerPoint,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  if (!(await page.evaluate(drawsEmoji))) {
    throw new Error('The films show an emoji: install a font for it, such as fonts-noto-color-emoji.');
  }
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.addInitScript(holdTime);
  const session: CDPSession = await context.newCDPSession(page);
  // An animation that begins while a screenshot is taken would be over before the next one.
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const underWay = watchRequests(page);

  async function settle() {
    const patience = Date.now() + longestWaitMs;
    let quiet = 0;
    while (quiet < 3) {
      if (Date.now() > patience) {
        throw new Error(`Still under way: ${[...underWay].map((request) => request.url()).join(', ')}`);
      }
      // Runs effects and callbacks that are scheduled without a delay.
      await page.clock.runFor(1);
      const ready = await page.evaluate(async () => {
        const { film } = window as unknown as InPage;
        film.holdAnimations();
        return film.picturesAreThere();
      });
      quiet = ready && underWay.size === 0 ? quiet + 1 : 0;
      if (quiet === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // The server's clock has advanced meanwhile, so new data must not appear to be from the future.
    await page.clock.setSystemTime(Date.now());
  }

  return {
    page,
    settle,
    async pass(milliseconds) {
      await page.clock.runFor(milliseconds);
      await page.evaluate(async (step) => {
        const { film } = window as unknown as InPage;
        film.passAnimations(step);
        film.holdAnimations();
        await film.passVideos(step);
      }, milliseconds);
      if (underWay.size > 0) await settle();
    },
    async picture() {
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: 95,
        optimizeForSpeed: true,
      });
      return Buffer.from(data, 'base64');
    },
    close: () => context.close(),
  };
}
