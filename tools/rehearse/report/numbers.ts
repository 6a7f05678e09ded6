/** Effects of a fault that people noticed, in numbers. */
import type { Suffered } from '../conduct.ts';
import { type Attempts, isTrouble } from '../people/attempts.ts';

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const inSeconds = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

export interface Noticed {
  acts: number;
  /** Tries that were told an error, by what they were told. */
  errors: Record<string, number>;
  /** Acts that took more than one try. */
  retried: number;
  /** The longest that anybody waited for what they did, in milliseconds. */
  longest: number;
  p99: number;
  /** From the beginning until the last try that failed or was slow, in milliseconds; 0 where nobody noticed. */
  recovered: number;
  /** Time from the end of the fault until the last such try, in milliseconds. */
  afterEnd: number;
}

export function noticedOf({ began, ended, calm }: Suffered, { tries, acts }: Attempts): Noticed {
  const during = tries.filter((one) => one.ended >= began && one.began <= calm);
  const trouble = during.filter(isTrouble);
  const errors: Record<string, number> = {};
  for (const { outcome } of during) if (outcome !== 'ok') errors[outcome] = (errors[outcome] ?? 0) + 1;
  const done = acts.filter((act) => act.ended >= began && act.began <= calm);
  const times = done.map((act) => act.ended - act.began).sort((a, b) => a - b);
  const last = trouble.reduce((latest, one) => Math.max(latest, one.ended), 0);
  return {
    acts: done.length,
    errors,
    retried: done.filter((act) => act.tries > 1).length,
    longest: times.at(-1) ?? 0,
    p99: quantile(times, 0.99),
    recovered: last === 0 ? 0 : last - began,
    afterEnd: Math.max(0, last - ended),
  };
}
