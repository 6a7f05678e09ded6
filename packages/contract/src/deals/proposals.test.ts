import { describe, expect, test } from 'vitest';
import type { Role } from '../accounts/schemas.ts';
import type { Proposal } from './proposal.ts';
import {
  acceptableNow,
  canAcceptBrief,
  canAnswerProposal,
  canPropose,
  kindsDuring,
  lapsesAt,
  type ProposalsSoFar,
  proposalRules,
  soFarFor,
} from './proposals.ts';
import { DealStatus } from './schemas.ts';
import { canMove } from './status.ts';

const createdAt = '2027-02-01T08:00:00.000Z';
const now = new Date('2027-02-04T07:59:59.999Z');
const terms = { kind: 'TERMS', by: 'CREATOR', state: 'OPEN', createdAt } as const satisfies Partial<Proposal>;
const end = {
  kind: 'CANCELLATION',
  by: 'BRAND',
  state: 'OPEN',
  createdAt,
} as const satisfies Partial<Proposal>;
const codeOf = (answer: { allowed: true } | { allowed: false; code: string }) =>
  answer.allowed ? 'yes' : answer.code;

const none = { open: null, made: 0, isBriefReplaced: false };
const replaced = { ...none, isBriefReplaced: true };
const theirs = (by: Role, made = 0): ProposalsSoFar => ({ ...none, open: { id: 'a', by }, made });
const propose = (who: Role, soFar: ProposalsSoFar, answers?: string) =>
  codeOf(canPropose({ kind: 'TERMS', answers }, who, 'BRIEF_SENT', soFar));

describe('proposing', () => {
  test('a creator proposes other terms while the brief waits, and only then', () => {
    for (const status of DealStatus.options)
      expect(codeOf(canPropose({ kind: 'TERMS' }, 'CREATOR', status, none))).toBe(
        status === 'BRIEF_SENT' ? 'yes' : 'proposal.not_now',
      );
  });

  test.each(['BRAND', 'CREATOR'] as const)(
    'the %s proposes to cancel what is agreed and not finished',
    (who) => {
      const during = DealStatus.options.filter(
        (status) => canPropose({ kind: 'CANCELLATION' }, who, status, none).allowed,
      );
      expect(during).toEqual(['ACCEPTED', 'IN_PROGRESS', 'SUBMITTED', 'NEEDS_REVISION']);
      const waiting = theirs(who === 'BRAND' ? 'CREATOR' : 'BRAND');
      expect(codeOf(canPropose({ kind: 'CANCELLATION' }, who, 'ACCEPTED', waiting))).toBe(
        'proposal.one_open',
      );
    },
  );

  test.each([
    ['the brand unasked: the brief is its offer', 'BRAND', none, undefined, 'proposal.not_your_kind'],
    ['the brand once its terms replaced the brief', 'BRAND', replaced, undefined, 'yes'],
    ['the brand in answer to the creator', 'BRAND', theirs('CREATOR'), 'a', 'yes'],
    ['the creator in answer to the brand', 'CREATOR', theirs('BRAND'), 'a', 'yes'],
    ['one beside one’s own', 'CREATOR', theirs('CREATOR'), undefined, 'proposal.one_open'],
    ['an answer to one’s own', 'CREATOR', theirs('CREATOR'), 'a', 'proposal.one_open'],
    ['without naming what it answers', 'BRAND', theirs('CREATOR'), undefined, 'proposal.one_open'],
    ['an answer to what is open no more', 'BRAND', theirs('CREATOR'), 'b', 'proposal.answered'],
    ['an answer to nothing', 'CREATOR', none, 'b', 'proposal.answered'],
    ['for the third time', 'CREATOR', { ...none, made: 2 }, undefined, 'yes'],
    ['for the fourth time', 'CREATOR', { ...none, made: 3 }, undefined, 'proposal.rounds_used'],
    ['a fourth answer', 'BRAND', theirs('CREATOR', 3), 'a', 'proposal.rounds_used'],
  ] as const)('%s', (_, who, soFar, answers, expected) => {
    expect(propose(who, soFar, answers)).toBe(expected);
  });

  test('a side counts its own proposals of terms, whatever became of them', () => {
    const one = (id: string, by: Role, kind: Proposal['kind'], state: Proposal['state']) =>
      ({ id, by, kind, state }) as Proposal;
    const proposals = [
      one('a', 'CREATOR', 'TERMS', 'WITHDRAWN'),
      one('b', 'CREATOR', 'TERMS', 'ANSWERED'),
      one('c', 'BRAND', 'TERMS', 'OPEN'),
      one('d', 'CREATOR', 'CANCELLATION', 'DECLINED'),
    ];
    const open = proposals[2];
    expect(soFarFor('CREATOR', proposals)).toEqual({ open, made: 2, isBriefReplaced: true });
    expect(soFarFor('BRAND', proposals)).toEqual({ open, made: 1, isBriefReplaced: true });
    expect(soFarFor('BRAND', proposals.slice(0, 2)).isBriefReplaced).toBe(false);
    expect(soFarFor('BRAND')).toEqual(none);
  });
});

