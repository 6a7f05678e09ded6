import { describe, expect, test } from 'vitest';
import { shareWork } from './share-work.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test says so, and counts how often it was started. */
function slowWork() {
  const begun: PromiseWithResolvers<number>[] = [];
  const work = () => {
    const one = Promise.withResolvers<number>();
    begun.push(one);
    return one.promise;
  };
  return { begun, work };
}

describe('shared work', () => {
  test('is done once for all that ask before it has begun, and again for those that ask later', async () => {
    const share = shareWork<number>(1);
    const { begun, work } = slowWork();
    const first = share('a', work);
    const others = Array.from({ length: 1000 }, () => share('a', work));
    expect(begun).toHaveLength(1);
    begun[0]?.resolve(1);
    expect(await first).toBe(1);
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]?.resolve(2);
    expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
  });

  test('is done for so many keys at once', async () => {
    const share = shareWork<number>(2);
    const { begun, work } = slowWork();
    const all = ['a', 'b', 'c'].map((key) => share(key, work));
    expect(begun).toHaveLength(2);
    begun[1]?.resolve(2);
    await all[1];
    await settled();
    expect(begun).toHaveLength(3);
    for (const one of begun) one.resolve(1);
    expect(await Promise.all(all)).toEqual([1, 2, 1]);
  });

  test('that fails, fails for those who asked for it alone', async () => {
    const share = shareWork<number>(1);
    const { begun, work } = slowWork();
    const failing = share('a', work);
    const next = share('a', work);
    begun[0]?.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    await settled();
    begun[1]?.resolve(1);
    expect(await next).toBe(1);
  });
});
