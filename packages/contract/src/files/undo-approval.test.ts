import { expect, test } from 'vitest';
import { DealStatus } from '../deals/schemas.ts';
import { FileStatus } from './schemas.ts';
import { canUndoApproval } from './undo-approval.ts';

const reviewedAt = new Date('2026-11-22T10:00:00Z');
const after = (seconds: number) => new Date(reviewedAt.getTime() + seconds * 1000);

test.each([
  [0, 'allowed'],
  [10, 'allowed'],
  [13, 'allowed'],
  [13.001, 'file.undo_too_late'],
])('%s seconds after the approval: %s', (seconds, expected) => {
  const answer = canUndoApproval('SUBMITTED', { status: 'APPROVED', reviewedAt }, after(seconds));
  expect(answer.allowed ? 'allowed' : answer.code).toBe(expected);
});

test('an approval of unknown time is too old', () => {
  expect(canUndoApproval('SUBMITTED', { status: 'APPROVED', reviewedAt: null }, after(0))).toMatchObject({
    code: 'file.undo_too_late',
  });
});

test.each(DealStatus.options)('in a deal that is %s', (status) => {
  const isInReview = ['IN_PROGRESS', 'SUBMITTED', 'NEEDS_REVISION'].includes(status);
  expect(canUndoApproval(status, { status: 'APPROVED', reviewedAt }, after(1))).toEqual(
    isInReview ? { allowed: true } : { allowed: false, code: 'deal.status_conflict' },
  );
});

test.each(FileStatus.exclude(['APPROVED']).options)(
  'there is nothing to undo of a file that is %s',
  (status) => {
    expect(canUndoApproval('SUBMITTED', { status, reviewedAt }, after(1))).toEqual({
      allowed: false,
      code: 'file.not_approved',
    });
  },
);
