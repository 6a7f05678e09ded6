/** Goodwill credits: given by one admin, or by two where there are many (rules/credits#goodwill). */
import {
  AppError,
  type CreditGrant,
  type Goodwill,
  type GrantVerdict,
  type NewGrant,
  needsSecondAdmin,
} from '@briefcast/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { brands, creditGrants } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { bookGrant } from '../ledger/book-packs.ts';

/** The most waiting grants that are listed. */
const mostWaitingGrants = 100;

type GrantDeps = Pick<TxDeps, 'clock' | 'facts' | 'settings'>;
type GrantRow = typeof creditGrants.$inferSelect;
type Admin = Pick<AdminActor, 'adminId' | 'name'>;

const isAskedBy = ({ askedBy, askedById }: GrantRow, { adminId, name }: Admin): boolean =>
  adminId === null ? askedById === null && askedBy === name : askedById === adminId;

const present = (row: GrantRow, companyName: string, admin: Admin): CreditGrant => ({
  id: row.id,
  brand: { id: row.brandId, companyName },
  credits: row.credits,
  reason: row.reason,
  state: row.state,
  askedAt: row.askedAt.toISOString(),
  askedBy: row.askedBy,
  mayDecide: row.state === 'WAITING' && !isAskedBy(row, admin),
});

/** Throws billing.credits_off. */
function requireCredits({ settings }: Pick<TxDeps, 'settings'>): void {
  if (!settings.now().credits.isOn) throw new AppError('billing.credits_off');
}

/** Locks the brand against deletion and returns its name. Throws admin.user_not_found. */
async function holdBrandName(tx: Tx, brandId: string): Promise<string> {
  const [brand] = await tx
    .select({ name: brands.companyName })
    .from(brands)
    .where(eq(brands.id, brandId))
    .for('key share');
  if (!brand) throw new AppError('admin.user_not_found');
  return brand.name;
}

/** Books a grant and tells the brand. */
async function give(deps: GrantDeps, tx: Tx, { id, brandId, credits }: GrantRow): Promise<void> {
  const subject = { brandId, subjectId: id, data: { credits } };
  await deps.facts.append(tx, { kind: 'credits.given', actor: 'ADMIN', ...subject });
  await bookGrant(deps, tx, { brandId, grantId: id, credits });
}

/**
 * Gives credits, or asks a second admin for more than one gives alone. Throws billing.credits_off,
 * admin.user_not_found, and billing.grant_waits where one of the brand waits.
 */
export async function askGrant(
  deps: GrantDeps,
  tx: Tx,
  admin: Admin,
  { brandId, credits, reason }: NewGrant & { brandId: string },
): Promise<CreditGrant> {
  requireCredits(deps);
  const name = await holdBrandName(tx, brandId);
  const now = deps.clock();
  const waits = needsSecondAdmin(credits);
  const [row] = await tx
    .insert(creditGrants)
    .values({
      ...{ brandId, credits, reason },
      ...{ askedAt: now, askedBy: admin.name, askedById: admin.adminId },
      ...(waits ? { state: 'WAITING' } : { state: 'GIVEN', decidedAt: now, decidedBy: admin.name }),
    })
    .returning();
  if (!row) throw new Error('The grant was not written');
  if (!waits) await give(deps, tx, row);
  return present(row, name, admin);
}

/**
 * Confirms or declines what another admin asked for. Throws billing.grant_not_found, billing.grant_decided,
 * billing.own_grant and billing.credits_off.
 */
export async function decideGrant(
  deps: GrantDeps,
  tx: Tx,
  admin: Admin,
  { id, verdict }: { id: string; verdict: GrantVerdict },
): Promise<CreditGrant> {
  const [known] = await tx
    .select({ brandId: creditGrants.brandId })
    .from(creditGrants)
    .where(eq(creditGrants.id, id));
  if (!known) throw new AppError('billing.grant_not_found');
  const name = await holdBrandName(tx, known.brandId);
  const [asked] = await tx.select().from(creditGrants).where(eq(creditGrants.id, id)).for('update');
  if (!asked) throw new AppError('billing.grant_not_found');
  if (asked.state !== 'WAITING') throw new AppError('billing.grant_decided');
  if (isAskedBy(asked, admin)) throw new AppError('billing.own_grant');
  if (verdict === 'APPROVE') requireCredits(deps);
  const [row] = await tx
    .update(creditGrants)
    .set({
      state: verdict === 'APPROVE' ? 'GIVEN' : 'DECLINED',
      decidedAt: deps.clock(),
      decidedBy: admin.name,
    })
    .where(eq(creditGrants.id, id))
    .returning();
  if (!row) throw new AppError('billing.grant_not_found');
  if (verdict === 'APPROVE') await give(deps, tx, row);
  return present(row, name, admin);
}

/** Goodwill of a brand so far; null with credits off. */
export async function readGoodwill(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  admin: Admin,
  brandId: string,
): Promise<Goodwill | null> {
  if (!settings.now().credits.isOn) return null;
  const [given] = await db
    .select({
      times: sql<number>`count(*)::int`,
      credits: sql<number>`coalesce(sum(${creditGrants.credits}), 0)::int`,
    })
    .from(creditGrants)
    .where(and(eq(creditGrants.brandId, brandId), eq(creditGrants.state, 'GIVEN')));
  const [waiting] = await readWaiting(db, admin, brandId);
  return { ...(given ?? { times: 0, credits: 0 }), waiting: waiting ?? null };
}

/** Grants that wait for a second admin, of one brand or of all, oldest first; one of each brand at most. */
export async function readWaiting(db: Reader, admin: Admin, brandId?: string): Promise<CreditGrant[]> {
  const rows = await db
    .select({ grant: creditGrants, name: brands.companyName })
    .from(creditGrants)
    .innerJoin(brands, eq(brands.id, creditGrants.brandId))
    .where(
      and(
        eq(creditGrants.state, 'WAITING'),
        brandId === undefined ? undefined : eq(creditGrants.brandId, brandId),
      ),
    )
    .orderBy(asc(creditGrants.askedAt), asc(creditGrants.id))
    .limit(mostWaitingGrants);
  return rows.map(({ grant, name }) => present(grant, name, admin));
}
