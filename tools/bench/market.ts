/** The size of a market in the database, and the time of single queries to its directory. */
import pg from 'pg';
import { oneByOne } from './lib/ask.ts';
import { median, quantile, sum, written } from './lib/numbers.ts';
import { untilQuiet } from './lib/processes.ts';
import { type Row, stated } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';

const asked = {
  'first page': '',
  'one language': '&languages=Arabic',
  'one category': '&categories=Beauty',
  'a price, cheapest first': '&minPrice=8000&sort=price_asc',
  'a name': '&search=layla',
  'a word that everybody has': '&search=film',
};

async function bytesOfRows(databaseUrl: string, creators: number): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; rows: number; bytes: number }>(
      `select relname as table, reltuples::int as rows, pg_total_relation_size(oid)::float8 as bytes
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1
       order by bytes desc`,
      [creators / 20],
    );
    const tables = rows.map(({ table, rows: count, bytes }) => `${table} ${written(bytes / count)}`);
    return [
      stated('bytes of a row, with its indexes', tables.join(', ')),
      stated('the database', `${written(sum(rows.map(({ bytes }) => bytes)) / 1024 ** 3)} GB`),
    ];
  } finally {
    await client.end();
  }
}

/** Rows without targets, for the arithmetic of docs/scaling.md. */
export async function market({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  const weights = await bytesOfRows(databaseUrl, options.creators);
  await using server = await startServer({ databaseUrl });
  await untilQuiet([server.pid], 300);
  const times: Row[] = [];
  for (const [name, query] of Object.entries(asked)) {
    // One more than is counted, because the first one has to prepare its statements.
    const paths = Array.from({ length: 41 }, () => `/api/users/creators/public?limit=24${query}`);
    const [, ...ms] = await oneByOne(server.origin, paths, options.seconds);
    times.push(
      stated(
        `directory asked alone: ${name}`,
        `${written(median(ms))} ms median, 95 of 100 within ${written(quantile(ms, 0.95))} ms`,
      ),
    );
  }
  return [...weights, ...times];
}
