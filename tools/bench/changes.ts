/**
 * How soon a change of a price, or the publication or withdrawal of a profile, is visible in another
 * process's directory.
 */
import { median, written } from './lib/numbers.ts';
import { call, logIn, type Person } from './lib/people.ts';
import { until } from './lib/processes.ts';
import { atMost, type Row } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { emailOf } from './market-data/ids.ts';

const tries = 20;
const wantedMilliseconds = 1000;

interface Listed {
  id: string;
  ugcPhotoPricing: number | null;
}

/** Two servers on one database: rows for prices and for publishing, each of 20 tries. Throws if one is not seen in 30 s. */
export async function changes({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  await using here = await startServer({ databaseUrl });
  await using there = await startServer({ databaseUrl });
  const creator = await logIn(here.origin, emailOf('creator', 11));
  const change = (update: object) =>
    call(here.origin, 'PUT', '/api/users/profile', { token: creator.token, body: update });
  const word = `seen${Date.now().toString(36)}`;
  await change({ bio: `${word}: I film in real morning light.`, influencerStoryPricing: 9_900_000 });

  async function listedThere({ id }: Person): Promise<Listed | undefined> {
    const { creators } = await call<{ creators: Listed[] }>(
      there.origin,
      'GET',
      `/api/users/creators/public?limit=24&search=${word}`,
    );
    return creators.find((listed) => listed.id === id);
  }

  /** Milliseconds from the answer to the change until the other process answers accordingly. */
  async function timeUntilSeen(update: object, isSeen: (listed: Listed | undefined) => boolean) {
    await change(update);
    const answered = performance.now();
    const seen = async () => (isSeen(await listedThere(creator)) ? performance.now() - answered : null);
    return until(seen, 'the change in the other process', { seconds: 30, everyMilliseconds: 2 });
  }

  const prices: number[] = [];
  const publishing: number[] = [];
  await timeUntilSeen({ ugcPhotoPricing: 100_000 }, (listed) => listed?.ugcPhotoPricing === 100_000);
  for (let n = 1; n <= tries; n++) {
    const price = 100_000 + n;
    prices.push(
      await timeUntilSeen({ ugcPhotoPricing: price }, (listed) => listed?.ugcPhotoPricing === price),
    );
  }
  for (let n = 1; n <= tries; n++) {
    const isPublished = n % 2 === 0;
    publishing.push(await timeUntilSeen({ isPublished }, (listed) => (listed !== undefined) === isPublished));
  }
  return Object.entries({ 'a price change': prices, 'publishing and withdrawing': publishing }).map(
    ([what, times]) =>
      atMost(
        {
          work: `${what}, seen in the directory of another process`,
          measured: `${written(median(times))} ms median, ${written(Math.max(...times))} ms at most, of ${times.length}`,
          limit: '',
        },
        Math.max(...times),
        wantedMilliseconds,
        'ms',
      ),
  );
}
