/** An operator's own pictures: what is taken, what is stored of it, and where it goes (rules/market#logo). */
import { type MarketSettings, type PictureKind, unnamedMarket } from '@briefcast/contract';
import { accentOf } from '@briefcast/contract/admin/accent';
import { marketPicturePath } from '@briefcast/contract/paths';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { marketLook } from '../../platform/market-look.ts';
import { openProgramRunner } from '../../platform/media/run-program.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { useTestServer } from '../../testing/harness.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { sampleInvoice } from '../../testing/sample-papers.ts';
import { invoiceSheet } from '../invoices/invoice-sheet.ts';
import { invoiceTemplate } from '../invoices/print-invoice.ts';

const server = useTestServer();
const runner = openProgramRunner();
afterAll(() => runner.close());

/** A square in a colour, with a script that must reach nobody. */
const svg = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><script>alert(1)</script><path fill="${colour}" d="M0 0h40v10H0z"/></svg>`,
  );
const png = (height: number) =>
  sharp({ create: { width: 100, height, channels: 3, background: '#c3a6ff' } })
    .png()
    .toBuffer();

const add = async (bytes: Buffer, kind: PictureKind = 'LOGO') => {
  const { client } = await server.signInAdmin();
  const body = { kind, base64: bytes.toString('base64') };
  return (await client.operatorSettings.addPicture({ body })).digest;
};
const look = async (changes: Partial<MarketSettings>) => {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  return client.operatorSettings.change({
    body: { ...settings, market: { ...unnamedMarket, ...changes } },
  });
};
const choose = (light: string, dark: string) => look({ logo: { light, dark } });
const read = (digest: string) => server.app.http.inject(marketPicturePath(digest));

test('a drawing is stored as pixels alone, and large enough for any screen', async () => {
  const answer = await read(await add(svg('#0a0')));
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.body).not.toContain('script');
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1024, height: 256 });
});

test('a picture keeps its size', async () => {
  const { width, height } = await sharp((await read(await add(await png(64)))).rawPayload).metadata();
  expect({ width, height }).toEqual({ width: 100, height: 64 });
});

test.each([
  ['too small', () => png(63)],
  ['no picture', async () => Buffer.from('GIF8 and nothing else')],
  ['a broken drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path')],
  [
    'larger than can be drawn',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
  ],
])('what is %s is refused', async (_what, bytes) => {
  await expect(add(await bytes())).rejects.toMatchObject({ code: 'admin.picture_unusable' });
});

test('a mark is a square of one size, with clear edges where it was none', async () => {
  const drawn = sharp((await read(await add(svg('#0a0'), 'MARK'))).rawPayload);
  const { width, height } = await drawn.metadata();
  expect({ width, height }).toEqual({ width: 512, height: 512 });
  const [edge, middle] = await Promise.all(
    [2, 256].map(async (top) =>
      (
        await drawn.clone().extract({ left: 256, top, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()
      ).toString('hex'),
    ),
  );
  expect({ edge: edge?.slice(6), middle }).toEqual({ edge: '00', middle: '00aa00ff' });
  await expect(add(await png(191), 'MARK')).rejects.toMatchObject({
    code: 'admin.picture_unusable',
    message: expect.stringContaining('192 by 192'),
  });
});

test('a picture for links fills the measures that networks ask for', async () => {
  const wide = sharp({ create: { width: 700, height: 700, channels: 3, background: '#c3a6ff' } });
  const answer = await read(await add(await wide.png().toBuffer(), 'SHARE'));
  expect(answer.headers['content-type']).toBe('image/jpeg');
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('a drawing cannot show files of the server', async () => {
  const outside = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xi="http://www.w3.org/2001/XInclude" viewBox="0 0 40 10"><image href="file:///proc/self/environ" width="40" height="10"/><xi:include href="/etc/passwd" parse="text"/></svg>',
  );
  const { rawPayload } = await read(await add(outside));
  const { channels } = await sharp(rawPayload).stats();
  expect(channels.map(({ max }) => max)).toEqual([0, 0, 0, 0]);
});

test('settings name logos that are stored, and those that they name no longer are removed', async () => {
  const [first, second] = [await add(svg('#123')), await add(svg('#456'))];
  await choose(first, second);
  const { identity } = await server.anonymous.system.site();
  expect(identity?.logo).toEqual({ light: first, dark: second });
  await choose(first, '');
  expect((await read(second)).statusCode).toBe(404);
  expect((await read(first)).statusCode).toBe(200);
  await expect(choose(first, second)).rejects.toMatchObject({
    code: 'request.invalid',
    details: [{ path: ['market', 'logo', 'dark'] }],
  });
});

const print = (language: 'en' | 'ar' = 'en') =>
  withTemporaryFolder((folder) =>
    printPaper(runner.run, folder, {
      template: invoiceTemplate,
      language,
      title: 'Invoice',
      issuedAt: new Date(0),
      sheet: invoiceSheet(sampleInvoice(), language),
    }),
  );
/** How many pixels of the first page have exactly this colour. */
async function pixelsOf(pdf: Buffer, colour: string): Promise<number> {
  const { data } = await (await readPdf(pdf)).picture(1);
  const wanted = Buffer.from(colour.slice(1), 'hex');
  let found = 0;
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((value, channel) => data[at + channel] === value)) found += 1;
  return found;
}

test('papers wear the accent, with the letter of the name until there is a mark', async () => {
  const violet = accentOf(300)['--c-cast'].light;
  await look({ hue: 300 });
  const unnamed = await print();
  expect(await pixelsOf(unnamed, violet)).toBeGreaterThan(100);
  expect(await pixelsOf(unnamed, '#fe94bd')).toBe(0);
  await look({ name: { en: 'Creek', ar: 'الخور' }, hue: 300 });
  for (const language of ['en', 'ar'] as const)
    expect(await pixelsOf(await print(language), violet)).toBeGreaterThan(400);
  await look({ name: { en: 'Creek', ar: 'الخور' }, hue: 300, mark: await add(svg('#00aa00'), 'MARK') });
  const marked = await print();
  expect(await pixelsOf(marked, violet)).toBe(0);
  expect(await pixelsOf(marked, '#00aa00')).toBeGreaterThan(100);
});

test('papers carry the logo', async () => {
  await choose(await add(svg('#789')), '');
  expect(marketLook().logo).not.toBeNull();
  expect((await print()).toString('latin1')).toMatch(/\/Subtype\s*\/Image/u);
  await choose('', '');
  expect((await print()).toString('latin1')).not.toMatch(/\/Subtype\s*\/Image/u);
});
