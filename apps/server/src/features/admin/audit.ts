/** The audit trail: who did what to whom, with the state before and after (rules/deletion#audit). */
import { type AuditPage, auditPerPage, type PageQuery } from '@briefcast/contract';
import { desc, sql } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { auditEntries } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

interface AuditRecord {
  /** Who did it. */
  by: Pick<AdminActor, 'name'>;
  action: string;
  /** What it was done to, as a person would name it. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Writes a line; give the transaction of the action, so that neither exists without the other. */
export async function recordAudit(
  { clock, facts }: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { by, ...record }: AuditRecord,
): Promise<void> {
  await tx.insert(auditEntries).values({ actor: by.name, createdAt: clock(), ...record });
  await facts.append(tx, { kind: 'admin.acted', actor: 'ADMIN', data: { action: record.action } });
}

const newestEntries = prepared((db) =>
  db
    .select()
    .from(auditEntries)
    .where(isBehindCursor(auditEntries.createdAt, auditEntries.id))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(sql.placeholder('limit'))
    .prepare('audit_newest'),
);

/** A page of the lines, newest first. Throws request.invalid for a bad cursor. */
export async function readAudit(db: Reader, query: PageQuery): Promise<AuditPage> {
  const page = pageValues(query, auditPerPage);
  const { rows, nextCursor } = pageOf(await newestEntries(db).execute(page), page);
  const entries = rows.map(({ createdAt, ...entry }) => ({ ...entry, createdAt: createdAt.toISOString() }));
  return { entries, nextCursor };
}
