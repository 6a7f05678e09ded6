/** Limits how much of a process's time goes into optional work. */

export interface TimeBudgetLimits {
  /** The share of all time that may go into it, from 0 to 1. */
  share: number;
  /** What may be spent at once after a pause, in milliseconds. */
  burstMilliseconds: number;
  /** The share of both that one key, such as a network, may use. */
  partOfKey: number;
}

export interface TimeBudget {
  /** Does the work and counts how long it took; returns null, without doing it, if the budget is used up. */
  spend<Result>(key: string, work: () => Promise<Result>): Promise<Result | null>;
}

interface Account {
  /** In milliseconds, as of `at`; negative after work that took longer than what was left. */
  left: number;
  at: number;
}

/** The spending of this many keys is remembered; beyond that, keys with their full budget are forgotten. */
const mostKeys = 10_000;

/** Creates a budget; `now` returns milliseconds of a monotonic clock. */
export function createTimeBudget(
  { share, burstMilliseconds, partOfKey }: TimeBudgetLimits,
  now: () => number = () => performance.now(),
): TimeBudget {
  const all: Account = { left: burstMilliseconds, at: now() };
  const keys = new Map<string, Account>();

  function refill(account: Account, part: number): Account {
    const moment = now();
    account.left = Math.min(burstMilliseconds * part, account.left + (moment - account.at) * share * part);
    account.at = moment;
    return account;
  }

  function accountOf(key: string): Account {
    const account = keys.get(key) ?? { left: burstMilliseconds * partOfKey, at: now() };
    if (keys.size >= mostKeys && !keys.has(key)) {
      for (const [other, known] of keys)
        if (refill(known, partOfKey).left >= burstMilliseconds * partOfKey) keys.delete(other);
    }
    // Beyond them, new keys share the budget of all.
    if (keys.size < mostKeys) keys.set(key, account);
    return refill(account, partOfKey);
  }

  return {
    async spend(key, work) {
      const own = accountOf(key);
      if (refill(all, 1).left <= 0 || own.left <= 0) return null;
      const begun = now();
      try {
        return await work();
      } finally {
        const spent = now() - begun;
        all.left -= spent;
        own.left -= spent;
      }
    },
  };
}
