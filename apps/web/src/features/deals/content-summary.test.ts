import { expect, test } from 'vitest';
import { contentSummaryText } from './content-summary.ts';

const nothing = { totalFiles: 0, approved: 0, needsRevision: 0, pendingReview: 0, lastSubmission: null };

test('says nothing while nothing was submitted', () => {
  expect(contentSummaryText(nothing)).toBeNull();
});

test('leaves out what is zero', () => {
  expect(contentSummaryText({ ...nothing, totalFiles: 4, approved: 2, needsRevision: 2 })).toBe(
    '4 files, 2 approved, 2 to revise',
  );
  expect(contentSummaryText({ ...nothing, totalFiles: 1, pendingReview: 1 })).toBe(
    '1 file, 1 pending review',
  );
});
