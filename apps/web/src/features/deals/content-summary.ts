import type { ContentSummary } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** `4 files, 2 approved, 2 to revise`; null while nothing has been submitted. */
export function contentSummaryText(summary: ContentSummary): string | null {
  const { totalFiles, approved, needsRevision, pendingReview } = summary;
  if (totalFiles === 0) return null;
  const counts: string[] = [m.deal_files({ n: totalFiles, count: formatCount(totalFiles) })];
  if (approved > 0) counts.push(m.deal_files_approved({ n: approved, count: formatCount(approved) }));
  if (needsRevision > 0)
    counts.push(m.deal_files_to_revise({ n: needsRevision, count: formatCount(needsRevision) }));
  if (pendingReview > 0)
    counts.push(m.deal_files_pending({ n: pendingReview, count: formatCount(pendingReview) }));
  return formatSeries(counts);
}
