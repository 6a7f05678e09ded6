/** The audit trail: who did what to whom, with the state before and after (decisions 7.3). */
import type { AuditEntry } from '@briefcast/contract';
import { desc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { auditEntries } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

const entriesShown = 200;

interface AuditRecord {
  action: string;
  /** What it was done to, as a person would name it. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Writes a line; give the transaction of the action, so that neither exists without the other. */
export async function recordAudit(
  { clock, facts }: Pick<Deps, 'clock' | 'facts'>,
  tx: Db,
  record: AuditRecord,
): Promise<void> {
  await tx.insert(auditEntries).values({ actor: 'admin', createdAt: clock(), ...record });
  await facts.append(tx, { kind: 'admin.acted', actor: 'ADMIN', data: { action: record.action } });
}

const newestEntries = prepared((db) =>
  db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(entriesShown)
    .prepare('audit_newest'),
);

/** The newest lines. */
export const readAudit = async (db: Db): Promise<AuditEntry[]> =>
  (await newestEntries(db).execute()).map(({ createdAt, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
  }));
