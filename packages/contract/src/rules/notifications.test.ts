import { describe, expect, it } from 'vitest';
import { DealStatus } from '../schemas/deal.ts';
import { notificationKinds } from '../schemas/notification.ts';
import { deadlineEnd } from './deadline.ts';
import { alwaysTold, isStillNews, kindsOfRole, whoseTurn } from './notifications.ts';

const at = (iso: string) => new Date(iso);

describe('a deadline', () => {
  it.each([
    ['2026-12-12T00:00:00.000Z', '2026-12-13T12:00:00.000Z'],
    ['2026-12-12T00:00:00.001Z', '2026-12-12T00:00:00.001Z'],
    ['2026-12-12T18:30:00.000Z', '2026-12-12T18:30:00.000Z'],
  ])('%s is over at %s: a day once it has ended everywhere, a moment at once', (deadline, end) => {
    expect(deadlineEnd(at(deadline)).toISOString()).toBe(end);
  });
});

describe('what people are told', () => {
  it('is each kind that is not always told, for at least one role', () => {
    const all = [...kindsOfRole('CREATOR'), ...kindsOfRole('BRAND'), ...alwaysTold];
    expect([...new Set(all)].sort()).toEqual([...notificationKinds].sort());
  });

  it('asks whose turn it is of every status: the creator’s, the brand’s after a submission, nobody’s at the end', () => {
    const turns = DealStatus.options.map((status) => [status, whoseTurn(status)]);
    expect(Object.fromEntries(turns)).toEqual({
      BRIEF_SENT: 'CREATOR',
      ACCEPTED: 'CREATOR',
      IN_PROGRESS: 'CREATOR',
      SUBMITTED: 'BRAND',
      NEEDS_REVISION: 'CREATOR',
      COMPLETED: null,
      REJECTED: null,
      CANCELLED: null,
    });
  });

  it.each([
    ['brief.received', 'BRIEF_SENT', true],
    ['brief.received', 'CANCELLED', false],
    ['content.submitted', 'NEEDS_REVISION', false],
    ['revision.requested', 'NEEDS_REVISION', true],
    ['deadline.soon', 'SUBMITTED', true],
    ['deadline.soon', 'CANCELLED', false],
    ['deadline.passed', 'COMPLETED', false],
    ['brief.withdrawn', 'CANCELLED', true],
  ] as const)('%s while a deal is %s: still news is %s', (kind, status, expected) => {
    expect(isStillNews(kind, status)).toBe(expected);
  });
});
