import { describe, expect, test } from 'vitest';
import { joinWrites } from './join-writes.ts';

/** Writes numbers; records each batch, and waits for `open` before it resolves. */
function recorder(refuses: (item: number) => boolean = () => false) {
  const batches: number[][] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const write = joinWrites<number, string>({
    async write(items) {
      batches.push([...items]);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      if (items.some(refuses)) throw new Error('refused');
      return items.map((item) => `wrote ${item}`);
    },
    keyOf: (item) => (item >= 100 ? String(item % 100) : null),
  });
  /** Lets every statement end when it comes. */
  const run = async (writing: Promise<unknown>) => {
    let isOver = false;
    const over = writing.finally(() => {
      isOver = true;
    });
    over.catch(() => undefined);
    while (!isOver) {
      for (const gate of gates.splice(0)) gate.resolve();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { batches, write, run };
}

describe('joined writes', () => {
  test('what comes while one statement runs goes together into the next', async () => {
    const { batches, write, run } = recorder();
    const first = write(1);
    await new Promise((resolve) => setImmediate(resolve));
    const all = Promise.all([first, write(2), write(3), write(4)]);
    await run(all);
    expect(batches).toEqual([[1], [2, 3, 4]]);
    expect(await all).toEqual(['wrote 1', 'wrote 2', 'wrote 3', 'wrote 4']);
  });

  test('two of one key never go together, and keep their order', async () => {
    const { batches, write, run } = recorder();
    const all = Promise.all([write(101), write(201), write(102), write(301)]);
    await run(all);
    expect(batches).toEqual([[101, 102], [201], [301]]);
  });

  test('a bad one fails alone', async () => {
    const { write, run } = recorder((item) => item === 2);
    const settled = Promise.allSettled([write(1), write(2), write(3)]);
    await run(settled);
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('a statement has its bound', async () => {
    const { batches, write, run } = recorder();
    await run(Promise.all(Array.from({ length: 450 }, () => write(1))));
    expect(batches.map(({ length }) => length)).toEqual([200, 200, 50]);
  });
});
