/** The audit trail: who did what to whom, with the state before and after (rules/deletion#audit). */

import {
  type AuditAction,
  type AuditPage,
  type AuditQuery,
  auditActionsOf,
  auditPerPage,
} from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import { and, desc, sql } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { isFoundIn, patternsOfSearch } from '../../platform/database/folded.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { auditEntries } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { readMembers } from '../brands/members.ts';

interface AuditRecord {
  /** Admin who did it. */
  by: Pick<AdminActor, 'name'>;
  action: AuditAction;
  /** The object of the action, as a person would name it. */
  subject: string;
  /** Further brands and people that it concerns, apart from the subject; nulls are left out. */
  about?: readonly (string | null)[];
  before?: unknown;
  after?: unknown;
}

/** Writes a line; pass the transaction of the action, so that neither exists without the other. */
export async function recordAudit(
  { clock, facts }: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  { by, about = [], ...record }: AuditRecord,
): Promise<void> {
  const ids = about.filter((id) => id !== null);
  await tx.insert(auditEntries).values({ actor: by.name, createdAt: clock(), about: ids, ...record });
  await facts.append(tx, { kind: 'admin.acted', actor: 'ADMIN', data: { action: record.action } });
}

const actions = sql`${sql.placeholder('actions')}::text[]`;
const searched = [
  auditEntries.actor,
  auditEntries.subject,
  sql`${auditEntries.before}::text`,
  sql`${auditEntries.after}::text`,
];
/** Ids of the brands and people whose entries are wanted; null for all. */
const concerned = sql`${sql.placeholder('concerned')}::uuid[]`;
const isAbout = sql`(${concerned} is null or ${auditEntries.about} && ${concerned}
  or right(${auditEntries.subject}, 38) in (select '(' || c || ')' from unnest(${concerned}) c))`;

const isFound = sql`${isAbout} and ${isFoundIn(searched, sql.placeholder('patterns'))}
  and (${actions} is null or ${auditEntries.action} = any(${actions}))
  and ${auditEntries.createdAt} >= ${sql.placeholder('from')}::timestamptz
  and ${auditEntries.createdAt} < ${sql.placeholder('before')}::timestamptz`;

const newestEntries = prepared((db) =>
  db
    .select()
    .from(auditEntries)
    .where(and(isBehindCursor(auditEntries.createdAt, auditEntries.id), isFound))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(sql.placeholder('limit'))
    .prepare('audit_newest'),
);
const entryCount = prepared((db) =>
  db.select({ total: sql<number>`count(*)::int` }).from(auditEntries).where(isFound).prepare('audit_count'),
);

/** A creator, or a brand with its people. */
async function readConcerned(db: Reader, id: string): Promise<string[]> {
  const people = await readMembers(db, [id]);
  return [id, ...people.map(({ userId }) => userId)];
}

/** The moment after a day ends. */
const endOfDay = (day: string) => new Date(Date.parse(day) + dayMs).toISOString();

/** A page of the matching lines, newest first. Throws request.invalid for a bad cursor. */
export async function readAudit(db: Reader, query: AuditQuery): Promise<AuditPage> {
  const page = pageValues(query, auditPerPage);
  const wanted = {
    patterns: patternsOfSearch(query.search),
    concerned: query.about === undefined ? null : await readConcerned(db, query.about),
    actions: query.kind ? auditActionsOf(query.kind) : null,
    from: query.from || '-infinity',
    before: query.to ? endOfDay(query.to) : 'infinity',
  };
  const { rows, nextCursor } = pageOf(await newestEntries(db).execute({ ...wanted, ...page }), page);
  const [counted] = await entryCount(db).execute(wanted);
  const entries = rows.map(({ createdAt, about: _, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
  }));
  return { entries, nextCursor, total: counted?.total ?? 0 };
}
