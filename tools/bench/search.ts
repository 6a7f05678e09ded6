/** Filtered search with page, exact total and facets, against one statement in Fastify. */
import { startBaseline } from './lib/baseline.ts';
import { inTurns } from './lib/load.ts';
import { written } from './lib/numbers.ts';
import { untilQuiet } from './lib/processes.ts';
import { atMost, type Row, rateRow } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { questions, questionsWithoutRepeats } from './market-data/queries.ts';

const wantedRatio = 40;
const wantedP99 = 20;

async function foundAt(origin: string, path: string): Promise<{ total: number; corrections?: unknown }> {
  const answer = await fetch(`${origin}${path}`);
  return ((await answer.json()) as { data: { total: number; corrections?: unknown } }).data;
}

/** Two servers with different results cannot be compared. */
async function checkAlike(one: string, other: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [first, second] = await Promise.all([foundAt(one, path), foundAt(other, path)]);
    // The single statement does not correct typing errors.
    if (first.total !== second.total && !first.corrections)
      throw new Error(`${path}: found ${first.total} and, by the one statement, ${second.total}`);
  }
}

/** Rows for rate and p99. Throws if the server and the single statement find different numbers of creators. */
export async function search({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  await using server = await startServer({ databaseUrl });
  await using statement = await startBaseline('statements', { DATABASE_URL: databaseUrl });
  // Until the index is built the database answers, and its counts are limited.
  await untilQuiet([server.pid], 300);
  const paths = questions(400);
  await checkAlike(server.origin, statement.origin, paths.slice(0, 40));

  const requests = paths.map((path) => ({ path }));
  const unlike = questionsWithoutRepeats(9);
  const measured = await inTurns(
    {
      statement: { ...statement, requests },
      repeated: { ...server, requests },
      unlike: { ...server, requests, next: () => ({ path: unlike() }) },
    },
    options,
  );
  return (['repeated', 'unlike'] as const).flatMap((kind) => {
    const work = `filtered search, ${kind === 'repeated' ? '400 different ones' : 'no two alike'}`;
    const { p99 } = measured[kind];
    return [
      rateRow(work, measured[kind], 'one statement in Fastify', measured.statement, wantedRatio),
      atMost({ work: `${work}: p99`, measured: `${written(p99)} ms`, limit: '' }, p99, wantedP99, 'ms'),
    ];
  });
}
