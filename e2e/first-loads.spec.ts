/** How a page is loaded: by the files that it names, of its own language, and without moving (docs/decisions, "a plain way in"). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { appIsThere } from './app.ts';
import { expect, test } from './demo-test.ts';
import { addressOfLoad, ownLoads } from './first-loads.ts';

const largestShift = 0.02;
/** About as much of a page's HTML as fills a window. */
const firstBytes = 12_000;
const pieceBytes = 400;

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

for (const { path, faces } of [
  { path: '/', faces: 0 },
  { path: '/ar', faces: 2 },
]) {
  test(`${path} loads the files and faces of its own language`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await appIsThere(page);
    await page.evaluate(() => document.fonts.ready);
    const files = asked.filter((name) => /\.(?:js|css|woff2)$/u.test(name));
    expect(files.filter((name) => /arabic.*\.woff2$/u.test(name))).toHaveLength(faces);
    const isArabic = path === '/ar';
    const ofOthers = files.filter((name) => name.startsWith('/assets/ar/') !== isArabic);
    expect(ofOthers).toEqual([]);
  });
}

const ownFiles = /"(\/assets\/[^"]+\.(?:js|css))"/gu;

for (const load of ownLoads) {
  test.describe(() => {
    test.use({ visitor: load.visitor });

    test(`${load.name}: the files that the page names are enough`, async ({
      page,
      browser,
      demo,
      request,
    }) => {
      const url = await addressOfLoad(demo, browser, load);
      const html = await (await request.get(url, { headers: { accept: 'text/html' } })).text();
      const named = new Set([...html.matchAll(ownFiles)].map(([, file = '']) => file));
      // No script is only discovered by another one.
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
