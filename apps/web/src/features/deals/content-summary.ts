import type { ContentSummary } from '@briefcast/contract';

/** `4 files, 2 approved, 2 to revise`; null while nothing has been submitted. */
export function contentSummaryText(summary: ContentSummary): string | null {
  const { totalFiles, approved, needsRevision, pendingReview } = summary;
  if (totalFiles === 0) return null;
  return [
    `${totalFiles} ${totalFiles === 1 ? 'file' : 'files'}`,
    approved > 0 ? `${approved} approved` : '',
    needsRevision > 0 ? `${needsRevision} to revise` : '',
    pendingReview > 0 ? `${pendingReview} pending review` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
