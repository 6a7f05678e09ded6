import { pino } from 'pino';
import { expect, test } from 'vitest';
import { WorkInterrupted } from './failures.ts';
import { everyStep, forEachDue } from './for-each-due.ts';

interface Row {
  id: number;
}

/** Rows in memory of which each is due until its work removed it. */
function dueRows(count: number) {
  const due = new Set(Array.from({ length: count }, (_, id) => id));
  const tried: number[] = [];
  const state = { isStopping: false };
  const deps = { jobs: { isStopping: () => state.isStopping } as never, log: pino({ level: 'silent' }) };
  const read = async (limit: number) => [...due].slice(0, limit).map((id) => ({ id }));
  return { due, tried, state, deps, read };
}

test('every due row is done once, however many pages they fill', async () => {
  const { due, tried, deps, read } = dueRows(450);
  await forEachDue(deps, { read, work: async ({ id }) => due.delete(id) && tried.push(id) });
  expect(due.size).toBe(0);
  expect(tried).toHaveLength(450);
});

test('a row that fails stops no other, is tried once, and is reported at the end', async () => {
  const { due, tried, deps, read } = dueRows(450);
  const walked = forEachDue(deps, {
    read,
    async work({ id }) {
      tried.push(id);
      if (id < 250) throw new Error(`row ${id}`);
      due.delete(id);
    },
  });
  await expect(walked).rejects.toThrow('row 0');
  expect(due.size).toBe(250);
  expect(tried).toHaveLength(450);
});

test('rows that stay due are passed by, with or without a place to go on from', async () => {
  const { due, tried, deps, read } = dueRows(450);
  const work = async ({ id }: Row) => void tried.push(id);
  await forEachDue<Row>(deps, {
    read: async (limit, last) =>
      [...due]
        .filter((id) => id > (last?.id ?? -1))
        .slice(0, limit)
        .map((id) => ({ id })),
    work,
  });
  expect(tried).toHaveLength(450);
  await forEachDue(deps, { read, work });
  expect(tried).toHaveLength(650);
});

test('a draining process leaves the rest to another one', async () => {
  const { due, tried, state, deps, read } = dueRows(10);
  const walked = forEachDue(deps, {
    read,
    async work({ id }) {
      tried.push(id);
      due.delete(id);
      state.isStopping = id === 3;
    },
  });
  await expect(walked).rejects.toThrow(WorkInterrupted);
  expect(tried).toEqual([0, 1, 2, 3]);
});

test('steps after one that fails are taken, unless the process is draining', async () => {
  const taken: string[] = [];
  const step = (name: string, error?: Error) => async () => {
    taken.push(name);
    if (error) throw error;
  };
  await expect(everyStep(step('one', new Error('one')), step('two'))).rejects.toThrow('one');
  await expect(everyStep(step('three', new WorkInterrupted()), step('four'))).rejects.toThrow(
    WorkInterrupted,
  );
  expect(taken).toEqual(['one', 'two', 'three']);
});
