import { AppError } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { createConcurrencyLimiter } from './limit-concurrency.ts';
import { limits as table } from './table.ts';

const limits = { atOnce: 3, atOncePerKey: 2, waiting: 3, waitingPerKey: 2, waitMilliseconds: 60_000 };
const forever = new AbortController().signal;

/** Waits for slots and records the order in which they were granted. */
function recorder(limiter: ReturnType<typeof createConcurrencyLimiter>) {
  const came: string[] = [];
  const acquire = (key: string, name: string, signal = forever) =>
    limiter.acquire(key, signal).then((release) => {
      came.push(name);
      return release;
    });
  return { came, acquire };
}

/** Waits for a slot that is not granted during the test; its rejection is ignored. */
const waitInVain = (slot: Promise<unknown>) => void slot.catch(() => undefined);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a concurrency limiter', () => {
  test('grants so many slots at once, and one key leaves room for others', async () => {
    const { came, acquire } = recorder(createConcurrencyLimiter(limits));
    const release = await acquire('a', 'a1');
    await acquire('a', 'a2');
    const third = acquire('a', 'a3');
    await acquire('b', 'b1');
    const fourth = acquire('b', 'b2');
    await settled();
    expect(came).toEqual(['a1', 'a2', 'b1']);
    release();
    // Freeing a slot twice has no further effect.
    release();
    const next = await third;
    await settled();
    expect(came).toEqual(['a1', 'a2', 'b1', 'a3']);
    next();
    await fourth;
    expect(came.at(-1)).toBe('b2');
  });

  test('passes over a key that has its share', async () => {
    const { came, acquire } = recorder(createConcurrencyLimiter(limits));
    await acquire('a', 'a1');
    await acquire('a', 'a2');
    const release = await acquire('b', 'b1');
    waitInVain(acquire('a', 'a3'));
    const other = acquire('c', 'c1');
    release();
    await other;
    expect(came).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  test('refuses a key that has too many waiting, and all when too many wait', async () => {
    const { acquire } = recorder(createConcurrencyLimiter(limits));
    for (const name of ['a1', 'a2', 'a3', 'a4']) waitInVain(acquire('a', name));
    await expect(acquire('a', 'a5')).rejects.toMatchObject({
      code: 'request.rate_limited',
      retryAfterSeconds: 10,
    });
    await acquire('b', 'b1');
    waitInVain(acquire('c', 'c1'));
    await expect(acquire('d', 'd1')).rejects.toMatchObject({ code: 'service.busy', retryAfterSeconds: 10 });
  });

  test('ends the wait of whoever leaves, and of those who waited too long', async () => {
    const limiter = createConcurrencyLimiter({ ...limits, waitMilliseconds: 1 });
    const { acquire } = recorder(limiter);
    const release = await acquire('a', 'a1');
    await acquire('a', 'a2');
    await expect(acquire('a', 'a3')).rejects.toMatchObject({ code: 'request.rate_limited' });
    const leaving = new AbortController();
    const left = acquire('a', 'a4', leaving.signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'request.rate_limited' });
    release();
    await expect(acquire('a', 'a5')).resolves.toBeTypeOf('function');
  });

  test('without bounds of a key or of time grants slots to whoever comes, and refuses as the limits say', async () => {
    const refusal = () =>
      new AppError('service.unavailable', { params: { check: 'unknown' }, retryAfterSeconds: 5 });
    const limiter = createConcurrencyLimiter({ atOnce: 2, waiting: 1, refusal });
    const release = await limiter.acquire('a');
    await limiter.acquire('a');
    const third = limiter.acquire('a');
    await expect(limiter.acquire('a')).rejects.toMatchObject({
      code: 'service.unavailable',
      retryAfterSeconds: 5,
    });
    release();
    await expect(third).resolves.toBeTypeOf('function');
  });
});

describe('lists and details', () => {
  test('answers two at a time to one person, and holds up no other', async () => {
    const limiter = createConcurrencyLimiter(table.answers.reading);
    const [first] = await Promise.all([limiter.acquire('layla'), limiter.acquire('layla')]);
    let isAnswered = false;
    const third = limiter.acquire('layla').then((release) => {
      isAnswered = true;
      return release;
    });
    (await limiter.acquire('omar'))();
    expect(isAnswered).toBe(false);
    first();
    await third;
    expect(isAnswered).toBe(true);
  });

  test('refuses who asks for more than a page ever does', async () => {
    const limiter = createConcurrencyLimiter(table.answers.reading);
    const asked = Array.from({ length: 203 }, () => limiter.acquire('layla'));
    await expect(asked.at(-1)).rejects.toEqual(expect.any(AppError));
  });
});
