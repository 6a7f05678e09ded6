import { describe, expect, test } from 'vitest';
import {
  type HandoverOutcome,
  handoverPauses,
  isWebhookSecret,
  nextHandover,
  outcomeOf,
} from './handover.ts';

const secretOf = (bytes: number) => `whsec_${btoa('b'.repeat(bytes))}`;

test.each([
  [secretOf(24), true],
  [secretOf(32), true],
  [secretOf(64), true],
  [secretOf(23), false],
  [secretOf(65), false],
  [secretOf(32).slice('whsec_'.length), false],
  ['whsec_not base64 at all, and long enough to sign', false],
  ['', false],
])('%s can sign: %s', (secret, can) => {
  expect(isWebhookSecret(secret)).toBe(can);
});

test.each<[number, HandoverOutcome]>([
  [200, 'TAKEN'],
  [204, 'TAKEN'],
  [299, 'TAKEN'],
  [301, 'REFUSED'],
  [400, 'REFUSED'],
  [410, 'GONE'],
  [503, 'REFUSED'],
])('the answer %i is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

describe('what follows from a try', () => {
  const now = new Date('2026-11-26T10:00:00Z');
  const after = (outcome: HandoverOutcome, tries: number) => {
    const next = nextHandover(outcome, tries, now);
    return next && next.getTime() - now.getTime();
  };

  test('that failed is another after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, ten in all', () => {
    const pauses = Array.from({ length: 10 }, (_, index) => after('REFUSED', index + 1));
    const hour = 3_600_000;
    expect(pauses).toEqual([
      5000,
      300_000,
      1_800_000,
      ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
      null,
    ]);
    expect(handoverPauses).toHaveLength(10);
  });

  test.each<HandoverOutcome>(['TAKEN', 'GONE', 'NOT_PUBLIC', 'INCOMPLETE', 'NO_PROVIDER'])(
    'that ended as %s is none',
    (outcome) => expect(after(outcome, 1)).toBeNull(),
  );
  test.each<HandoverOutcome>(['REFUSED', 'TOO_SLOW', 'NOT_REACHED'])(
    'that ended as %s is another',
    (outcome) => expect(after(outcome, 1)).toBe(5000),
  );
});
