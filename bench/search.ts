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

async function totalAt(origin: string, path: string): Promise<number> {
  const answer = await fetch(`${origin}${path}`);
  const { data } = (await answer.json()) as { data: { total: number } };
  return data.total;
}

/** Two that find different things are not to be compared. */
async function checkAlike(one: string, other: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [first, second] = await Promise.all([totalAt(one, path), totalAt(other, path)]);
    if (first !== second) throw new Error(`${path}: found ${first} and, by the one statement, ${second}`);
  }
}

/** Rows for rate and p99. Throws if the server and the one statement find a different number of creators. */
export async function search({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  await using server = await startServer({ databaseUrl });
  await using statement = await startBaseline('statements', { DATABASE_URL: databaseUrl });
  // Until the index is built the database answers, and counts no further than it must.
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
