/** Records in the audit trail that the admin views a deal of others (rules/admin#looking). */

import type { AuditAction } from '@briefcast/contract';
import { hourMs } from '@briefcast/contract/kit/days';
import { and, eq, gt } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import { auditEntries } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { recordAudit } from './audit.ts';

const action: AuditAction = 'deal.viewed';

/**
 * Records that this admin views a deal, once an hour for each deal. Call it before anything is read. Throws
 * deal.not_found.
 */
export async function noteLook(
  deps: Pick<Deps, 'db' | 'clock' | 'facts'>,
  admin: AdminActor,
  dealId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Locked, so that of the calls that one page makes at once only the first writes.
    const { title, brandId, creatorId } = await findDealForUpdate(tx, admin, dealId);
    const subject = `${title} (${dealId})`;
    const since = new Date(deps.clock().getTime() - hourMs);
    const [noted] = await tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(
        and(
          gt(auditEntries.createdAt, since),
          eq(auditEntries.action, action),
          eq(auditEntries.actor, admin.name),
          eq(auditEntries.subject, subject),
        ),
      )
      .limit(1);
    if (!noted) {
      await recordAudit(deps, tx, { by: admin, action, subject, about: [brandId, creatorId] });
    }
  });
}
