/** Short links that are followed and counted, against a bare redirect; and whether the counts are exact over a kill. */
import pg from 'pg';
import { startBaseline } from './lib/baseline.ts';
import { type Asked, connectionsUsual, inTurns, load } from './lib/load.ts';
import { written } from './lib/numbers.ts';
import { loadText, type Row, rateRow, stated } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';

const wanted = 0.7;
/** More than usual, as visitors do not wait for one another. */
const connections = 4 * connectionsUsual;
const links = 200;
const visitor = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
};

const slugs = Array.from({ length: links }, (_, number) =>
  [...String(number).padStart(7, '2')].map((digit) => 'abcdefghjk'[Number(digit)]).join(''),
);

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const giveLinks = (databaseUrl: string) =>
  withClient(databaseUrl, (client) =>
    client.query(
      `insert into short_links (deal_id, slug, target, changed_at)
       select d.id, s.slug, 'https://shop.example/serum?utm_source=briefcast', now()
       from unnest($1::text[]) with ordinality as s(slug, n)
         join (select id, row_number() over (order by id) n from deals limit $2) d using (n)
       on conflict do nothing`,
      [slugs, links],
    ),
  );

const counted = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ clicks: number }>(
      'select coalesce(sum(clicks), 0)::int as clicks from short_link_days',
    );
    return rows[0]?.clicks ?? 0;
  });

const following = (server: Pick<Asked, 'origin' | 'pid'>): Asked => ({
  ...server,
  connections,
  requests: slugs.map((slug) => ({ path: `/go/${slug}`, headers: visitor })),
});

/** Rows for the rate, and for clicks that were answered against those that are counted. Throws where they differ. */
export async function shortLinks({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  await giveLinks(databaseUrl);
  await using server = await startServer({ databaseUrl });
  await using bare = await startBaseline('redirect-fastify', {});
  const measured = await inTurns({ bare: following(bare), links: following(server) }, options);

  const before = await counted(databaseUrl);
  const amount = options.isQuick ? 5000 : 50_000;
  const whole = await load(following(server), { amount });
  const gained = (await counted(databaseUrl)) - before;
  if (gained !== whole.answers)
    throw new Error(`${whole.answers} clicks were answered, ${gained} are counted`);

  await using killed = await startServer({ databaseUrl });
  const beforeKill = await counted(databaseUrl);
  const kill = setTimeout(() => killed.process.child.kill('SIGKILL'), 2000);
  const broken = await load(following({ origin: killed.origin }), { seconds: 4 });
  clearTimeout(kill);
  const kept = (await counted(databaseUrl)) - beforeKill;
  if (kept < broken.answers || kept > broken.answers + connections)
    throw new Error(`${broken.answers} clicks were answered before the kill, ${kept} are counted`);
  return [
    rateRow(
      'a short link, followed and counted',
      measured.links,
      'a bare redirect in Fastify',
      measured.bare,
      wanted,
    ),
    stated('clicks answered and counted', `${written(whole.answers)} and ${written(gained)}`),
    stated(
      'clicks answered and counted, the process killed under load',
      `${written(broken.answers)} and ${written(kept)} (${connections} connections; ${loadText(measured.links)})`,
    ),
  ];
}
