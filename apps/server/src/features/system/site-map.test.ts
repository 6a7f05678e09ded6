/** Site map for search engines: public pages in every language, as they are at most ten minutes ago. */
import { api } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { publishedCreator } from '../../testing/builders.ts';
import { postedCasting } from '../../testing/castings.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer({ publicUrl: 'https://x.example' });

async function readMap() {
  await server.app.settle();
  const { body, headers } = await server.app.http.inject({ url: '/sitemap.xml' });
  expect(headers['content-type']).toContain('application/xml');
  return body;
}
const placesIn = (map: string) =>
  [...map.matchAll(/<loc>https:\/\/x\.example([^<]*)<\/loc>/gu)].map(([, at]) => at);

test('every public page stands there in every language and names the others; what ends is dropped', async () => {
  const creator = await publishedCreator(server);
  const hidden = await server.signUpCreator();
  const brand = await server.signUpBrand();
  const id = await postedCasting(brand);
  const map = await readMap();
  const places = placesIn(map);
  expect(places).toEqual(
    expect.arrayContaining([
      ...['/', '/ar', '/terms', '/ar/terms', '/creators', '/castings', '/prices', '/ar/prices', '/verify'],
      ...[`/creators/${creator.user.id}`, `/ar/creators/${creator.user.id}`, `/ar/castings/${id}`],
    ]),
  );
  expect(places.join()).not.toMatch(/:|login|signup/u);
  expect(places.join()).not.toContain(hidden.user.id);
  const [ofTerms = ''] = /<url><loc>https:\/\/x\.example\/ar\/terms<.*?<\/url>/u.exec(map) ?? [];
  expect([...ofTerms.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gu)].map(([, ...link]) => link)).toEqual([
    ['en', 'https://x.example/terms'],
    ['ar', 'https://x.example/ar/terms'],
    ['x-default', 'https://x.example/terms'],
  ]);

  await brand.client.castings.end({ params: { id } });
  server.advance(11 * 60_000);
  expect(placesIn(await readMap())).not.toContain(`/castings/${id}`);
});

test('it is found from robots.txt', async () => {
  const { body } = await server.app.http.inject({ url: '/robots.txt' });
  expect(body).toContain('Sitemap: https://x.example/sitemap.xml');
});

test('robots may fetch the calendar that people subscribe to, and nothing of the API that is private', async () => {
  const { body } = await server.app.http.inject({ url: '/robots.txt' });
  const rules = [...body.matchAll(/^(Allow|Disallow): (\S+)$/gmu)].map(([, kind, path = '']) => ({
    kind,
    path,
  }));
  /** The longest rule that fits wins (RFC 9309). */
  const mayFetch = (path: string) =>
    rules
      .filter((rule) => path.startsWith(rule.path))
      .toSorted((one, other) => other.path.length - one.path.length)[0]?.kind === 'Allow';
  expect(mayFetch(`${api.rights.calendar.path}?token=x`)).toBe(true);
  expect(mayFetch('/castings')).toBe(true);
  for (const { path } of [api.rights.renewCalendar, api.notifications.list])
    expect(mayFetch(path), path).toBe(false);
});
