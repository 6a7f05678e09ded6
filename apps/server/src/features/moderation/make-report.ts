/** Reporting something that should not be here (rules/moderation#reports). */
import { AppError, type NewDealReport, type NewReport } from '@briefcast/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Caller, UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { reports } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { findReportedInDeal, findReportedProfile } from './find-reported.ts';
import { findReportedApplication, findReportedCasting } from './find-reported-casting.ts';

type ReportDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** The most open reports of guests about the same subject. */
const mostOfGuests = 10;

/** Throws moderation.reports_off. */
function requireModeration({ settings }: Pick<Deps, 'settings'>): void {
  if (!settings.now().moderation.isOn) throw new AppError('moderation.reports_off');
}

/** Writes a report, unless the same person has an open one about the same subject, or enough guests have. */
async function keepReport(tx: Tx, report: typeof reports.$inferInsert): Promise<void> {
  const reporterId = report.reporterId ?? null;
  const isBy = reporterId === null ? isNull(reports.reporterId) : eq(reports.reporterId, reporterId);
  const [open] = await tx
    .select({ count: count() })
    .from(reports)
    .where(and(eq(reports.subjectId, report.subjectId), isBy, isNull(reports.closedAt)));
  if ((open?.count ?? 0) >= (reporterId === null ? mostOfGuests : 1)) return;
  await tx.insert(reports).values(report);
}

/**
 * Anybody who can see a published profile may report it, except its creator. Throws moderation.reports_off or
 * creator.not_found.
 */
export async function reportProfile(
  deps: ReportDeps,
  caller: Caller,
  creatorId: string,
  { reason, note }: NewReport,
): Promise<void> {
  requireModeration(deps);
  if (caller.kind === 'user' && caller.userId === creatorId)
    throw new AppError('moderation.nothing_to_report');
  await deps.db.transaction(async (tx) => {
    await keepReport(tx, {
      subject: 'PROFILE',
      subjectId: creatorId,
      creatorId,
      reason,
      note: note || null,
      reporterId: caller.kind === 'user' ? caller.userId : null,
      reporterRole: caller.kind === 'user' ? caller.role : 'GUEST',
      kept: await findReportedProfile(tx, creatorId),
      createdAt: deps.clock(),
    });
  });
}

/** Reports a message or file of the other side. Throws moderation.reports_off or moderation.nothing_to_report. */
export async function reportInDeal(
  deps: ReportDeps,
  actor: UserActor,
  { subject, subjectId, reason, note }: NewDealReport,
): Promise<void> {
  requireModeration(deps);
  await deps.db.transaction(async (tx) => {
    const { dealId, kept } = await findReportedInDeal(tx, actor, { subject, subjectId });
    await keepReport(tx, {
      subject,
      subjectId,
      dealId,
      reason,
      note: note || null,
      reporterId: actor.userId,
      reporterRole: actor.role,
      kept,
      createdAt: deps.clock(),
    });
  });
}

/** A creator reports a casting. Throws moderation.reports_off or casting.not_found. */
export async function reportCasting(
  deps: ReportDeps,
  actor: UserActor,
  castingId: string,
  { reason, note }: NewReport,
): Promise<void> {
  requireModeration(deps);
  await deps.db.transaction(async (tx) => {
    await keepReport(tx, {
      subject: 'CASTING',
      subjectId: castingId,
      castingId,
      reason,
      note: note || null,
      reporterId: actor.userId,
      reporterRole: actor.role,
      kept: await findReportedCasting(tx, castingId),
      createdAt: deps.clock(),
    });
  });
}

/** A brand reports an application to its casting. Throws moderation.reports_off and what `findReportedApplication` throws. */
export async function reportApplication(
  deps: ReportDeps,
  actor: UserActor,
  { id, applicationId }: { id: string; applicationId: string },
  { reason, note }: NewReport,
): Promise<void> {
  requireModeration(deps);
  await deps.db.transaction(async (tx) => {
    const { creatorId, kept } = await findReportedApplication(tx, actor, { id, applicationId });
    await keepReport(tx, {
      subject: 'APPLICATION',
      subjectId: applicationId,
      castingId: id,
      creatorId,
      reason,
      note: note || null,
      reporterId: actor.userId,
      reporterRole: actor.role,
      kept,
      createdAt: deps.clock(),
    });
  });
}
