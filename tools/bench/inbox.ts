/** The inbox and its search for a brand with 10,000 conversations and a million messages, against one statement in Fastify. */
import { startBaseline } from './lib/baseline.ts';
import { inTurns, type Load } from './lib/load.ts';
import { written } from './lib/numbers.ts';
import { logInBrand } from './lib/people.ts';
import { untilQuiet } from './lib/processes.ts';
import { atMost, type Row, rateRow } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { busyBrand, rareWord } from './market-data/conversations.ts';
import { idOf } from './market-data/ids.ts';

const wanted = 0.8;
const wantedP99 = { page: 50, search: 100 };
/** Few, since only the conversations count. */
const creators = 1000;

const p99Row = (work: string, { p99 }: Load, most: number): Row =>
  atMost({ work: `${work}: p99`, measured: `${written(p99)} ms`, limit: '' }, p99, most, 'ms');

/** Rows for pages, counts and searches of the largest inbox, and for a usual one in the same market. */
export async function inbox({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.withConversations(creators);
  await using server = await startServer({ databaseUrl });
  await using statement = await startBaseline('statements', { DATABASE_URL: databaseUrl });
  await untilQuiet([server.pid], 300);
  const askAs = async (n: number, path: string) => {
    const { token } = await logInBrand(server.origin, n);
    return { ...server, requests: [{ path, headers: { authorization: `Bearer ${token}` } }] };
  };
  const oneStatement = (n: number) => ({
    ...statement,
    requests: [{ path: `/conversations/${idOf('brand', n)}` }],
  });
  const measured = await inTurns(
    {
      statement: oneStatement(busyBrand),
      page: await askAs(busyBrand, '/api/inbox'),
      unread: await askAs(busyBrand, '/api/inbox?filter=unread'),
      count: await askAs(busyBrand, '/api/notifications/unread-count'),
      rare: await askAs(busyBrand, `/api/find?words=${rareWord}`),
      common: await askAs(busyBrand, '/api/find?words=light'),
      usualStatement: oneStatement(busyBrand + 1),
      usualPage: await askAs(busyBrand + 1, '/api/inbox'),
      usualSearch: await askAs(busyBrand + 1, '/api/find?words=light'),
    },
    options,
  );
  const limit = 'one statement in Fastify that counts nothing';
  const work = 'a brand of 10,000 conversations and a million messages';
  const usual = 'a brand of forty conversations in the same market';
  return [
    rateRow(`${work}: page of the inbox`, measured.page, limit, measured.statement, wanted),
    p99Row(`${work}: page of the inbox`, measured.page, wantedP99.page),
    p99Row(`${work}: unread conversations`, measured.unread, wantedP99.page),
    p99Row(`${work}: count in the header`, measured.count, wantedP99.page),
    p99Row(`${work}: search for a rare word`, measured.rare, wantedP99.search),
    p99Row(`${work}: search for a common word`, measured.common, wantedP99.search),
    rateRow(`${usual}: page of the inbox`, measured.usualPage, limit, measured.usualStatement, wanted),
    p99Row(`${usual}: page of the inbox`, measured.usualPage, wantedP99.page),
    p99Row(`${usual}: search`, measured.usualSearch, wantedP99.search),
  ];
}
