import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserActor } from './actor.ts';
import { createLivingSessions, type LivingSessions, type SessionRow } from './living-sessions.ts';

/** The rows, and the pending reads, which the test resolves. */
let rows: Map<string, SessionRow>;
let questions: { ids: string[]; answer(): void; fail(): void }[];
let isAway: boolean;
let now: Date;
let living: LivingSessions;

const row = (id: string): SessionRow => ({
  id,
  userId: `person of ${id}`,
  role: 'BRAND',
  brandId: 'the brand',
  memberRole: 'OWNER',
  expiresAt: new Date('2100-01-01'),
  suspended: null,
  seenAt: new Date('2025-12-31'),
});
const actorOf = (id: string): UserActor => ({
  kind: 'user',
  userId: `person of ${id}`,
  role: 'BRAND',
  brandId: 'the brand',
  memberRole: 'OWNER',
  sessionId: id,
  suspended: null,
  seenAt: new Date('2025-12-31'),
});

beforeEach(() => {
  vi.useFakeTimers();
  rows = new Map(['a', 'b', 'c'].map((id) => [id, row(id)]));
  questions = [];
  isAway = false;
  now = new Date('2026-01-01');
  living = createLivingSessions({
    clock: () => now,
    readRows(ids) {
      const found = ids.flatMap((id) => rows.get(id) ?? []);
      const { promise, resolve, reject } = Promise.withResolvers<SessionRow[]>();
      const fail = () => reject(new Error('away'));
      questions.push({ ids, answer: () => resolve(found), fail });
      if (isAway) fail();
      return promise;
    },
  });
});
afterEach(async () => {
  await living.close();
  vi.useRealTimers();
});

const answerAll = async () => {
  await vi.advanceTimersByTimeAsync(0);
  for (const { answer } of questions) answer();
  await vi.advanceTimersByTimeAsync(0);
};
/** Lets one verification run, with its reads answered. */
const second = async () => {
  await vi.advanceTimersByTimeAsync(1000);
  await answerAll();
};

test('what is asked in one turn is one question, and then known', async () => {
  const asked = Promise.all(['a', 'b', 'a', 'unknown'].map((id) => living.read(id)));
  await answerAll();
  expect(await asked).toEqual([actorOf('a'), actorOf('b'), actorOf('a'), null]);
  expect(questions.map(({ ids }) => ids)).toEqual([['a', 'b', 'unknown']]);
  expect([living.read('a'), living.read('b')]).toEqual([actorOf('a'), actorOf('b')]);
});

test('a session is over at its time, although it was proved a moment before', async () => {
  void living.read('a');
  await answerAll();
  now = new Date('2100-01-01');
  const asked = living.read('a');
  await answerAll();
  expect(await asked).toBeNull();
});

test('an answer to a question from before an end does not count', async () => {
  const asked = living.read('a');
  await vi.advanceTimersByTimeAsync(0);
  rows.delete('a');
  living.forget('person of a');
  await answerAll();
  await answerAll();
  expect(await asked).toBeNull();
  expect(questions).toHaveLength(2);
});

test('what was used in the last minute is proved every second, by one question', async () => {
  void living.read('a');
  void living.read('b');
  await answerAll();
  for (let passed = 0; passed < 59; passed++) await second();
  expect(living.read('a')).toEqual(actorOf('a'));
  expect(questions).toHaveLength(60);
  expect(questions.at(-1)?.ids).toEqual(['a', 'b']);
  await second();
  await second();
  expect(questions.at(-1)?.ids).toEqual(['a']);
  rows.delete('a');
  await second();
  const asked = living.read('a');
  await answerAll();
  expect(await asked).toBeNull();
});

describe('while the database is away', () => {
  beforeEach(async () => {
    void living.read('a');
    await answerAll();
    isAway = true;
  });

  test('what was proved counts for two seconds, and then is asked for', async () => {
    await vi.advanceTimersByTimeAsync(2000);
    expect(living.read('a')).toEqual(actorOf('a'));
    await vi.advanceTimersByTimeAsync(1);
    const refused = expect(living.read('a')).rejects.toThrow('away');
    await vi.advanceTimersByTimeAsync(0);
    await refused;
  });

  test('nobody who watches is told of an end, until it is back', async () => {
    const onEnd = vi.fn();
    living.watch(actorOf('a'), onEnd);
    rows.delete('a');
    living.forget('person of a');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onEnd).not.toHaveBeenCalled();
    isAway = false;
    await second();
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

test('a watched session is proved for as long as it is watched, and whoever watches is told once', async () => {
  const [first, stopped] = [vi.fn(), vi.fn()];
  living.watch(actorOf('b'), first);
  living.watch(actorOf('c'), stopped)();
  for (let passed = 0; passed < 120; passed++) await second();
  expect(questions.at(-1)?.ids).toEqual(['b']);
  rows.clear();
  await second();
  await second();
  expect([first, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('a question that is not answered yet is not asked again', async () => {
  living.watch(actorOf('a'), () => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(questions).toHaveLength(1);
  await answerAll();
});
