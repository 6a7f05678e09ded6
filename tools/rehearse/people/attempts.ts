/** Everything that people did, for the plot and the table: each act with the tries that it took. */

/** Outcome of a try: `ok`, the code of a refusal, or that the line broke or nothing came. */
export type Outcome = string;

export interface Try {
  /** Moments of the rehearsal's clock, in milliseconds. */
  began: number;
  ended: number;
  what: string;
  outcome: Outcome;
}

export interface DoneAct {
  began: number;
  ended: number;
  what: string;
  tries: number;
}

/** A try that a person notices: it failed, or took longer than this. */
const slowMilliseconds = 2000;
export const isTrouble = ({ began, ended, outcome }: Try): boolean =>
  outcome !== 'ok' || ended - began > slowMilliseconds;

export interface Attempts {
  tries: Try[];
  acts: DoneAct[];
  now(): number;
}

export function openAttempts(): Attempts {
  const start = performance.now();
  return { tries: [], acts: [], now: () => performance.now() - start };
}
