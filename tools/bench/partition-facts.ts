/**
 * `node_modules/node/bin/node tools/bench/partition-facts.ts ROWS`: tries the plan by which the log of facts
 * becomes partitions by ranges of its ids (docs/scaling.md), on a table of ROWS rows, with one client that appends
 * and one that reads. Prints how long each step took and how long an append and a read waited at most during it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migratePostgres } from '../../apps/server/src/platform/database/migrate.ts';
import { makeOwnPostgres } from '../../apps/server/src/testing/own-postgres.ts';
import { command, PlainError, say, seconds } from '../../scripts/lib/say.mjs';
import { quantile, written } from './lib/numbers.ts';

/** As in an installation, but for what an initial fill of many rows wants. */
const settings = { shared_buffers: '512MB', maintenance_work_mem: '512MB', max_wal_size: '4GB' };
const batch = 1_000_000;

const columns = 'kind, actor, actor_id, brand_id, creator_id, deal_id, subject_id, passing';
const values = `'message.sent', 'user', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), false`;

const took = (ms: number) => (ms < 1000 ? `${ms.toFixed(0)} ms` : seconds(ms));

/** The name and the definition of every index that is no constraint's. */
async function indexesOf(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'facts' and indexname not in (select conname from pg_constraint)`,
  );
  return rows;
}

async function fill(client: pg.Client, count: number): Promise<void> {
  const indexes = await indexesOf(client);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (let done = 0; done < count; done += batch) {
    const size = Math.min(batch, count - done);
    await client.query(`insert into facts (${columns}) select ${values} from generate_series(1, ${size})`);
    say(`   ${written(done + size)} rows`);
  }
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze facts');
}

/** Repeats a statement every few milliseconds, and keeps how long each took. */
function repeat(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  let times: number[] = [];
  let isOpen = true;
  const working = (async () => {
    await client.connect();
    while (isOpen) {
      const began = performance.now();
      await client.query(statement);
      times.push(performance.now() - began);
      await pause(5);
    }
    await client.end();
  })();
  return {
    /** Times recorded since the last call. */
    taken() {
      const sorted = times.toSorted((a, b) => a - b);
      times = [];
      return `p50 ${written(quantile(sorted, 0.5))} ms, longest ${written(sorted.at(-1) ?? 0)} ms of ${sorted.length}`;
    },
    async end() {
      isOpen = false;
      await working;
    },
  };
}

/** The statements of the exchange, which is one transaction. `cut` is the first id of the next partition. */
async function exchange(client: pg.Client, cut: number, next: number): Promise<void> {
  const indexes = await indexesOf(client);
  await client.query('begin');
  await client.query("set local lock_timeout = '200ms'");
  await client.query('lock table facts in access exclusive mode');
  const { rows } = await client.query<{ id: string }>('select max(id) + 1 as id from facts');
  await client.query('alter table facts rename to facts_1');
  await client.query('alter table facts_1 alter column id drop identity');
  for (const { name } of indexes) await client.query(`alter index ${name} rename to ${name}_1`);
  await client.query('alter table facts_1 rename constraint facts_pkey to facts_1_pkey');
  await client.query(
    'create table facts (like facts_1 including defaults, primary key (id)) partition by range (id)',
  );
  await client.query(
    `alter table facts alter column id add generated always as identity (start with ${rows[0]?.id})`,
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`create table facts_2 partition of facts for values from (${cut}) to (${next})`);
  await client.query(`alter table facts attach partition facts_1 for values from (minvalue) to (${cut})`);
  await client.query('commit');
}

await command(async () => {
  const count = Number(process.argv[2] ?? 1_000_000);
  if (!(count > 0)) throw new PlainError('Tell how many rows');
  const postgres = await makeOwnPostgres(settings);
  await postgres.start();
  try {
    await migratePostgres(postgres.url);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const timed = async (what: string, work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      say(`${what}: ${took(performance.now() - began)}`);
    };
    await timed(`${written(count)} facts written, with their indexes`, () => fill(client, count));
    const { rows } = await client.query<{ size: string }>(
      "select pg_size_pretty(pg_total_relation_size('facts')) as size",
    );
    say(`size: ${rows[0]?.size}`);

    const append = repeat(postgres.url, `insert into facts (${columns}) select ${values}`);
    const read = repeat(postgres.url, 'select * from facts order by id desc limit 50');
    const step = async (what: string, work: () => Promise<unknown>) => {
      await timed(what, work);
      // Requests that waited for it have been answered by then.
      await pause(1000);
      say(`   appends ${append.taken()}; reads ${read.taken()}`);
    };
    await step('nothing, for comparison', () => pause(5000));
    const cut = count + batch;
    await step('1. the bound of the first partition, not held against what is there', () =>
      client.query(`alter table facts add constraint facts_bound check (id < ${cut}) not valid`),
    );
    await step('2. held against what is there', () =>
      client.query('alter table facts validate constraint facts_bound'),
    );
    await step('3. the exchange, in one transaction', () => exchange(client, cut, cut * 2));
    await client.query(`alter table facts alter column id restart with ${cut}`);
    await step('afterwards, in the next partition', () => pause(5000));
    await Promise.all([append.end(), read.end()]);

    const { rows: parts } = await client.query<{ name: string; rows: string }>(
      'select tableoid::regclass as name, count(*) as rows from (select tableoid from facts order by id desc limit 1000) newest group by 1',
    );
    say(`the newest 1,000 are in ${parts.map((part) => `${part.name} (${part.rows})`).join(', ')}`);
    await timed('taking a partition away, beside the work', () =>
      client.query('alter table facts detach partition facts_1 concurrently'),
    );
    await timed('dropping it', () => client.query('drop table facts_1'));
    await client.end();
  } finally {
    await postgres.remove();
  }
});
