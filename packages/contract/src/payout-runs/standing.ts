/** How far a run is, from where its payments stand (rules/payouts#runs). */
import type { PayoutRun } from './schemas.ts';

export interface RunStanding {
  state: 'OPEN' | 'OVER' | 'DISCARDED' | 'MARKED' | 'CONFIRMED';
  /** Number of payments that the run marked. */
  marked: number;
  confirmed: number;
}

/**
 * A run is confirmed when each payment that it marked is; what was marked without it does not count. One that has nothing
 * of its own left to mark is over.
 */
export function runStanding({
  markedAt,
  discardedAt = null,
  payments,
}: Pick<PayoutRun, 'markedAt' | 'discardedAt' | 'payments'>): RunStanding {
  const own = payments.filter(({ state }) => state !== 'ELSEWHERE');
  const confirmed = own.filter(({ state }) => state === 'CONFIRMED').length;
  const counts = { marked: markedAt === null ? 0 : own.length, confirmed };
  if (discardedAt !== null) return { state: 'DISCARDED', ...counts };
  if (markedAt === null) return { state: own.length > 0 ? 'OPEN' : 'OVER', ...counts };
  return { state: confirmed === own.length ? 'CONFIRMED' : 'MARKED', ...counts };
}
