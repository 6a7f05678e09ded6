/** What a first visit loads, and that nothing moves meanwhile (docs/decisions, "a plain way in"). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './demo-test.ts';
import { addressOfLoad, ownLoads } from './first-loads.ts';

const kinds = ['script', 'stylesheet', 'font'] as const;
type Kind = (typeof kinds)[number];

/** In bytes: scripts and styles gzipped, fonts as they are. */
interface Budget extends Record<Kind, number> {
  path: string;
  /** The number of files of these kinds together. */
  files: number;
}

const budgets: Budget[] = [
  // The parts further down, with the queries, are loaded near the window; the contract with the first call.
  { path: '/', script: 126_200, stylesheet: 19_200, font: 140_000, files: 11 },
  // Includes the button for the comparison on each card; the bar and the page are loaded when a creator is
  // chosen.
  { path: '/creators', script: 183_400, stylesheet: 22_600, font: 140_000, files: 22 },
  { path: '/creators/:creator', script: 165_400, stylesheet: 22_600, font: 140_000, files: 18 },
  // Three faces and a fourth for digits in headings; a letter of its words takes two bytes.
  { path: '/ar', script: 127_000, stylesheet: 19_200, font: 140_000, files: 13 },
];
const largestShift = 0.02;
/** About as much of a page's HTML as fills a window. */
const firstBytes = 12_000;
const pieceBytes = 400;

interface Loaded {
  kind: Kind;
  name: string;
  bytes: number;
}

/** Records all files of these kinds that the page requests from now on. */
function collect(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const sizes = async () => {
    const loaded: Loaded[] = [];
    for (const response of responses) {
      const kind = kinds.find((one) => one === response.request().resourceType());
      if (!kind) continue;
      const body = await response.body();
      loaded.push({
        kind,
        name: new URL(response.url()).pathname,
        bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length,
      });
    }
    return loaded.toSorted((one, other) => other.bytes - one.bytes);
  };
  return sizes;
}

/** Adds up layout shifts without user input; read it when the page is idle. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // Entries are reported with the frame after the shift.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { shifted: number }).shifted;
    });
}

const table = (loaded: Loaded[]) =>
  loaded.map(({ name, bytes }) => `${String(bytes).padStart(8)}  ${name}`).join('\n');

for (const { path, ...budget } of budgets) {
  for (const width of [1440, 390]) {
    test(`the first load of ${path} is light and still, ${width} wide`, async ({ page, demo }) => {
      await page.setViewportSize({ width, height: 900 });
      const sizes = collect(page);
      const shifted = await watchShifts(page);
      await page.goto(await demo.addressOf({ path, visitor: 'nobody' }));
      // No request is pending: what waits for an idle moment has been loaded as well.
      await page.waitForLoadState('networkidle');
      expect.soft(await shifted()).toBeLessThan(largestShift);
      const loaded = await sizes();
      for (const kind of kinds) {
        const files = loaded.filter((file) => file.kind === kind);
        const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
        expect.soft(total, `${kind}s of ${path}:\n${table(files)}\n`).toBeLessThanOrEqual(budget[kind]);
      }
      expect.soft(loaded.length, table(loaded)).toBeLessThanOrEqual(budget.files);
      // A page without Arabic text loads no Arabic font, and no page what was built for another language.
      const isArabic = path.startsWith('/ar');
      const ofArabic = loaded.filter(({ name }) => name.includes('arabic'));
      expect(ofArabic).toHaveLength(isArabic ? 2 : 0);
      expect(loaded.filter(({ name }) => name.startsWith('/assets/ar/') !== isArabic)).toEqual([]);
    });
  }
}

/**
 * The files that the pages of signed-in people name themselves: how many scripts and styles, and their bytes
 * as above.
 */
const ownBudgets: Record<string, { files: number; bytes: number }> = {
  "Brand's dashboard": { files: 19, bytes: 229_000 },
  "Creator's dashboard": { files: 20, bytes: 234_400 },
  "Brand's deal": { files: 21, bytes: 248_300 },
  "Creator's deal": { files: 22, bytes: 236_000 },
  'Review room': { files: 24, bytes: 243_100 },
  Admin: { files: 25, bytes: 305_000 },
};

const ownFiles = /"(\/assets\/[^"]+\.(?:js|css))"/gu;

for (const load of ownLoads) {
  test.describe(() => {
    test.use({ visitor: load.visitor });

    test(`${load.name}: the page names the few files that it needs, and they are enough`, async ({
      page,
      browser,
      demo,
      request,
    }) => {
      const url = await addressOfLoad(demo, browser, load);
      const html = await (await request.get(url, { headers: { accept: 'text/html' } })).text();
      const named = new Set([...html.matchAll(ownFiles)].map(([, file = '']) => file));
      const sizes = await Promise.all(
        [...named].map(async (name) => {
          const body = await (await request.get(demo.baseUrl + name)).body();
          return { kind: 'script' as const, name, bytes: gzipSync(body, { level: 9 }).length };
        }),
      );
      const { files, bytes } = ownBudgets[load.name] ?? { files: 0, bytes: 0 };
      const total = sizes.reduce((sum, one) => sum + one.bytes, 0);
      expect.soft(named.size, table(sizes)).toBeLessThanOrEqual(files);
      expect.soft(total, table(sizes)).toBeLessThanOrEqual(bytes);

      // The page is complete without any other script: none is only discovered by another one.
      await page.route('**/assets/*.js', (route) =>
        named.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
      );
      await page.goto(url);
      await expect(page.locator('#root h1')).toHaveCount(1);
      await expect(page.locator('#root').getByText(/^Loading/u)).toHaveCount(0);
      await expect(page.locator('#root main')).not.toBeEmpty();
    });
  });
}

/** A proxy that sends the first part of a page in pieces, the next one on request. */
async function servePieces(baseUrl: string) {
  let next: (() => void) | null = null;
  const server = createServer(async (request, response) => {
    const answer = await fetch(baseUrl + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!type.startsWith('text/html')) return response.end(body);
    // Nothing is painted before the content begins.
    let sent = 0;
    for (let end = body.indexOf('<main'); end < firstBytes; end += pieceBytes) {
      response.write(body.subarray(sent, end));
      sent = end;
      await new Promise<void>((resolve) => {
        next = resolve;
      });
    }
    next = null;
    response.end(body.subarray(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns whether there was one. */
    sendNext: () => {
      next?.();
      return next !== null;
    },
    stop: () => server.close(),
  };
}

test('a page that arrives in pieces grows at its end alone', async ({ page, demo }) => {
  const { url, sendNext, stop } = await servePieces(demo.baseUrl);
  await page.setViewportSize({ width: 1440, height: 900 });
  const shifted = await watchShifts(page);
  await page.goto(url, { waitUntil: 'commit' });
  // Each is painted before the next one is sent.
  const drawn = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  do await drawn();
  while (sendNext());
  await page.waitForLoadState();
  expect(await shifted()).toBeLessThan(largestShift);
  stop();
});