describe('accepting the brief', () => {
  const by = (who: Role, state: Proposal['state'], kind: Proposal['kind'] = 'TERMS') =>
    ({ id: 'a', by: who, kind, state, createdAt }) as Proposal;

  test('is what a list offers, or the newer terms, or nothing', () => {
    const open = (by: 'BRAND' | 'CREATOR') => ({ kind: 'TERMS' as const, by });
    const what = (openProposal: ReturnType<typeof open> | null, isBriefReplaced: boolean) =>
      acceptableNow({ openProposal, isBriefReplaced });
    expect(what(null, false)).toBe('BRIEF');
    expect(what(open('CREATOR'), false)).toBe('BRIEF');
    expect(what(open('BRAND'), true)).toBe('TERMS');
    expect(what(open('CREATOR'), true)).toBeNull();
    expect(what(null, true)).toBeNull();
  });

  test('is over for good once its brand proposed terms, whatever became of those', () => {
    const accept = (...proposals: Proposal[]) => codeOf(canAcceptBrief(proposals, now));
    expect(accept()).toBe('yes');
    expect(accept(by('CREATOR', 'OPEN'))).toBe('yes');
    expect(accept(by('CREATOR', 'DECLINED'))).toBe('yes');
    expect(accept(by('CREATOR', 'ANSWERED'), by('BRAND', 'OPEN'))).toBe('proposal.newer_offer');
    for (const state of ['DECLINED', 'WITHDRAWN', 'LAPSED', 'ANSWERED'] as const)
      expect(accept(by('BRAND', state)), state).toBe('proposal.brief_replaced');
    const end72 = new Date('2027-02-04T08:00:00.000Z');
    expect(codeOf(canAcceptBrief([by('BRAND', 'OPEN')], end72))).toBe('proposal.brief_replaced');
  });
});

describe('answering', () => {
  test.each([
    [terms, 'ACCEPTED', 'BRAND', 'BRIEF_SENT', 'yes'],
    [terms, 'DECLINED', 'BRAND', 'BRIEF_SENT', 'yes'],
    [terms, 'WITHDRAWN', 'CREATOR', 'BRIEF_SENT', 'yes'],
    [{ ...terms, by: 'BRAND' }, 'ACCEPTED', 'CREATOR', 'BRIEF_SENT', 'yes'],
    [{ ...terms, by: 'BRAND' }, 'WITHDRAWN', 'BRAND', 'BRIEF_SENT', 'yes'],
    [terms, 'ACCEPTED', 'CREATOR', 'BRIEF_SENT', 'proposal.not_yours'],
    [terms, 'WITHDRAWN', 'BRAND', 'BRIEF_SENT', 'proposal.not_yours'],
    [terms, 'ACCEPTED', 'BRAND', 'CANCELLED', 'proposal.not_now'],
    [{ ...terms, state: 'DECLINED' }, 'ACCEPTED', 'BRAND', 'BRIEF_SENT', 'proposal.answered'],
    [end, 'ACCEPTED', 'CREATOR', 'SUBMITTED', 'yes'],
    [end, 'ACCEPTED', 'BRAND', 'SUBMITTED', 'proposal.not_yours'],
    [end, 'ACCEPTED', 'CREATOR', 'COMPLETED', 'proposal.not_now'],
  ] as const)('%j with %s by the %s in %s: %s', (proposal, answer, who, status, expected) => {
    expect(codeOf(canAnswerProposal(proposal, answer, who, { status, now }))).toBe(expected);
  });

  test('terms wait for 72 hours, the end of a project without an end', () => {
    const end72 = new Date('2027-02-04T08:00:00.000Z');
    expect(lapsesAt(terms)).toEqual(end72);
    for (const [answer, who] of [
      ['ACCEPTED', 'BRAND'],
      ['WITHDRAWN', 'CREATOR'],
    ] as const)
      expect(codeOf(canAnswerProposal(terms, answer, who, { status: 'BRIEF_SENT', now: end72 }))).toBe(
        'proposal.lapsed',
      );
    expect(lapsesAt(end)).toBeNull();
    expect(
      codeOf(canAnswerProposal(end, 'ACCEPTED', 'CREATOR', { status: 'ACCEPTED', now: new Date(8e12) })),
    ).toBe('yes');
  });

  test('what is accepted leads where the deal may go by itself', () => {
    for (const { during, leadsTo } of Object.values(proposalRules))
      for (const status of during) expect(canMove(status, leadsTo, 'SYSTEM').allowed).toBe(true);
  });

  test('a proposal lapses with the state that it was about', () => {
    expect(kindsDuring('BRIEF_SENT')).toEqual(['TERMS']);
    expect(kindsDuring('SUBMITTED')).toEqual(['CANCELLATION']);
    expect(kindsDuring('REJECTED')).toEqual([]);
  });
});
