import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageSource } from '@briefcast/contract';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWeb } from './serve-web.ts';

const page = (script: string) => `<!doctype html><script>${script}</script><script src="/app.js"></script>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefcast-web-'));
  await mkdir(join(folder, 'client'));
  await writeFile(join(folder, 'client', 'index.html'), page(''));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Source of pages of an installation that nobody has named. */
const ofAnyMarket = { site: () => ({ demo: null }) } as unknown as PageSource;

const anyPage = { url: '/some-page', headers: { accept: 'text/html' } };

async function webApp(storeOrigin: string | null) {
  const app = Fastify();
  await app.register(compress, { global: false });
  await serveWeb(app, {
    folder,
    publicUrl: 'http://x',
    storeOrigin,
    source: ofAnyMarket,
    pages: [],
    secretPages: [],
  });
  return app;
}

/** What the pages may load, by kind. */
async function policyOf(storeOrigin: string | null): Promise<Record<string, string>> {
  const app = await webApp(storeOrigin);
  const answer = await app.inject(anyPage);
  await app.close();
  const policy = String(answer.headers['content-security-policy']);
  return Object.fromEntries(policy.split(';').map((rule) => rule.split(/ (.*)/s).slice(0, 2)));
}

it('lets pages show pictures and videos of the store that browsers are sent to, and nothing else', async () => {
  const store = 'http://store.example:9000';
  const [usual, withStore] = [await policyOf(null), await policyOf(store)];
  const { 'img-src': images, 'media-src': media, ...rest } = withStore;
  expect(images).toBe(`${usual['img-src']} ${store}`);
  expect(media).toBe(`${usual['media-src']} ${store}`);
  expect({ ...usual, ...rest }).toEqual(usual);
  expect(JSON.stringify(usual)).not.toContain('store.example');
});

it('lets pages be framed by nobody, and load code, objects and bases from nowhere else', async () => {
  expect(await policyOf(null)).toMatchObject({
    'default-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

it('lets the script run that is inside the built page, that of a newer build too, and no other', async () => {
  const scripts = async () => (await policyOf(null))['script-src'];
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const file = join(folder, 'client', 'index.html');
  await writeFile(file, page('first()'));
  expect(await scripts()).toBe(`'self' ${hashOf('first()')}`);
  const app = await webApp(null);
  const policy = async () => String((await app.inject(anyPage)).headers['content-security-policy']);
  expect(await policy()).toContain(hashOf('first()'));
  await writeFile(file, page('second()'));
  // A build takes longer than the resolution of the file system's timestamps.
  await utimes(file, new Date(), new Date(Date.now() + 1000));
  expect(await policy()).toContain(hashOf('second()'));
  expect(await policy()).not.toContain(hashOf('first()'));
  await app.close();
});

it('lets a page that is made in the browser say that it needs script', async () => {
  const file = join(folder, 'client', 'index.html');
  await writeFile(file, '<noscript><!--needs-script--></noscript>');
  const app = await webApp(null);
  expect((await app.inject(anyPage)).body).toBe(
    '<noscript>This page needs JavaScript. Turn it on in your browser and reload the page.</noscript>',
  );
  await app.close();
});

it('sends a page again when what it is made of has changed, and renders it only then', async () => {
  await mkdir(join(folder, 'server'));
  await writeFile(
    join(folder, 'server', 'entry-server.js'),
    `export const readPage = async ({ url, source }) => ({
      status: url === '/creators/nobody' ? 404 : 200,
      madeOf: url + source.words,
      html: async () => (source.rendered += 1, '<p>' + source.words + '</p>'),
    });`,
  );
  const source = { words: 'first', rendered: 0 };
  const app = Fastify();
  await app.register(compress, { global: false });
  await serveWeb(app, {
    folder,
    publicUrl: 'http://x',
    storeOrigin: null,
    source: Object.assign(source, ofAnyMarket),
    pages: ['/creators', '/creators/:id', '/terms'],
    secretPages: [],
  });
  const ask = (url: string, known = '') => app.inject({ url, headers: { 'if-none-match': known } });

  const first = await ask('/creators');
  const etag = String(first.headers.etag);
  expect(first.body).toBe('<p>first</p>');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await ask('/creators', etag);
  expect([again.statusCode, again.body, source.rendered]).toEqual([304, '', 1]);
  // Another address is another page, and one that is missing stays so.
  expect((await ask('/terms', etag)).statusCode).toBe(200);
  const missing = await ask('/creators/nobody');
  expect((await ask('/creators/nobody', String(missing.headers.etag))).statusCode).toBe(404);
  source.words = 'second';
  expect((await ask('/creators', etag)).body).toBe('<p>second</p>');
  await app.close();
  await rm(join(folder, 'server'), { recursive: true });
});

it('answers a known page to programs that accept anything, and nothing else as a page', async () => {
  const app = Fastify();
  await app.register(compress, { global: false });
  await serveWeb(app, {
    folder,
    publicUrl: 'http://x',
    storeOrigin: null,
    source: ofAnyMarket,
    pages: ['/verify', '/verify/:code'],
    secretPages: [],
  });
  app.setErrorHandler((error: { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send(),
  );
  const statusOf = async (url: string, accept: string) =>
    (await app.inject({ url, headers: { accept } })).statusCode;
  expect(await statusOf('/verify', '*/*')).toBe(200);
  expect(await statusOf('/verify/K7Q2', '*/*')).toBe(200);
  expect(await statusOf('/robots.xml', '*/*')).toBe(404);
  expect(await statusOf('/a-page-that-is-not-there', 'text/html')).toBe(200);
  await app.close();
});

describe('pages in another language', () => {
  const asset = 'app-1234.js';
  const fileOf = (language: string) => join(folder, language, 'client');
  beforeAll(async () => {
    await writeFile(join(folder, 'client', 'index.html'), '<html lang="en">');
    await mkdir(join(fileOf('ar'), 'assets', 'ar'), { recursive: true });
    await mkdir(join(folder, 'ar', 'server'));
    await writeFile(join(fileOf('ar'), 'index.html'), '<html lang="ar"><!--needs-script-->');
    await writeFile(join(fileOf('ar'), 'assets', 'ar', asset), '1');
    await writeFile(
      join(folder, 'ar', 'server', 'entry-server.js'),
      `export const readPage = async ({ url }) =>
        url.includes('/admin') ? null : { status: 200, madeOf: url, html: async () => 'in Arabic: ' + url };`,
    );
  });
  afterAll(() => rm(join(folder, 'ar'), { recursive: true }));

  const open = async () => {
    const app = Fastify();
    await app.register(compress, { global: false });
    await serveWeb(app, {
      folder,
      publicUrl: 'http://x',
      storeOrigin: null,
      source: ofAnyMarket,
      pages: ['/', '/creators', '/admin', '/l/:token'],
      secretPages: ['/l/'],
    });
    return app;
  };

  it.each(['/ar', '/ar/', '/ar?a=1', '/ar/creators?q=a', '/ar/no/such/page', '/ar/l/secret'])(
    'are made by its own build: %s',
    async (url) => {
      const app = await open();
      const answer = await app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en' } });
      expect([answer.body, answer.headers['content-language']]).toEqual([`in Arabic: ${url}`, 'ar']);
      await app.close();
    },
  );

  it('have their own page without content, which devices store', async () => {
    const app = await open();
    for (const [url, language] of [
      ['/app-shell', 'en'],
      ['/ar/app-shell', 'ar'],
    ] as const) {
      const answer = await app.inject({ url });
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    await app.close();
  });

  it('never come to whoever did not ask for them, whatever their browser speaks', async () => {
    const app = await open();
    for (const url of ['/', '/creators', '/arabic']) {
      const answer = await app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'ar' } });
      expect([answer.body, answer.headers['content-language']]).toEqual(['<html lang="en">', 'en']);
    }
    await app.close();
  });

  it('are made in the browser where they come without content, and say so in their language', async () => {
    const app = await open();
    const { body } = await app.inject({ url: '/ar/admin', headers: { accept: 'text/html' } });
    expect(body).toMatch(/^<html lang="ar">.*JavaScript/u);
    expect(body).not.toContain('needs');
    await app.close();
  });

  it('keep what is secret as the others do, and have their files cached for good', async () => {
    const app = await open();
    const secret = await app.inject({ url: '/ar/l/secret', headers: { accept: 'text/html' } });
    expect(secret.headers['x-robots-tag']).toBe('noindex, nofollow');
    const file = await app.inject({ url: `/assets/ar/${asset}` });
    expect([file.body, file.headers['cache-control']]).toEqual(['1', 'public, max-age=31536000, immutable']);
    await app.close();
  });
});
