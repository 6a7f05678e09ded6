/** A brand's 40 deals, with 10 and with 10,000 messages in each, against one statement in Fastify; and its queue. */
import { startBaseline } from './lib/baseline.ts';
import { inTurns } from './lib/load.ts';
import { logInBrand } from './lib/people.ts';
import { type Row, rateRow } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { dealsOfABrand, idOf, manyMessages } from './market-data/ids.ts';

const wanted = 0.8;

/** Rows for brands with short and with long chats; both are compared with the same statement. */
export async function deals({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  await using server = await startServer({ databaseUrl });
  await using statement = await startBaseline('statements', { DATABASE_URL: databaseUrl });
  const askAs = async (n: number, path = '/api/deals') => {
    const { token } = await logInBrand(server.origin, n);
    return { ...server, requests: [{ path, headers: { authorization: `Bearer ${token}` } }] };
  };
  const measured = await inTurns(
    {
      statement: { ...statement, requests: [{ path: `/deals/${idOf('brand', 1)}` }] },
      few: await askAs(1),
      many: await askAs(2),
      queue: await askAs(1, '/api/needs'),
    },
    options,
  );
  const limit = 'one statement in Fastify';
  return [
    rateRow(
      `a brand's ${dealsOfABrand} deals, 10 messages each`,
      measured.few,
      limit,
      measured.statement,
      wanted,
    ),
    rateRow(
      `a brand's ${dealsOfABrand} deals, ${manyMessages} messages each`,
      measured.many,
      limit,
      measured.statement,
      wanted,
    ),
    rateRow('what needs that brand', measured.queue, 'the list of its deals', measured.few, 0.25),
  ];
}
