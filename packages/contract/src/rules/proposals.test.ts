import { describe, expect, test } from 'vitest';
import { DealStatus } from '../schemas/deal.ts';
import type { Proposal } from '../schemas/proposal.ts';
import { canMove } from './deal-status.ts';
import { canAnswerProposal, canPropose, kindsDuring, proposalRules } from './proposals.ts';

const terms = { kind: 'TERMS', by: 'CREATOR', state: 'OPEN' } as const satisfies Partial<Proposal>;
const end = { kind: 'CANCELLATION', by: 'BRAND', state: 'OPEN' } as const satisfies Partial<Proposal>;
const codeOf = (answer: ReturnType<typeof canPropose> | ReturnType<typeof canAnswerProposal>) =>
  answer.allowed ? 'yes' : answer.code;

describe('proposing', () => {
  test('a creator proposes other terms while the brief waits, and only then', () => {
    for (const status of DealStatus.options)
      expect(codeOf(canPropose('TERMS', 'CREATOR', status, null))).toBe(
        status === 'BRIEF_SENT' ? 'yes' : 'proposal.not_now',
      );
    expect(codeOf(canPropose('TERMS', 'BRAND', 'BRIEF_SENT', null))).toBe('proposal.not_your_kind');
  });

  test.each(['BRAND', 'CREATOR'] as const)(
    'the %s proposes to cancel what is agreed and not finished',
    (who) => {
      const during = DealStatus.options.filter(
        (status) => canPropose('CANCELLATION', who, status, null).allowed,
      );
      expect(during).toEqual(['ACCEPTED', 'IN_PROGRESS', 'SUBMITTED', 'NEEDS_REVISION']);
    },
  );

  test('one proposal waits at a time', () => {
    expect(codeOf(canPropose('TERMS', 'CREATOR', 'BRIEF_SENT', { id: 'a' }))).toBe('proposal.one_open');
  });
});

describe('answering', () => {
  test.each([
    [terms, 'ACCEPTED', 'BRAND', 'BRIEF_SENT', 'yes'],
    [terms, 'DECLINED', 'BRAND', 'BRIEF_SENT', 'yes'],
    [terms, 'WITHDRAWN', 'CREATOR', 'BRIEF_SENT', 'yes'],
    [terms, 'ACCEPTED', 'CREATOR', 'BRIEF_SENT', 'proposal.not_yours'],
    [terms, 'WITHDRAWN', 'BRAND', 'BRIEF_SENT', 'proposal.not_yours'],
    [terms, 'ACCEPTED', 'BRAND', 'CANCELLED', 'proposal.not_now'],
    [{ ...terms, state: 'DECLINED' }, 'ACCEPTED', 'BRAND', 'BRIEF_SENT', 'proposal.answered'],
    [end, 'ACCEPTED', 'CREATOR', 'SUBMITTED', 'yes'],
    [end, 'ACCEPTED', 'BRAND', 'SUBMITTED', 'proposal.not_yours'],
    [end, 'ACCEPTED', 'CREATOR', 'COMPLETED', 'proposal.not_now'],
  ] as const)('%j with %s by the %s in %s: %s', (proposal, answer, who, status, expected) => {
    expect(codeOf(canAnswerProposal(proposal, answer, who, status))).toBe(expected);
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
