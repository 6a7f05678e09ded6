/**
 * Measures the board of 10,000 castings, and a brand's castings and applicants of 100,000, each next to one
 * statement in Fastify.
 */
import { startBaseline } from './lib/baseline.ts';
import { inTurns } from './lib/load.ts';
import { logIn, logInBrand } from './lib/people.ts';
import { untilQuiet } from './lib/processes.ts';
import { type Row, rateRow } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { emailOf, idOf, manyApplicants, sizesOf, usualApplicants } from './market-data/ids.ts';

/** The board comes from memory, as the directory does; applicants are read as a brand's deals are. */
const wanted = { board: 20, search: 4, fit: 1, applicants: 0.5, own: 0.5 };

const words = ['serum', 'morning', 'skin', 'light', 'steps', 'film', 'product', 'face'];
const languages = ['Arabic', 'English', 'French'];
const kinds = ['UGC Video', 'UGC Photo', 'Reel/Post', 'Story Post'];

/** Searches of which no two are alike. */
function searches(): () => string {
  let n = 0;
  return () => {
    n++;
    const query = new URLSearchParams({
      search: words[n % words.length] ?? '',
      languages: languages[n % languages.length] ?? '',
      deliverables: kinds[n % kinds.length] ?? '',
      minPay: String(10_000 + n),
      sort: 'pay',
    });
    return `/api/castings?${query}`;
  };
}

/** Rows for the board's first page, searches, what fits a creator, applicants, and a brand's own castings. */
export async function castings({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  await using server = await startServer({ databaseUrl });
  await using statement = await startBaseline('statements', { DATABASE_URL: databaseUrl });
  await untilQuiet([server.pid], 300);
  const brand = await logInBrand(server.origin, 1);
  const creator = await logIn(server.origin, emailOf('creator', 1));
  const by = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } });
  const applicants = (n: number) => ({
    ...server,
    requests: [{ path: `/api/own-castings/${idOf('casting', n)}/applications?limit=24`, ...by(brand) }],
  });
  const next = searches();
  const board = [{ path: '/api/castings' }];
  const { brands } = sizesOf(options.creators);
  const measured = await inTurns(
    {
      statement: { ...statement, requests: [{ path: '/board' }] },
      board: { ...server, requests: board },
      search: { ...server, requests: board, next: () => ({ path: next() }) },
      fit: { ...server, requests: [{ path: '/api/fitting-castings', ...by(creator) }] },
      applied: { ...statement, requests: [{ path: `/applicants/${idOf('casting', 1)}` }] },
      many: applicants(1),
      few: applicants(1 + brands),
      own: { ...server, requests: [{ path: '/api/own-castings', ...by(brand) }] },
    },
    options,
  );
  const limit = 'one statement in Fastify';
  return [
    rateRow('castings, the first page of the board', measured.board, limit, measured.statement, wanted.board),
    rateRow(
      'castings, filtered searches, no two alike',
      measured.search,
      limit,
      measured.statement,
      wanted.search,
    ),
    rateRow('castings, what fits a creator', measured.fit, limit, measured.statement, wanted.fit),
    rateRow(
      `castings, 24 of ${manyApplicants} applicants`,
      measured.many,
      limit,
      measured.applied,
      wanted.applicants,
    ),
    rateRow(
      `castings, all of ${usualApplicants} applicants`,
      measured.few,
      limit,
      measured.applied,
      wanted.applicants,
    ),
    rateRow(
      `a brand's 20 castings, one with ${manyApplicants} applicants`,
      measured.own,
      limit,
      measured.applied,
      wanted.own,
    ),
  ];
}
