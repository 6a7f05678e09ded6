/**
 * How often a password may be tried, as a rule without I/O. Somebody who mistypes hardly notices it; an
 * attacker waits longer after each failure. Failures from many networks use up the account's daily allowance;
 * then only networks that logged in before may try, so that strangers cannot lock the owner out.
 */
import { dayMs } from '@briefcast/contract/kit/days';
import { limits } from './table.ts';

const { ofNetwork, networkKnownMilliseconds } = limits.passwords;

/** What is remembered of the tries of one network, or of all networks together. */
export interface Tries {
  failures: number;
  /** For a network: when its next try is accepted. For all networks: when the daily window ends. */
  retryAt: Date | null;
  succeededAt: Date | null;
  triedAt: Date;
}

/** An account's tries: from the network that tries now, and from all networks. */
export interface AccountTries {
  network: Tries;
  everywhere: Tries;
}

/** A try is accepted and counts as failed until it succeeds; or it has to wait, in milliseconds. */
export type Verdict =
  | { admitted: true; after: AccountTries }
  | { admitted: false; wait: number; isAttacked: boolean };

/** How many milliseconds a network waits after this many failures. */
export function waitAfter(failures: number): number {
  const { freeFailures, firstWaitMilliseconds, longestWaitMilliseconds } = ofNetwork;
  if (failures < freeFailures) return 0;
  return Math.min(longestWaitMilliseconds, firstWaitMilliseconds * 2 ** (failures - freeFailures));
}

const isBefore = (moment: Date | null, now: Date) => moment === null || moment <= now;
const isWithin = (moment: Date | null, now: Date, milliseconds: number) =>
  moment !== null && now.getTime() - moment.getTime() < milliseconds;
const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Whether a try is accepted now; `mostDaily` is the account's `failuresADay`. */
export function judgeTry({ network, everywhere }: AccountTries, now: Date, mostDaily: number): Verdict {
  if (network.retryAt && network.retryAt > now)
    return { admitted: false, wait: network.retryAt.getTime() - now.getTime(), isAttacked: false };
  const isNewDay = isBefore(everywhere.retryAt, now);
  const dayEnds = isNewDay || !everywhere.retryAt ? later(now, dayMs) : everywhere.retryAt;
  const ofDay = isNewDay ? 0 : everywhere.failures;
  const isKnown = isWithin(network.succeededAt, now, networkKnownMilliseconds);
  if (ofDay >= mostDaily && !isKnown)
    return { admitted: false, wait: dayEnds.getTime() - now.getTime(), isAttacked: true };
  const failures =
    (isWithin(network.triedAt, now, ofNetwork.forgottenAfterMilliseconds) ? network.failures : 0) + 1;
  const wait = waitAfter(failures);
  return {
    admitted: true,
    after: {
      network: { ...network, failures, retryAt: wait > 0 ? later(now, wait) : null, triedAt: now },
      everywhere: { ...everywhere, failures: ofDay + 1, retryAt: dayEnds, triedAt: now },
    },
  };
}

/** What is remembered after a try that was accepted and succeeded: it no longer counts as a failure. */
export const afterSuccess = ({ network, everywhere }: AccountTries, now: Date): AccountTries => ({
  network: { ...network, failures: 0, retryAt: null, succeededAt: now, triedAt: now },
  everywhere: { ...everywhere, failures: Math.max(0, everywhere.failures - 1), triedAt: now },
});
