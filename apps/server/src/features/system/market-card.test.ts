/** The card of the market, and how others are signed (rules/market#share-picture). */
import { api, type MarketSettings, requestPath, unnamedMarket } from '@briefcast/contract';
import { accentOf } from '@briefcast/contract/admin/accent';
import { marketCardPath } from '@briefcast/contract/paths';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { publishedCreator } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const get = (url: string, headers: Record<string, string> = {}) => server.app.http.inject({ url, headers });
const look = async (market: Partial<MarketSettings>) => {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  await client.operatorSettings.change({ body: { ...settings, market: { ...unnamedMarket, ...market } } });
};
const violet = accentOf(300)['--c-cast'].light;

/** How many of the pixels in a part of a card are near a colour, a JPEG having no exact ones. */
async function pixelsNear(
  card: Buffer,
  colour: string,
  part = { left: 0, top: 0, width: 1200, height: 630 },
) {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const pixels = await sharp(card).extract(part).removeAlpha().raw().toBuffer();
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (wanted.every((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)) < 14)) found += 1;
  return found;
}
const strip = { left: 0, top: 620, width: 1200, height: 10 };
const leftHalf = { left: 0, top: 0, width: 600, height: 600 };
const rightHalf = { left: 600, top: 0, width: 600, height: 600 };

test('the card of a market wears its accent and begins where its language does', async () => {
  await look({ name: { en: 'Creek', ar: 'الخور' }, hue: 300 });
  const [english, arabic] = await Promise.all([get(marketCardPath('en')), get(marketCardPath('ar'))]);
  expect(english.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(english.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await pixelsNear(english.rawPayload, violet, strip)).toBeGreaterThan(11_000);
  // The tile with the letter.
  expect(await pixelsNear(english.rawPayload, violet, leftHalf)).toBeGreaterThan(5000);
  expect(await pixelsNear(english.rawPayload, violet, rightHalf)).toBe(0);
  expect(await pixelsNear(arabic.rawPayload, violet, rightHalf)).toBeGreaterThan(5000);
  expect(await pixelsNear(arabic.rawPayload, violet, leftHalf)).toBe(0);

  const etag = String(english.headers.etag);
  expect((await get(marketCardPath('en'), { 'if-none-match': etag })).statusCode).toBe(304);
  await look({ name: { en: 'Creek', ar: 'الخور' }, hue: 130 });
  expect((await get(marketCardPath('en'), { 'if-none-match': etag })).statusCode).toBe(200);
});

test('a card of a creator is signed by the market, in its accent', async () => {
  const creator = await publishedCreator(server);
  const cardOf = async () =>
    (await get(requestPath(api.creators.linkCard, { params: { id: creator.user.id } }))).rawPayload;
  const foot = { left: 0, top: 500, width: 600, height: 130 };
  await look({});
  expect(await pixelsNear(await cardOf(), '#fe94bd', foot)).toBeGreaterThan(200);
  await look({ name: { en: 'Creek', ar: '' }, hue: 300 });
  const named = await cardOf();
  expect(await pixelsNear(named, '#fe94bd')).toBe(0);
  expect(await pixelsNear(named, violet, foot)).toBeGreaterThan(500);

  const { client } = await server.signInAdmin();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path fill="#00ffff" d="M0 0h40v10H0z"/></svg>';
  const body = { kind: 'LOGO' as const, base64: Buffer.from(drawing).toString('base64') };
  const { digest } = await client.operatorSettings.addPicture({ body });
  await look({ name: { en: 'Creek', ar: '' }, hue: 300, logo: { light: '', dark: digest } });
  const signed = await cardOf();
  expect(await pixelsNear(signed, '#00ffff', foot)).toBeGreaterThan(3000);
  // Initials have a lighter shade, at whose edges some are near.
  expect(await pixelsNear(signed, violet)).toBeLessThan(50);
});
