import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageSource } from '@briefcast/contract';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWeb } from './serve-web.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefcast-web-'));
  await mkdir(join(folder, 'client'));
  await writeFile(join(folder, 'client', 'index.html'), '<!doctype html>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the pages may load, by kind. */
async function policyOf(storeOrigin: string | null): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(compress, { global: false });
  await serveWeb(app, { folder, publicUrl: 'http://x', storeOrigin, source: {} as PageSource });
  const page = await app.inject({ url: '/some-page', headers: { accept: 'text/html' } });
  await app.close();
  const policy = String(page.headers['content-security-policy']);
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
