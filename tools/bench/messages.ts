/** A durable message with its idempotency key and all its consequences, against the bare insert in Fastify. */
import { startBaseline } from './lib/baseline.ts';
import { connectionsUsual, inTurns } from './lib/load.ts';
import { askForMessages, checkKept } from './lib/messages.ts';
import { logInWriters } from './lib/people.ts';
import { untilQuiet } from './lib/processes.ts';
import { atMost, type Row, rateRow, stated } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { idOf, sizesOf } from './market-data/ids.ts';

const wanted = 0.7;
const wantedP99 = 30;

/** Rows for rate, p99 and the work after the answer. Throws if an acknowledged message is not stored. */
export async function messages({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  await using server = await startServer({ databaseUrl });
  await using statement = await startBaseline('statements', { DATABASE_URL: databaseUrl });
  const count = Math.min(connectionsUsual, sizesOf(options.creators).startedDeals);
  const writers = await logInWriters(server.origin, count);
  let inserted = 0;
  const insert = () => {
    const n = inserted++ % count;
    const content = `insert ${inserted}: the light is lovely in this take, could we see the label a second longer?`;
    return {
      method: 'POST' as const,
      path: '/message',
      headers: { 'content-type': 'application/json' },
      // Deals in which nobody else of this run writes.
      body: JSON.stringify({ dealId: idOf('deal', 1 + (n % 40)), senderId: idOf('brand', 1), content }),
    };
  };
  const measured = await inTurns(
    {
      statement: { ...statement, requests: [], next: insert },
      server: askForMessages(server, writers, 'alone'),
    },
    options,
  );
  const quiet = await untilQuiet([server.pid], 60);
  await checkKept(databaseUrl, 'alone', measured.server.answers);
  const work = 'a durable message';
  return [
    rateRow(work, measured.server, 'bare insert in Fastify', measured.statement, wanted),
    atMost(
      { work: `${work}: p99`, measured: `${measured.server.p99} ms`, limit: '' },
      measured.server.p99,
      wantedP99,
      'ms',
    ),
    stated(`${work}: what is done behind the answer is done`, `${quiet.toFixed(0)} ms after the last answer`),
  ];
}
