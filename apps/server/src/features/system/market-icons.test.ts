/** Icons of the market wherever browsers and phones read them (rules/market#icons). */
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MarketSettings, marketIcons, unnamedMarket } from '@briefcast/contract';
import { accentOf } from '@briefcast/contract/admin/accent';
import { iconPath, marketIconPath } from '@briefcast/contract/paths';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../../platform/places.ts';
import { useTestServer } from '../../testing/harness.ts';

const head = `<!doctype html><head><link rel="icon" type="image/svg+xml" href="/favicon.svg" />
<link rel="apple-touch-icon" href="/icons/apple-touch-180.png" /></head>`;
const manifest = JSON.stringify({
  icons: [{ src: '/icons/app-192.png' }, { src: '/icons/maskable-512.png' }],
});

/** A build of the web app with its own icons. */
const webFolder = await mkdtemp(join(tmpdir(), 'briefcast-icons-'));
const client = join(webFolder, 'client');
await mkdir(client);
await writeFile(join(client, 'index.html'), head);
await writeFile(join(client, 'manifest.webmanifest'), manifest);
await cp(join(repositoryFolder, 'apps', 'web', 'public'), client, { recursive: true });

const server = useTestServer({}, { webFolder });

const get = (url: string) => server.app.http.inject({ url, headers: { accept: 'text/html' } });
const look = async (market: Partial<MarketSettings>) => {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  await client.operatorSettings.change({ body: { ...settings, market: { ...unnamedMarket, ...market } } });
};
const addMark = async (picture: Buffer) => {
  const { client } = await server.signInAdmin();
  const body = { kind: 'MARK' as const, base64: picture.toString('base64') };
  return (await client.operatorSettings.addPicture({ body })).digest;
};
/** The colour of a pixel, from 0 to 1 of both sides, with its opacity. */
async function colourAt(png: Buffer, x: number, y: number): Promise<string> {
  const { width, height } = await sharp(png).metadata();
  const place = { left: Math.floor(x * (width - 1)), top: Math.floor(y * (height - 1)), width: 1, height: 1 };
  return (await sharp(png).extract(place).ensureAlpha().raw().toBuffer()).toString('hex');
}
/** An icon as a browser gets it that asks at its stable address. */
async function iconAt(address: string): Promise<Buffer> {
  const first = await get(address);
  if (first.statusCode === 200) return first.rawPayload;
  const { statusCode, headers, rawPayload } = await get(String(first.headers.location));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': /immutable/u });
  return rawPayload;
}

test('an unnamed market has the product’s icons, each of the size in its name', async () => {
  expect((await get('/')).body).toBe(head);
  const sizes = await Promise.all(
    marketIcons.map(async (icon) => (await sharp((await get(iconPath(icon))).rawPayload).metadata()).width),
  );
  expect(sizes).toEqual(marketIcons.map((icon) => Number(icon.split('-').at(-1))));
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/png');
});

test('a named market has its letter on its accent, in pages, manifests and at every stable address', async () => {
  await look({ name: { en: 'Ledger', ar: '' }, hue: 300 });
  const page = (await get('/')).body;
  const [, favicon = '', touch = ''] =
    /href="([^"]+)">\s*<link rel="apple-touch-icon" href="([^"]+)">/u.exec(page) ?? [];
  expect([favicon, touch]).toEqual([
    expect.stringMatching(/^\/api\/market\/icons\/[0-9a-f]{16}\/favicon-48$/u),
    expect.stringMatching(/apple-touch-180$/u),
  ]);
  const tag = favicon.split('/').at(-2) ?? '';
  expect((await get('/manifest.webmanifest')).json()).toEqual({
    icons: [{ src: marketIconPath(tag, 'app-192') }, { src: marketIconPath(tag, 'maskable-512') }],
  });
  for (const address of ['/favicon.ico', '/favicon.svg'])
    expect((await get(address)).headers).toMatchObject({ location: favicon, 'cache-control': 'no-cache' });

  const accent = `${accentOf(300)['--c-cast'].light.slice(1)}ff`;
  const app = await iconAt(iconPath('app-192'));
  // The stroke of an L is at the left of its middle, and nothing to the right of that.
  expect(await colourAt(app, 0.42, 0.5)).toBe('09241cff');
  expect(await colourAt(app, 0.6, 0.4)).toBe(accent);
  expect(await colourAt(app, 0, 0)).toMatch(/00$/u);
  expect(await colourAt(await iconAt(iconPath('maskable-192')), 0, 0)).toBe(accent);
  const badge = await iconAt(iconPath('badge-96'));
  expect(await colourAt(badge, 0.95, 0.1)).toMatch(/00$/u);
  const { channels } = await sharp(badge).removeAlpha().stats();
  expect(Math.max(...channels.map(({ max }) => max))).toBe(255);
});

test('a mark takes the place of the letter, and keeps clear of the edges that phones cut', async () => {
  const disc = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#204060"/></svg>',
  );
  await look({ name: { en: 'Ledger', ar: '' }, mark: await addMark(disc) });
  expect(await colourAt(await iconAt(iconPath('app-512')), 0.5, 0.02)).toBe('204060ff');
  const maskable = await iconAt(iconPath('maskable-512'));
  // A dark mark on white, within the circle that stays.
  expect(await colourAt(maskable, 0.5, 0.15)).toBe('ffffffff');
  expect(await colourAt(maskable, 0.5, 0.5)).toBe('204060ff');
  const badge = await iconAt(iconPath('badge-96'));
  expect(await colourAt(badge, 0.5, 0.5)).toBe('ffffffff');
  expect(await colourAt(badge, 0, 0)).toMatch(/00$/u);
});

test('a mark with a ground of its own goes on to the edges', async () => {
  const tile = await sharp({ create: { width: 192, height: 192, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer();
  await look({ mark: await addMark(tile) });
  expect(await colourAt(await iconAt(iconPath('maskable-192')), 0.01, 0.01)).toBe('aa3311ff');
});

test('an address of an earlier look leads to the present one', async () => {
  await look({ name: { en: 'Ledger', ar: '' }, hue: 300 });
  const earlier = String((await get('/favicon.ico')).headers.location);
  await look({ name: { en: 'Ledger', ar: '' }, hue: 130 });
  const answer = await get(earlier);
  expect(answer.headers).toMatchObject({ location: '/icons/favicon-48.png', 'cache-control': 'no-cache' });
  await look({});
  expect((await get('/icons/favicon-48.png')).headers['content-type']).toBe('image/png');
});
