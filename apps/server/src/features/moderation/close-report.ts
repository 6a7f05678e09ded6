/** Closes a report as the admin decides (rules/moderation#reports). */
import { AppError, type ReportClosing, type ReportedThing, type ReportSubject } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { reports } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** The person who made a report; null for a guest and for an account that is gone. Throws moderation.report_not_found. */
export async function reporterOf(db: Reader, id: string): Promise<string | null> {
  const [report] = await db
    .select({ reporterId: reports.reporterId })
    .from(reports)
    .where(eq(reports.id, id));
  if (!report) throw new AppError('moderation.report_not_found');
  return report.reporterId;
}

/**
 * Closes a report; `by` is the admin's name. Returns what it was about. Throws moderation.report_not_found or
 * moderation.report_closed.
 */
export async function closeReport(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { id, closing: { outcome, note }, by }: { id: string; closing: ReportClosing; by: string },
): Promise<{ subject: ReportSubject; kept: ReportedThing }> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  if (!report) throw new AppError('moderation.report_not_found');
  if (report.closedAt) throw new AppError('moderation.report_closed');
  await tx
    .update(reports)
    .set({ outcome, closedAt: clock(), closedBy: by, closingNote: note || null })
    .where(eq(reports.id, id));
  return { subject: report.subject, kept: report.kept };
}
