import { describe, expect, it } from 'vitest';
import { deadlineEnd } from '../deals/deadline.ts';
import { DealStatus } from '../deals/schemas.ts';
import { needRow } from '../needs/rows.ts';
import { isStillNews, kindsOfRole, newsOfFact, newsOfNeeds, newsRow, whoseTurn } from './news.ts';
import { notificationKinds } from './schemas.ts';

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
    const chosen = new Set([...kindsOfRole('CREATOR'), ...kindsOfRole('BRAND')]);
    expect(notificationKinds.filter((kind) => chosen.has(kind) === (newsRow(kind).group === null))).toEqual(
      [],
    );
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

  it('is told to somebody who has the need that it begins', () => {
    const lost = newsOfNeeds.filter((kind) => {
      const { audience, begins = [] } = newsRow(kind);
      return !begins.some((need) => needRow(need).audience.some((role) => audience.includes(role)));
    });
    expect(newsOfNeeds).not.toEqual([]);
    expect(lost).toEqual([]);
  });

  const now = at('2026-12-01T00:00:00Z');
  const nothing = {
    isPublished: null,
    subscriptionEndsAt: null,
    subscriptionPausedUntil: null,
    deal: null,
    unread: 0,
  };

  it.each([
    ['brief.received', 'BRIEF_SENT', null, true],
    ['brief.received', 'CANCELLED', null, false],
    ['content.submitted', 'NEEDS_REVISION', null, false],
    ['revision.requested', 'NEEDS_REVISION', null, true],
    ['deadline.soon', 'SUBMITTED', null, true],
    ['deadline.soon', 'CANCELLED', null, false],
    ['deadline.passed', 'COMPLETED', null, false],
    ['brief.withdrawn', 'CANCELLED', null, true],
    ['messages.unread', 'ACCEPTED', null, false],
    ['payout.late', 'COMPLETED', 'DUE', true],
    ['payout.late', 'COMPLETED', 'MARKED', false],
    ['payout.marked', 'COMPLETED', 'CONFIRMED', false],
    ['payout.marked', 'COMPLETED', null, false],
  ] as const)(
    '%s while a deal is %s and its payment %s: still news is %s',
    (kind, status, payoutState, expected) => {
      const deal = { status, deadline: at('2026-12-12T00:00:00Z'), payoutState };
      expect(isStillNews({ ...nothing, kind, deal }, now)).toBe(expected);
    },
  );

  it.each([
    ['deal.completed', {}, false],
    ['credits.low', {}, true],
    ['profile.unpublished', { isPublished: false }, true],
    ['profile.unpublished', { isPublished: true }, false],
    ['subscription.paused', { isPublished: false }, false],
    ['subscription.overdue', { subscriptionEndsAt: at('2026-11-30T00:00:00Z') }, true],
    ['subscription.overdue', { subscriptionEndsAt: at('2026-12-30T00:00:00Z') }, false],
    ['account.two_factor_off', {}, false],
  ] as const)('%s, where %o and no deal: still news is %s', (kind, standing, expected) => {
    expect(isStillNews({ ...nothing, kind, ...standing }, now)).toBe(expected);
  });
});

describe('a deal that is cancelled', () => {
  const told = (actor: 'BRAND' | 'CREATOR' | 'ADMIN' | 'SYSTEM', data: object) =>
    newsOfFact({ kind: 'deal.moved', actor, data: { to: 'CANCELLED', ...data } as never }).map(
      ({ kind, role }) => `${kind} to ${role}`,
    );

  it('is told by who did it, and by why', () => {
    expect(told('BRAND', { from: 'BRIEF_SENT' })).toEqual(['brief.withdrawn to CREATOR']);
    expect(told('BRAND', { from: 'IN_PROGRESS' })).toEqual([]);
    expect(told('ADMIN', { from: 'BRIEF_SENT' })).toEqual([
      'deal.cancelled to CREATOR',
      'deal.cancelled to BRAND',
    ]);
    expect(told('SYSTEM', { from: 'ACCEPTED', deleted: 'BRAND' })).toEqual([
      'deal.account_deleted to CREATOR',
    ]);
  });
});
