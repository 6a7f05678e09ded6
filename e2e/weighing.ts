/**
 * Loads a page over a slow connection and measures it: how many requests, how many bytes, and when its first
 * text was visible.
 */
import type { CDPSession, Page } from '@playwright/test';
import { isReadable } from './readable.ts';

/** The connection of a phone with poor reception. */
export const slowLine = { bitsPerSecond: 400_000, latencyMs: 400 };
/** A page is idle when nothing has arrived for this long. */
const quietMs = 2500;

export interface Weight {
  requests: number;
  bytes: number;
}

/** A moment of a load: the time since the navigation began, and what had arrived until then. */
export interface Moment extends Weight {
  ms: number;
}

export interface Load {
  /** When the page's heading is readable. */
  text: Moment;
  /** When the app has rendered the page with all its data. */
  content: Moment;
  /** Everything until the page is idle. */
  whole: Weight;
  /** How long the page's main thread has worked until then, in seconds. */
  work: number;
}

/** How long a page's main thread has worked so far, in seconds. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** The work of a fixed page, with which the work of others is compared, because machines differ. */
export async function fixedWork(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.setContent('<ol></ol>');
  await page.evaluate(() => {
    const list = document.querySelector('ol');
    for (let round = 0; round < 20; round += 1) {
      list?.replaceChildren(
        ...Array.from({ length: 1000 }, (_, row) => {
          const item = document.createElement('li');
          item.textContent = `${round}: ${(row * 7919) % 1000}`;
          return item;
        }),
      );
      list?.getBoundingClientRect();
    }
  });
  return workOf(session);
}

/**
 * Records the moments at which the page's heading is readable, and at which its content is there. If the
 * first heading is for screen readers alone, the next one counts.
 */
const watchMoments = (isReadable: (element: Element) => boolean) => {
  const isThere = (headings: string) => [...document.querySelectorAll(headings)].some(isReadable);
  const moments = {
    text: () => isThere(':is(h1, h2, h3)'),
    content: () =>
      isThere('#root :is(h1, h2, h3)') &&
      // A part that is loading but hidden on a phone keeps nobody waiting.
      [...document.querySelectorAll('#root :is(.starting-text, .skeleton, [aria-busy=true])')].every(
        (place) => !place.checkVisibility(),
      ),
  };
  const look = () => {
    for (const [name, isReached] of Object.entries(moments)) {
      if (performance.getEntriesByName(name).length === 0 && isReached()) performance.mark(name);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

interface Arrival {
  at: number;
  bytes: number;
}

/** Slows the page's connection down and measures what it loads. Call `load` again for a warm visit. */
export async function weigher(page: Page): Promise<{ load: (url: string) => Promise<Load> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowLine.latencyMs,
    downloadThroughput: slowLine.bitsPerSecond / 8,
    uploadThroughput: slowLine.bitsPerSecond / 8,
  });
  await page.addInitScript(`(${watchMoments})(${isReadable})`);

  let arrivals = new Map<string, Arrival>();
  let cached = new Set<string>();
  let lastAt = 0;
  const note = (requestId: string, bytes: number, isWhole: boolean) => {
    lastAt = performance.now();
    if (cached.has(requestId)) return;
    const known = arrivals.get(requestId)?.bytes ?? 0;
    arrivals.set(requestId, { at: lastAt, bytes: isWhole ? bytes : known + bytes });
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.url.startsWith('data:')) cached.add(requestId);
    else note(requestId, 0, false);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    note(requestId, encodedDataLength, false),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, encodedDataLength, true),
  );

  const weigh = (until: number): Weight => {
    const meant = [...arrivals.values()].filter(({ at }) => at <= until);
    return { requests: meant.length, bytes: meant.reduce((sum, { bytes }) => sum + bytes, 0) };
  };

  async function momentOf(name: string): Promise<Moment> {
    const reached = await page.waitForFunction(
      (name) => performance.getEntriesByName(name)[0]?.startTime,
      name,
      { timeout: 120_000 },
    );
    const at = performance.now();
    return { ms: (await reached.jsonValue()) ?? 0, ...weigh(at) };
  }

  async function load(url: string): Promise<Load> {
    arrivals = new Map();
    cached = new Set();
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    const text = await momentOf('text');
    const content = await momentOf('content');
    do await page.waitForTimeout(quietMs / 5);
    while (performance.now() - lastAt < quietMs);
    return { text, content, whole: weigh(Number.POSITIVE_INFINITY), work: await workOf(session) };
  }
  return { load };
}
