import { expect, test } from 'vitest';
import type { RunPaymentState } from './schemas.ts';
import { runStanding } from './standing.ts';

const ofStates = (markedAt: string | null, states: RunPaymentState[]) =>
  runStanding({
    markedAt,
    payments: states.map((state) => ({ dealId: '', title: '', creator: null, amountCents: 1, state })),
  });

test('a run that was given up is discarded, whatever became of its payments', () => {
  const payments = [{ dealId: '', title: '', creator: null, amountCents: 1, state: 'ELSEWHERE' as const }];
  const run = { markedAt: null, discardedAt: '2026-11-24T08:00:00.000Z', payments };
  expect(runStanding(run)).toEqual({ state: 'DISCARDED', marked: 0, confirmed: 0 });
});
const marked = '2026-11-24T08:00:00.000Z';

test('a run is open or over, then marked, then confirmed by all whose payments it marked', () => {
  expect(ofStates(null, ['OPEN', 'ELSEWHERE'])).toEqual({ state: 'OPEN', marked: 0, confirmed: 0 });
  expect(ofStates(null, ['ELSEWHERE', 'ELSEWHERE'])).toEqual({ state: 'OVER', marked: 0, confirmed: 0 });
  expect(ofStates(marked, ['MARKED', 'CONFIRMED', 'ELSEWHERE'])).toEqual({
    state: 'MARKED',
    marked: 2,
    confirmed: 1,
  });
  expect(ofStates(marked, ['NOT_ARRIVED', 'CONFIRMED'])).toMatchObject({ state: 'MARKED', confirmed: 1 });
  expect(ofStates(marked, ['CONFIRMED', 'ELSEWHERE'])).toEqual({
    state: 'CONFIRMED',
    marked: 1,
    confirmed: 1,
  });
});
