/** The admin's acts on a report: a warning to its party, and its end with a letter to the reporter. */
import { AppError, type ReportClosing } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { eq } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { reports } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { closeReport, reporterOf } from '../moderation/close-report.ts';
import { findPartyOfReport, type PartyOfReport } from '../moderation/reported-party.ts';
import { type Concerned, holdBrand, holdPerson } from '../suspensions/suspend.ts';
import { recordAudit } from './audit.ts';
import { type LetterDeps, writeLetter } from './write-letter.ts';

/** Throws moderation.report_not_found. */
async function findReported(tx: Tx, id: string): Promise<PartyOfReport | null> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id));
  if (!report) throw new AppError('moderation.report_not_found');
  return findPartyOfReport(tx, report);
}

/** Locks whom a report is about. Throws moderation.report_not_found and admin.user_not_found. */
async function holdReported(tx: Tx, id: string): Promise<Concerned> {
  const party = await findReported(tx, id);
  const held =
    party && (party.as === 'BRAND' ? await holdBrand(tx, party.id) : await holdPerson(tx, party.id));
  if (!held) throw new AppError('admin.user_not_found');
  return held;
}

/** Warns whom a report is about. Throws moderation.report_not_found and admin.user_not_found. */
export async function warnReported(
  deps: LetterDeps,
  tx: Tx,
  admin: AdminActor,
  { id, reason }: { id: string; reason: string },
): Promise<{ message: string }> {
  const concerned = await holdReported(tx, id);
  await writeLetter(deps, tx, concerned, { kind: 'WARNING', words: reason });
  await recordAudit(deps, tx, {
    by: admin,
    action: concerned.kind === 'BRAND' ? 'brand.warn' : 'creator.warn',
    subject: `${concerned.name} (${concerned.id})`,
    after: { reason },
  });
  return { message: m.moderation_answer_warned() };
}

/**
 * Closes a report; its note is a letter to who made it, unless they were a guest. Throws moderation.report_not_found
 * and moderation.report_closed.
 */
export async function endReport(
  deps: LetterDeps & Pick<Deps, 'db'>,
  admin: AdminActor,
  id: string,
  closing: ReportClosing,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    const reporterId = await reporterOf(tx, id);
    const reporter = reporterId === null ? undefined : await holdPerson(tx, reporterId);
    const party = await findReported(tx, id);
    const { subject, kept } = await closeReport(deps, tx, { id, closing, by: admin.name });
    if (reporter && closing.note)
      await writeLetter(deps, tx, reporter, { kind: 'REPORT_ANSWER', words: closing.note });
    await recordAudit(deps, tx, {
      by: admin,
      action: 'report.close',
      // A file is named by its own name, a message by its deal, an application by its casting, a profile by its owner.
      subject: `${[kept.author, kept.dealTitle, subject === 'FILE' ? kept.text : null].filter(Boolean).join(', ')} (${id})`,
      about: [party?.id ?? null],
      before: { subject, text: kept.text, ...(kept.dealTitle ? { project: kept.dealTitle } : {}) },
      after: { outcome: closing.outcome, note: closing.note || null },
    });
  });
  return { message: m.moderation_answer_closed() };
}
