/**
 * How often a password may be tried, as a rule without I/O. Somebody who mistypes hardly notices it; who guesses waits
 * longer and longer. Guessing from many networks uses up what an account may fail in a day; then only networks from
 * which it was logged in before get a try, so that its owner at home is not locked out by a stranger.
 */
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** So many failures of a network cost no wait. */
const freeFailures = 5;
const firstWait = 10 * second;
const longestWait = 15 * minute;
/** A network that has not tried for so long begins anew. */
const failuresForgotten = day;
/**
 * How many failures an account may have within a day, from everywhere together. Guests come from networks that nobody
 * knows, so a share would be shut for all of them: one network, which has about 106 tries a day, must not do that.
 */
export const dailyFailures = { account: 100, share: 1000 } as const;
/** For how long a network is known after a success, in milliseconds. */
export const networkKnown = 90 * day;
/** How long a row matters without a success in it, in milliseconds. */
export const triesKept = failuresForgotten;

/** What is remembered of one network's tries of an account, or of everybody's. */
export interface Tries {
  failures: number;
  /** Of a network: from when on the next try is looked at. Of everybody: when the day ends. */
  retryAt: Date | null;
  succeededAt: Date | null;
  triedAt: Date;
}

/** An account's tries: from the network that tries now, and from everywhere. */
export interface AccountTries {
  network: Tries;
  everywhere: Tries;
}

/** A try is looked at, and counts as failed until it succeeds; or it waits, in milliseconds. */
export type Verdict =
  | { admitted: true; after: AccountTries }
  | { admitted: false; wait: number; isAttacked: boolean };

/** How long a network waits after so many failures, in milliseconds. */
export const waitAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(longestWait, firstWait * 2 ** (failures - freeFailures));

const isBefore = (moment: Date | null, now: Date) => moment === null || moment <= now;
const isWithin = (moment: Date | null, now: Date, milliseconds: number) =>
  moment !== null && now.getTime() - moment.getTime() < milliseconds;
const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Whether a try is looked at now; `mostDaily` is one of `dailyFailures`. */
export function judgeTry({ network, everywhere }: AccountTries, now: Date, mostDaily: number): Verdict {
  if (network.retryAt && network.retryAt > now)
    return { admitted: false, wait: network.retryAt.getTime() - now.getTime(), isAttacked: false };
  const isNewDay = isBefore(everywhere.retryAt, now);
  const dayEnds = isNewDay || !everywhere.retryAt ? later(now, day) : everywhere.retryAt;
  const ofDay = isNewDay ? 0 : everywhere.failures;
  const isKnown = isWithin(network.succeededAt, now, networkKnown);
  if (ofDay >= mostDaily && !isKnown)
    return { admitted: false, wait: dayEnds.getTime() - now.getTime(), isAttacked: true };
  const failures = (isWithin(network.triedAt, now, failuresForgotten) ? network.failures : 0) + 1;
  const wait = waitAfter(failures);
  return {
    admitted: true,
    after: {
      network: { ...network, failures, retryAt: wait > 0 ? later(now, wait) : null, triedAt: now },
      everywhere: { ...everywhere, failures: ofDay + 1, retryAt: dayEnds, triedAt: now },
    },
  };
}

/** What is remembered after a try that was admitted and succeeded: it was none of the failures. */
export const afterSuccess = ({ network, everywhere }: AccountTries, now: Date): AccountTries => ({
  network: { ...network, failures: 0, retryAt: null, succeededAt: now, triedAt: now },
  everywhere: { ...everywhere, failures: Math.max(0, everywhere.failures - 1), triedAt: now },
});
