/**
 * Failed admin logins in the audit trail: one line for a network and day with the number of failures, and one
 * for all other networks if there are many, so that nobody can flood the trail.
 */

import type { AuditAction } from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { and, eq, gt } from 'drizzle-orm';
import { firstAdmin } from '../../platform/auth/admin-sessions.ts';
import { auditEntries, settings } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/limits/network-of.ts';
import { recordAudit } from './audit.ts';

const action: AuditAction = 'admin.log_in_failed';
/** This many networks a day get their own line. */
const ownLines = 10;
const others = 'other networks';

/** Stored values of a line, besides the network. */
interface Failures {
  failures: number;
  lastAt: string;
}

/** Adds a failure to the line of an address's network. The password is not stored. */
export async function recordFailedLogIn(
  deps: Pick<Deps, 'db' | 'clock' | 'facts'>,
  address: string,
): Promise<void> {
  const network = networkOf(address);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    // Locked, so that two failures at the same moment do not each start a line.
    await tx.select().from(settings).where(eq(settings.key, 'admin_password_hash')).for('update');
    const isToday = gt(auditEntries.createdAt, addDays(now, -1));
    const lines = await tx
      .select({ id: auditEntries.id, subject: auditEntries.subject, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, action), isToday));
    const lineOf = (subject: string) => lines.find((line) => line.subject === subject);
    const line = lineOf(network) ?? (lines.length >= ownLines ? lineOf(others) : undefined);
    const failures = ((line?.after as Failures | undefined)?.failures ?? 0) + 1;
    const after: Failures = { failures, lastAt: now.toISOString() };
    if (line) await tx.update(auditEntries).set({ after }).where(eq(auditEntries.id, line.id));
    else
      await recordAudit(deps, tx, {
        by: { name: firstAdmin },
        action,
        subject: lines.length >= ownLines ? others : network,
        after,
      });
  });
}
