/** Rows of suspensions: which one meets somebody, and how it begins and ends. */
import { type AdminSuspension, AppError, answerEnds } from '@briefcast/contract';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import { suspensions } from '../../platform/database/tables/index.ts';

export type SuspensionRow = typeof suspensions.$inferSelect;

/** The target of a suspension: an organisation, or a person of either role. */
export type Target = { brandId: string; userId?: never } | { userId: string; brandId?: never };

const isRunning = (target: Target): SQL | undefined =>
  and(
    target.brandId === undefined
      ? eq(suspensions.userId, target.userId)
      : eq(suspensions.brandId, target.brandId),
    isNull(suspensions.liftedAt),
  );

/** The suspension of a brand or a person; undefined where there is none. */
export async function findRunning(db: Reader, target: Target): Promise<SuspensionRow | undefined> {
  const [row] = await db.select().from(suspensions).where(isRunning(target));
  return row;
}

/** The suspension that a session meets: the person's own, else that of the organisation; undefined for none. */
export async function findOwn(
  db: Reader,
  { userId, brandId }: UserActor,
): Promise<SuspensionRow | undefined> {
  const own = await findRunning(db, { userId });
  return own ?? (brandId === null ? undefined : findRunning(db, { brandId }));
}

interface Beginning {
  reason: string;
  /** Name of the admin. */
  by: string;
  now: Date;
  wasPublished?: boolean;
}

/** Begins a suspension; the caller has locked the organisation or the person. Throws suspension.running. */
export async function beginSuspension(
  tx: Tx,
  target: Target,
  { reason, by, now, wasPublished = false }: Beginning,
): Promise<void> {
  if (await findRunning(tx, target)) throw new AppError('suspension.running');
  await tx.insert(suspensions).values({ ...target, reason, suspendedBy: by, suspendedAt: now, wasPublished });
}

/** Ends one that runs; the caller has locked the organisation or the person. Throws suspension.not_found. */
export async function endSuspension(tx: Tx, id: string, now: Date): Promise<SuspensionRow> {
  const [row] = await tx
    .update(suspensions)
    .set({ liftedAt: now })
    .where(and(eq(suspensions.id, id), isNull(suspensions.liftedAt)))
    .returning();
  if (!row) throw new AppError('suspension.not_found');
  return row;
}

/** Marks the answer to a suspension as read; the first reading counts. Throws suspension.not_found. */
export async function markAnswerRead(db: Database, id: string, now: Date): Promise<void> {
  const marked = await db
    .update(suspensions)
    .set({ answerReadAt: sql`coalesce(${suspensions.answerReadAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(suspensions.id, id), isNull(suspensions.liftedAt), isNotNull(suspensions.answer)))
    .returning({ id: suspensions.id });
  if (marked.length === 0) throw new AppError('suspension.not_found');
}

/** Fields that the suspended and the admin both read. */
export const presentShared = ({ reason, suspendedAt, answer, answeredAt }: SuspensionRow) => ({
  reason,
  suspendedAt: suspendedAt.toISOString(),
  answerUntil: answerEnds(suspendedAt).toISOString(),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
});

const presentToAdmin = (row: SuspensionRow): AdminSuspension => ({
  id: row.id,
  ...presentShared(row),
  suspendedBy: row.suspendedBy,
  isAnswerRead: row.answerReadAt !== null,
});

/** The suspension of a brand or a person as the admin reads it; null where there is none. */
export async function readAdminSuspension(db: Reader, target: Target): Promise<AdminSuspension | null> {
  const row = await findRunning(db, target);
  return row ? presentToAdmin(row) : null;
}

/** The suspensions of these people, by their ids. */
export async function readAdminSuspensionsOf(
  db: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, AdminSuspension>> {
  const rows = await db
    .select()
    .from(suspensions)
    .where(and(inArray(suspensions.userId, [...userIds]), isNull(suspensions.liftedAt)));
  return new Map(rows.map((row) => [row.userId ?? '', presentToAdmin(row)]));
}
