import { AppError } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

const limits = { atOnce: 3, atOncePerKey: 2, waiting: 3, waitingPerKey: 2, waitMilliseconds: 60_000 };
const forever = new AbortController().signal;

/** Waits for slots and records the order in which they were granted. */
function taker(turns: ReturnType<typeof createTurns>) {
  const came: string[] = [];
  const take = (key: string, name: string, signal = forever) =>
    turns.take(key, signal).then((give) => {
      came.push(name);
      return give;
    });
  return { came, take };
}

/** Waits for a slot that is not granted during the test; its rejection is ignored. */
const waitInVain = (turn: Promise<unknown>) => void turn.catch(() => undefined);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  test('go to so many at once, and one key leaves room for others', async () => {
    const { came, take } = taker(createTurns(limits));
    const give = await take('a', 'a1');
    await take('a', 'a2');
    const third = take('a', 'a3');
    await take('b', 'b1');
    const fourth = take('b', 'b2');
    await settled();
    expect(came).toEqual(['a1', 'a2', 'b1']);
    give();
    // Freeing a slot twice has no further effect.
    give();
    const next = await third;
    await settled();
    expect(came).toEqual(['a1', 'a2', 'b1', 'a3']);
    next();
    await fourth;
    expect(came.at(-1)).toBe('b2');
  });

  test('pass over a key that has its share', async () => {
    const { came, take } = taker(createTurns(limits));
    await take('a', 'a1');
    await take('a', 'a2');
    const give = await take('b', 'b1');
    waitInVain(take('a', 'a3'));
    const other = take('c', 'c1');
    give();
    await other;
    expect(came).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  test('are refused to a key that has too many waiting, and to all when too many wait', async () => {
    const { take } = taker(createTurns(limits));
    for (const name of ['a1', 'a2', 'a3', 'a4']) waitInVain(take('a', name));
    await expect(take('a', 'a5')).rejects.toMatchObject({
      code: 'request.rate_limited',
      retryAfterSeconds: 10,
    });
    await take('b', 'b1');
    waitInVain(take('c', 'c1'));
    await expect(take('d', 'd1')).rejects.toMatchObject({ code: 'service.busy', retryAfterSeconds: 10 });
  });

  test('end with whoever leaves, and with those who waited too long', async () => {
    const turns = createTurns({ ...limits, waitMilliseconds: 1 });
    const { take } = taker(turns);
    const give = await take('a', 'a1');
    await take('a', 'a2');
    await expect(take('a', 'a3')).rejects.toMatchObject({ code: 'request.rate_limited' });
    const leaving = new AbortController();
    const left = take('a', 'a4', leaving.signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'request.rate_limited' });
    give();
    await expect(take('a', 'a5')).resolves.toBeTypeOf('function');
  });

  test('without bounds of a key or of time go to whoever comes, and are refused as the limits say', async () => {
    const refusal = () =>
      new AppError('service.unavailable', { params: { check: 'unknown' }, retryAfterSeconds: 5 });
    const turns = createTurns({ atOnce: 2, waiting: 1, refusal });
    const give = await turns.take('a');
    await turns.take('a');
    const third = turns.take('a');
    await expect(turns.take('a')).rejects.toMatchObject({
      code: 'service.unavailable',
      retryAfterSeconds: 5,
    });
    give();
    await expect(third).resolves.toBeTypeOf('function');
  });
});
