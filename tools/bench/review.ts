/** The review room: 500 concurrent comments by two people, and actions in a room of a thousand. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { median, quantile, written } from './lib/numbers.ts';
import { until } from './lib/processes.ts';
import { comment, followComments, type ReviewedFilm, reviewedFilm } from './lib/review.ts';
import { timeRoomActions } from './lib/room-actions.ts';
import { atMost, type Row, stated } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';

const atOnce = 500;
const inTheRoom = 1000;
const wantedMilliseconds = 100;
/** How many of the thousand are written at a time. */
const writtenAtATime = 20;

/** Throws if a comment is missing, has two numbers, or the two sides see different orders. */
function checkOrder(sides: { ids(): string[]; numbers(): number[] }[], expected: number): void {
  const orders = sides.map((side) => side.ids().join());
  const isNumbered = sides.every((side) => side.numbers().every((number, at) => number === at + 1));
  const isWhole = sides.every((side) => new Set(side.ids()).size === expected);
  if (!isWhole || !isNumbered || new Set(orders).size > 1)
    throw new Error('The two sides do not see the same comments in one order.');
}

async function timeAtOnce(origin: string, { fileId, brand, creator }: ReviewedFilm): Promise<Row[]> {
  const people = [brand, creator];
  const sides = await Promise.all(people.map((person) => followComments(origin, fileId, person)));
  try {
    const begun = performance.now();
    let again = 0;
    const answered = new Map<string, { at: number; by: number }>();
    await Promise.all(
      Array.from({ length: atOnce }, async (_, n) => {
        const by = n % 2;
        const person = people[by] ?? brand;
        const text = `comment ${n}: the light is lovely in this take`;
        const { id, tries } = await comment(origin, fileId, person, {
          kind: by === 0 ? 'IN_BRIEF' : 'NOTE',
          text,
          frame: n,
        });
        answered.set(id, { at: performance.now(), by });
        again += tries - 1;
      }),
    );
    const taken = performance.now() - begun;
    const isThere = async () => (sides.every(({ seen }) => seen.size === atOnce) ? true : null);
    await until(isThere, 'every comment on both sides', { seconds: 20, everyMilliseconds: 10 });
    checkOrder(sides, atOnce);
    const delays = [...answered].map(([id, { at, by }]) =>
      Math.max(0, (sides[1 - by]?.seen.get(id) ?? Number.NaN) - at),
    );
    return [
      stated(
        `${atOnce} comments at once by two people: none lost, one order on both sides`,
        `all written in ${written(taken / 1000)} s, ${written(again)} times put off by the busy server and sent again`,
      ),
      stated(
        `${atOnce} comments at once: from the answer to the other side`,
        `p50 ${written(median(delays))} ms, p99 ${written(quantile(delays, 0.99))} ms`,
      ),
    ];
  } finally {
    for (const side of sides) side.close();
  }
}

async function timeRoom(origin: string, film: ReviewedFilm, times: number): Promise<Row[]> {
  for (let n = 0; n < inTheRoom; n += writtenAtATime) {
    await Promise.all(
      Array.from({ length: writtenAtATime }, (_, at) =>
        comment(origin, film.fileId, film.brand, {
          kind: 'IN_BRIEF',
          text: `comment ${n + at}: hold this one second longer, the drop is the reason for the film`,
          frame: n + at,
        }),
      ),
    );
  }
  const found = await timeRoomActions(origin, film, { comments: inTheRoom, times });
  return [...found].map(([act, all]) =>
    atMost(
      {
        work: `a room of ${written(inTheRoom)} comments: ${act}`,
        measured: `p50 ${written(median(all))} ms, ${written(Math.max(...all))} ms at most, of ${all.length}`,
        limit: '',
      },
      Math.max(...all),
      wantedMilliseconds,
      'ms',
    ),
  );
}

/**
 * Rows for concurrent writing by two people, and for each action in a full room. Throws if a comment is lost
 * or out of order.
 */
export async function review({ options, markets, scratch }: Bench): Promise<Row[]> {
  await using server = await startServer({
    databaseUrl: await markets.postgres(options.creators),
    dataDir: mkdtempSync(join(scratch, 'review-')),
  });
  return [
    ...(await timeAtOnce(server.origin, await reviewedFilm(server.origin, 10))),
    ...(await timeRoom(server.origin, await reviewedFilm(server.origin, 11), options.isQuick ? 3 : 12)),
  ];
}
