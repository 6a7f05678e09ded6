import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestServer } from '../../../testing/harness.ts';
import { rateLimits } from '../../database/tables/index.ts';
import { type AddUp, addUpIn, type CallCounts, countCalls } from './count-calls.ts';

const server = useTestServer();
/** So long that only what has to be shared is added up. */
const never = 2 ** 31 - 1;

const counting: CallCounts[] = [];
afterEach(async () => {
  for (const counts of counting.splice(0)) await counts.close();
});

/** A process's counts on the shared database. */
function newProcess(shareEvery = never, addUp: AddUp = addUpIn(server.app.deps.db)): CallCounts {
  const counts = countCalls({ addUp, clock: server.app.deps.clock }, shareEvery);
  counting.push(counts);
  return counts;
}

const bound = (max: number, windowMilliseconds = 60_000) => ({ max, windowMilliseconds });

let keys = 0;
const newKey = () => `POST /api/messages user ${++keys}`;

/** How many of this many successive calls are admitted. */
async function admitted(counts: CallCounts, key: string, max: number, calls: number): Promise<number> {
  let count = 0;
  for (let call = 0; call < calls; call++) if ((await counts.count(key, bound(max))) === null) count += 1;
  return count;
}

async function sumOf(key: string): Promise<number | undefined> {
  const rows = await server.app.deps.db.select().from(rateLimits);
  return rows.find((row) => row.key === key)?.count;
}

describe('one process', () => {
  test.each([1, 10, 19, 20, 60, 120, 1000])('admits exactly as many as the limit says: %i', async (max) => {
    expect(await admitted(newProcess(), newKey(), max, max + 30)).toBe(max);
    const [counts, key] = [newProcess(), newKey()];
    const verdicts = await Promise.all(Array.from({ length: max + 30 }, () => counts.count(key, bound(max))));
    expect(verdicts.filter((verdict) => verdict === null)).toHaveLength(max);
  });

  test('says how long to wait, and admits again when the window is over', async () => {
    const [counts, key] = [newProcess(), newKey()];
    await admitted(counts, key, 40, 40);
    server.advance(20_000);
    const milliseconds = await counts.count(key, bound(40));
    expect(milliseconds).toBeGreaterThan(35_000);
    expect(milliseconds).toBeLessThanOrEqual(40_000);
    server.advance(40_000);
    expect(await admitted(counts, key, 40, 50)).toBe(40);
  });

  test('begins anew when the clock was set back by an hour, here and where others counted', async () => {
    const [counts, key] = [newProcess(), newKey()];
    await admitted(counts, key, 10, 10);
    server.advance(-3_600_000);
    expect(await admitted(counts, key, 10, 15)).toBe(10);
    expect(await admitted(newProcess(), key, 10, 15)).toBe(0);
    server.advance(3_600_000);
  });

  test('counts in windows of other lengths beside each other', async () => {
    const [counts, key] = [newProcess(), newKey()];
    const [short, long] = [bound(5, 10_000), bound(12, 86_400_000)];
    let count = 0;
    for (let turn = 0; turn < 4; turn++) {
      for (let call = 0; call < 9; call++) {
        const verdict =
          (await counts.count(`${key} short`, short)) ?? (await counts.count(`${key} long`, long));
        if (verdict === null) count += 1;
      }
      server.advance(11_000);
    }
    expect(count).toBe(12);
    expect(await newProcess().count(`${key} long`, long)).toBeGreaterThan(86_000_000);
  });

  test('asks the database for no call that it may admit alone, and for none that is over', async () => {
    const [counts, key] = [newProcess(never, () => Promise.reject(new Error('away'))), newKey()];
    expect(await admitted(counts, key, 100, 5)).toBe(5);
    await expect(counts.count(key, bound(100))).rejects.toThrow('away');
    await expect(counts.count(newKey(), bound(19))).rejects.toThrow('away');
    const [full, fullKey] = [newProcess(), newKey()];
    await admitted(full, fullKey, 10, 10);
    expect(full.count(fullKey, bound(10))).toBeTypeOf('number');
  });

  test('loses nothing of what it admitted while the database was away', async () => {
    let isAway = true;
    const addUp = addUpIn(server.app.deps.db);
    const [counts, key] = [
      newProcess(never, (...given) => (isAway ? Promise.reject(new Error('away')) : addUp(...given))),
      newKey(),
    ];
    await admitted(counts, key, 100, 5);
    await expect(counts.count(key, bound(100))).rejects.toThrow('away');
    isAway = false;
    expect(await admitted(counts, key, 100, 200)).toBe(95);
    await counts.close();
    expect(await sumOf(key)).toBe(100);
  });

  test('joins the calls of a moment in one statement', async () => {
    const sizes: number[] = [];
    const addUp = addUpIn(server.app.deps.db);
    const counts = newProcess(never, (added, now) => {
      sizes.push(added.length);
      return addUp(added, now);
    });
    const moment = [newKey(), newKey(), newKey()];
    await Promise.all([...moment, ...moment].map((key) => counts.count(key, bound(10))));
    expect(sizes).toEqual([3]);
    expect(await sumOf(moment[0] ?? '')).toBe(2);
  });
});

describe('several processes on one database', () => {
  test('are exact where a limit is small, however their calls mix', async () => {
    const [one, other, key] = [newProcess(), newProcess(), newKey()];
    const verdicts = await Promise.all(
      Array.from({ length: 60 }, (_, call) => (call % 2 ? one : other).count(key, bound(10))),
    );
    expect(verdicts.filter((verdict) => verdict === null)).toHaveLength(10);
  });

  test('admit at most a twentieth more for each further one, and never less than the limit', async () => {
    const max = 120;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 3 }),
        fc.array(fc.record({ process: fc.nat({ max: 2 }), calls: fc.integer({ min: 1, max: 12 }) }), {
          minLength: 10,
          maxLength: 30,
        }),
        async (processes, bursts) => {
          const key = newKey();
          const all = Array.from({ length: processes }, () => newProcess());
          let count = 0;
          for (const { process, calls } of bursts) {
            const counts = all[process % processes];
            if (counts) count += await admitted(counts, key, max, calls);
          }
          for (const counts of all) count += await admitted(counts, key, max, max);
          expect(count).toBeGreaterThanOrEqual(max);
          expect(count).toBeLessThanOrEqual(max + (processes - 1) * 6);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('hear of each other without a call that asks', async () => {
    const [one, key] = [newProcess(20), newKey()];
    await admitted(one, key, 100, 3);
    await expect.poll(() => sumOf(key)).toBe(3);
  });

  test('write nothing of what hardly counts, and lose it neither', async () => {
    const [one, key] = [newProcess(5), newKey()];
    await admitted(one, key, 6000, 59);
    const [told, toldKey] = [newProcess(5), newKey()];
    await admitted(told, toldKey, 6000, 60);
    await expect.poll(() => sumOf(toldKey)).toBe(60);
    expect(await sumOf(key)).toBeUndefined();
    await one.close();
    expect(await sumOf(key)).toBe(59);
  });

  test('forget nothing when one is ended', async () => {
    const [ended, key] = [newProcess(), newKey()];
    await admitted(ended, key, 100, 4);
    await ended.close();
    expect(await admitted(newProcess(), key, 100, 200)).toBe(96);
  });
});
