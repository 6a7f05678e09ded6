import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccountTries, afterSuccess, judgeTry, type Tries, waitAfter } from './password-rule.ts';
import { limits } from './table.ts';

const { ofAccount, ofShared } = limits.passwords;
const second = 1000;
const hour = 3_600_000;
const day = 24 * hour;
const start = new Date('2026-03-01T12:00:00Z');
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const none: Tries = { failures: 0, retryAt: null, succeededAt: null, triedAt: start };

test.each([
  [0, 0],
  [1, 0],
  [4, 0],
  [5, 10],
  [6, 20],
  [7, 40],
  [10, 320],
  [11, 640],
  [12, 900],
  [1000, 900],
])('after %i failures a network waits %i s', (failures, seconds) => {
  expect(waitAfter(failures)).toBe(seconds * second);
});

/** Tries in turn; returns what is remembered, and how many were accepted. */
function tryAgainAndAgain(tries: AccountTries, moments: readonly Date[]) {
  let count = 0;
  let now = tries;
  for (const moment of moments) {
    const verdict = judgeTry(now, moment, ofAccount.failuresADay);
    if (!verdict.admitted) continue;
    count += 1;
    now = verdict.after;
  }
  return { count, tries: now };
}

describe('a network', () => {
  test('has five tries at once, and hardly a hundred a day if it never stops', () => {
    const everySecond = Array.from({ length: 86_400 }, (_, n) => at(n * second));
    const fresh = { network: none, everywhere: none };
    expect(
      tryAgainAndAgain(
        fresh,
        Array.from({ length: 50 }, () => start),
      ).count,
    ).toBe(5);
    expect(tryAgainAndAgain(fresh, everySecond).count).toBeLessThanOrEqual(100);
  });

  test('begins anew after a success, and after a day without a try', () => {
    const { tries } = tryAgainAndAgain({ network: none, everywhere: none }, Array(5).fill(start));
    expect(judgeTry(tries, at(9 * second), ofAccount.failuresADay)).toEqual({
      admitted: false,
      wait: second,
      isAttacked: false,
    });
    expect(afterSuccess(tries, start)).toMatchObject({
      network: { failures: 0, retryAt: null, succeededAt: start },
      everywhere: { failures: 4 },
    });
    expect(judgeTry(tries, at(day + second), ofAccount.failuresADay)).toMatchObject({
      after: { network: { failures: 1 } },
    });
    expect(judgeTry(tries, at(day - second), ofAccount.failuresADay)).toMatchObject({
      after: { network: { failures: 6 } },
    });
  });
});

describe('an account that is tried from everywhere', () => {
  const attacked: Tries = { ...none, failures: 100, retryAt: at(5 * hour) };
  test.each<[string, Partial<Tries>, Tries, boolean]>([
    ['a stranger, while there are tries left', {}, { ...attacked, failures: 99 }, true],
    ['a stranger, when there are none left', {}, attacked, false],
    ['a stranger, when the day is over', {}, { ...attacked, retryAt: start }, true],
    ['who logged in from there a month ago', { succeededAt: at(-30 * day) }, attacked, true],
    ['who logged in from there long ago', { succeededAt: at(-90 * day) }, attacked, false],
    ['who logged in from there, and fails now', { succeededAt: start, retryAt: at(second) }, attacked, false],
  ])('looks at the try of %s: %#', (_, network, everywhere, isAdmitted) => {
    expect(
      judgeTry({ network: { ...none, ...network }, everywhere }, start, ofAccount.failuresADay).admitted,
    ).toBe(isAdmitted);
  });

  test('tells how long it lasts, and why', () => {
    const verdict = judgeTry({ network: none, everywhere: attacked }, start, ofAccount.failuresADay);
    expect(verdict).toEqual({ admitted: false, wait: 5 * hour, isAttacked: true });
  });
});

test('however strangers try, no more than a hundred a day are looked at, and the owner at home always is', () => {
  const home: Tries = { ...none, succeededAt: at(-day) };
  fc.assert(
    fc.property(
      fc.array(fc.record({ network: fc.nat(60), after: fc.nat(60 * second) }), {
        minLength: 400,
        maxLength: 800,
      }),
      (calls) => {
        const networks = new Map<number, Tries>();
        let everywhere = none;
        let [count, now] = [0, start.getTime()];
        for (const call of calls) {
          now = Math.min(now + call.after, start.getTime() + day - 1);
          const network = networks.get(call.network) ?? none;
          const verdict = judgeTry({ network, everywhere }, new Date(now), ofAccount.failuresADay);
          if (!verdict.admitted) continue;
          count += 1;
          networks.set(call.network, verdict.after.network);
          everywhere = verdict.after.everywhere;
        }
        expect(count).toBeLessThanOrEqual(100);
        expect(judgeTry({ network: home, everywhere }, new Date(now), ofAccount.failuresADay).admitted).toBe(
          true,
        );
      },
    ),
  );
});

test('one network guesses for a whole day and does not shut a share for others', () => {
  let tries: AccountTries = { network: none, everywhere: none };
  let guesses = 0;
  for (let moment = start; moment < at(day); ) {
    const verdict = judgeTry(tries, moment, ofShared.failuresADay);
    if (!verdict.admitted) {
      moment = new Date(moment.getTime() + verdict.wait);
      continue;
    }
    tries = verdict.after;
    guesses += 1;
  }
  // More failures than an account may have, and the next guest is admitted.
  expect(guesses).toBeGreaterThan(ofAccount.failuresADay);
  expect(judgeTry({ ...tries, network: none }, at(day - second), ofShared.failuresADay).admitted).toBe(true);
});
