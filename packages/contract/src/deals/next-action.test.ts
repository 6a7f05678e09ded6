import { describe, expect, it } from 'vitest';
import { deadlineFromToday } from './deadline.ts';
import { nextAction } from './next-action.ts';
import { DealStatus } from './schemas.ts';

const files = (pendingReview: number, approved = 0, needsRevision = 0) => ({
  totalFiles: pendingReview + approved + needsRevision,
  pendingReview,
  approved,
  needsRevision,
  lastSubmission: null,
});
const deal = (status: DealStatus, contentSummary = files(0), fields = {}) => ({
  status,
  contentSummary,
  unreadMessages: 0,
  ...fields,
});
const you = (step: string, count = 0) => ({ needs: 'YOU', step, count });
const other = { needs: 'OTHER_SIDE' };

describe('the next step of a deal', () => {
  it.each([
    ['BRIEF_SENT', files(0), other, you('ANSWER_BRIEF')],
    ['ACCEPTED', files(0), other, you('SUBMIT')],
    ['IN_PROGRESS', files(0), other, you('SUBMIT')],
    ['IN_PROGRESS', files(2), you('REVIEW', 2), you('SUBMIT')],
    ['IN_PROGRESS', files(0, 2), you('COMPLETE'), other],
    ['SUBMITTED', files(2, 1), you('REVIEW', 2), other],
    ['SUBMITTED', files(0, 3), you('COMPLETE'), other],
    ['NEEDS_REVISION', files(1, 0, 2), you('REVIEW', 1), you('REVISE', 2)],
    ['NEEDS_REVISION', files(0, 1, 1), other, you('REVISE', 1)],
  ] as const)('of %s with %o', (status, summary, forBrand, forCreator) => {
    expect(nextAction(deal(status, summary), 'BRAND')).toEqual(forBrand);
    expect(nextAction(deal(status, summary), 'CREATOR')).toEqual(forCreator);
  });

  it("is nobody's once the deal is closed, and always somebody's before", () => {
    for (const status of DealStatus.options) {
      const isClosed = ['COMPLETED', 'REJECTED', 'CANCELLED'].includes(status);
      const steps = (['BRAND', 'CREATOR'] as const).map((viewer) => nextAction(deal(status), viewer));
      expect(steps.map((step) => step === null)).toEqual([isClosed, isClosed]);
    }
  });

  it('is the answer to what the other side proposed, before anything else', () => {
    const terms = deal('BRIEF_SENT', files(0), { openProposal: { kind: 'TERMS', by: 'CREATOR' } });
    expect(nextAction(terms, 'BRAND')).toEqual(you('ANSWER_TERMS'));
    expect(nextAction(terms, 'CREATOR')).toEqual(other);
    const end = deal('SUBMITTED', files(2), { openProposal: { kind: 'CANCELLATION', by: 'BRAND' } });
    expect(nextAction(end, 'CREATOR')).toEqual(you('ANSWER_CANCELLATION'));
    expect(nextAction(end, 'BRAND')).toEqual(other);
  });

  it('is to answer an addition for whoever may, and the usual work for who may not', () => {
    const added = deal('SUBMITTED', files(2), { additionsToAnswer: 1 });
    expect(nextAction(added, 'BRAND')).toEqual(you('ANSWER_ADDITION', 1));
    expect(nextAction(added, 'BRAND', false)).toEqual(you('REVIEW', 2));
  });

  it('is to read what was written where nothing else is', () => {
    const unread = { unreadMessages: 3 };
    expect(nextAction(deal('BRIEF_SENT', files(0), unread), 'BRAND')).toEqual(you('READ_MESSAGES', 3));
    expect(nextAction(deal('BRIEF_SENT', files(0), unread), 'CREATOR')).toEqual(you('ANSWER_BRIEF'));
    expect(nextAction(deal('COMPLETED', files(0, 1), unread), 'BRAND')).toBeNull();
  });

  it.each([
    ['ADDRESS_ASKED', other, you('GIVE_ADDRESS')],
    ['TO_SEND', you('SEND_SAMPLE'), other],
    ['ON_ITS_WAY', other, you('CONFIRM_ARRIVAL')],
    ['ARRIVED', other, you('SUBMIT')],
    ['DAMAGED', you('SEND_SAMPLE'), other],
    ['NOT_RECEIVED', you('SEND_SAMPLE'), other],
    ['TO_RETURN', other, you('SUBMIT')],
    ['TO_BUY', other, you('STATE_RECEIPT')],
  ] as const)('is of the sample that is %s before there is content', (sampleState, forBrand, forCreator) => {
    const accepted = deal('ACCEPTED', files(0), { sampleState });
    expect(nextAction(accepted, 'BRAND')).toEqual(forBrand);
    expect(nextAction(accepted, 'CREATOR')).toEqual(forCreator);
  });

  it('is a verdict before a sample, and the way back of a sample once the deal is over', () => {
    expect(nextAction(deal('SUBMITTED', files(1), { sampleState: 'TO_SEND' }), 'BRAND')).toEqual(
      you('REVIEW', 1),
    );
    const over = (sampleState: string) => deal('COMPLETED', files(0, 1), { sampleState });
    expect(nextAction(over('TO_RETURN'), 'CREATOR')).toEqual(you('RETURN_SAMPLE'));
    expect(nextAction(over('TO_RETURN'), 'BRAND')).toEqual(other);
    expect(nextAction(over('ON_ITS_WAY_BACK'), 'BRAND')).toEqual(you('CONFIRM_RETURN'));
    expect(nextAction(over('ON_ITS_WAY_BACK'), 'BRAND', false)).toEqual({ needs: 'OWN_TEAM' });
    for (const sampleState of ['ADDRESS_ASKED', 'ON_ITS_WAY', 'RETURNED'])
      expect(nextAction(over(sampleState), 'CREATOR')).toBeNull();
  });

  it('is left to the team by whose role is too small for it, but not the review', () => {
    expect(nextAction(deal('SUBMITTED', files(0, 3)), 'BRAND', false)).toEqual({ needs: 'OWN_TEAM' });
    expect(nextAction(deal('SUBMITTED', files(1)), 'BRAND', false)).toEqual(you('REVIEW', 1));
  });
});

describe('a deadline from today', () => {
  const noon = new Date(2026, 10, 22, 12);
  it.each([
    ['2026-11-22T00:00:00Z', 0, false],
    ['2026-11-23T00:00:00Z', 1, false],
    ['2026-12-12T00:00:00Z', 20, false],
    ['2026-11-20T00:00:00Z', 0, true],
  ])('%s', (day, days, isOverdue) => {
    expect(deadlineFromToday(new Date(day), noon)).toEqual({ days, isOverdue });
  });

  it('is not over while its day lasts anywhere', () => {
    const yesterday = new Date('2026-11-21T00:00:00Z');
    expect(deadlineFromToday(yesterday, new Date('2026-11-22T11:59:00Z'))).toMatchObject({
      isOverdue: false,
      days: 0,
    });
    expect(deadlineFromToday(yesterday, new Date('2026-11-22T12:00:00Z'))).toMatchObject({ isOverdue: true });
  });
});
