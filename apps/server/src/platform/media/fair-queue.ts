/** Runs a few pieces of work at once, taking the waiting accounts in turn, so that no account blocks the others. */
import { AppError } from '@briefcast/contract';
import { limits } from '../http/limits/table.ts';

export interface QueueBounds {
  /** How many run at once. */
  width: number;
  /** How many of one account run or wait. */
  mostOfAccount: number;
  /** How many wait in all. */
  mostWaiting: number;
}

export interface FairQueue {
  /** Throws file.too_many_at_once or file.busy if `run` would now. */
  requireRoom(account: string): void;
  /**
   * Does the work when it is the account's turn. Throws file.too_many_at_once, file.busy, and whatever `work`
   * throws.
   */
  run<T>(account: string, work: () => Promise<T>): Promise<T>;
}

const { ofAccount, ofProcess, retryAfterSeconds } = limits.uploads.work;

/** Creates an empty queue. Its limits are per process. */
export function openFairQueue({ width, mostOfAccount, mostWaiting }: QueueBounds): FairQueue {
  /** Waiting work by account; the account whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  const held = new Map<string, number>();
  let working = 0;
  let waitingCount = 0;

  function requireRoom(account: string) {
    if ((held.get(account) ?? 0) >= mostOfAccount)
      throw new AppError(ofAccount.refusal, { retryAfterSeconds });
    if (waitingCount >= mostWaiting) throw new AppError(ofProcess.refusal, { retryAfterSeconds });
  }

  function letNextIn() {
    const next = waiting.entries().next();
    if (next.done || working >= width) return;
    const [account, turns] = next.value;
    const begin = turns.shift();
    waiting.delete(account);
    // Its next work waits behind every other account's.
    if (turns.length > 0) waiting.set(account, turns);
    working++;
    waitingCount--;
    begin?.();
  }

  function leave(account: string) {
    working--;
    const left = (held.get(account) ?? 1) - 1;
    if (left > 0) held.set(account, left);
    else held.delete(account);
    letNextIn();
  }

  return {
    requireRoom,
    async run(account, work) {
      requireRoom(account);
      held.set(account, (held.get(account) ?? 0) + 1);
      const turn = new Promise<void>((begin) => {
        waiting.set(account, [...(waiting.get(account) ?? []), begin]);
      });
      waitingCount++;
      letNextIn();
      await turn;
      try {
        return await work();
      } finally {
        leave(account);
      }
    },
  };
}
