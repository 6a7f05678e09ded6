import compress from '@fastify/compress';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveSiteMap } from './site-map.ts';

/** Pages of two creators, of whom there are so many. */
function directoryOf(count: number) {
  const asked: (string | undefined)[] = [];
  const directory = async ({ cursor }: { cursor?: string | undefined }) => {
    asked.push(cursor);
    const first = Number(cursor ?? 0);
    const creators = [first, first + 1].filter((id) => id < count).map((id) => ({ id: `c${id}` }));
    return { creators, nextCursor: first + 2 < count ? String(first + 2) : null };
  };
  return { asked, source: { directory } as never };
}

async function open(source: never) {
  const app = Fastify();
  await app.register(compress, { global: false });
  serveSiteMap(app, { publicUrl: 'https://x.example', source, languages: ['en', 'ar'] });
  return app;
}

it('names every public page in every language, and each names the others', async () => {
  const { source, asked } = directoryOf(3);
  const app = await open(source);
  const { body, headers } = await app.inject({ url: '/sitemap.xml' });
  expect(headers['content-type']).toContain('application/xml');
  const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, place]) => place);
  expect(places).toEqual(
    expect.arrayContaining(
      ['/', '/ar', '/terms', '/ar/terms', '/creators', '/creators/c0', '/ar/creators/c2'].map(
        (path) => `https://x.example${path}`,
      ),
    ),
  );
  expect(places.filter((place) => /:id|login|signup/u.test(place ?? ''))).toEqual([]);
  const [ofTerms = ''] = /<url><loc>https:\/\/x\.example\/ar\/terms<.*?<\/url>/u.exec(body) ?? [];
  expect([...ofTerms.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gu)].map(([, ...link]) => link)).toEqual([
    ['en', 'https://x.example/terms'],
    ['ar', 'https://x.example/ar/terms'],
    ['x-default', 'https://x.example/terms'],
  ]);
  // It is made once for all robots of an hour.
  await app.inject({ url: '/sitemap.xml' });
  expect(asked).toEqual([undefined, '2']);
  await app.close();
});

it('names the newest thousand creators of a large directory', async () => {
  const { source } = directoryOf(5000);
  const app = await open(source);
  const { body } = await app.inject({ url: '/sitemap.xml' });
  expect(body.match(/<loc>https:\/\/x\.example\/creators\/c\d+</gu)).toHaveLength(1000);
  await app.close();
});

it('is tried again after a failure, and found from robots.txt', async () => {
  let fails = true;
  const directory = async () => {
    if (fails) throw new Error('no database');
    return { creators: [], nextCursor: null };
  };
  const app = await open({ directory } as never);
  expect((await app.inject({ url: '/sitemap.xml' })).statusCode).toBe(500);
  fails = false;
  expect((await app.inject({ url: '/sitemap.xml' })).statusCode).toBe(200);
  const { body } = await app.inject({ url: '/robots.txt' });
  expect(body).toContain('Sitemap: https://x.example/sitemap.xml');
  await app.close();
});
