/** Creates, lists and turns off the links of a deal (rules/shares#share-links). */

import { AppError, currentDeliverable, mostShares, type NewShare, type Share } from '@briefcast/contract';
import { addDays, dayMs } from '@briefcast/contract/kit/days';
import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { randomToken, tokenHash } from '../../platform/auth/secrets.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { files, shares } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { type DealRow, findDeal, findDealForUpdate } from '../deals/access.ts';

const inUse = (dealId: string, now: Date) =>
  and(eq(shares.dealId, dealId), isNull(shares.revokedAt), gt(shares.expiresAt, now));

const commentsOfGuests = sql<number>`(select count(*)::int from comments c
  join share_guests g on g.id = c.guest_id where g.share_id = "shares"."id" and c.removed_at is null)`;

async function readShareRows(db: Reader, which: ReturnType<typeof inUse>): Promise<Share[]> {
  const rows = await db
    .select({ share: shares, createdBy: personOf(sql`${shares.createdBy}`), comments: commentsOfGuests })
    .from(shares)
    .where(which)
    .orderBy(desc(shares.id));
  return rows.map(({ share, createdBy, comments }) => ({
    id: share.id,
    name: share.name,
    fileIds: share.fileIds,
    canComment: share.canComment,
    hasPassword: share.passwordHash !== null,
    hasWatermark: share.hasWatermark,
    showsEarlierVersions: share.showsEarlierVersions,
    createdBy,
    createdAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt.toISOString(),
    looks: share.looks,
    lastLookAt: share.lastLookAt?.toISOString() ?? null,
    comments,
  }));
}

/** The active links, newest first. Throws deal.not_found or team.role_too_small. */
export async function readShares(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  dealId: string,
): Promise<Share[]> {
  const deal = authorize(actor, 'share.manage', await findDeal(db, actor, dealId));
  return readShareRows(db, inUse(deal.id, clock()));
}

/** Files of the brief or in a draft cannot be shared. Throws file.not_found. */
async function requireShareable(tx: Tx, deal: DealRow, fileIds: readonly string[]): Promise<void> {
  const [found] = await tx
    .select({ count: count() })
    .from(files)
    .where(
      and(
        eq(files.dealId, deal.id),
        inArray(files.id, [...fileIds]),
        inArray(files.status, [...currentDeliverable.statuses]),
      ),
    );
  if (found?.count !== fileIds.length) throw new AppError('file.not_found');
}

/**
 * Creates a link and returns it with its secret. `passwordHash` was computed before, because that is slow.
 * Throws deal.not_found, team.role_too_small, file.not_found or share.too_many.
 */
export async function createShare(
  { clock, facts }: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  actor: UserActor,
  { dealId, passwordHash, share }: { dealId: string; passwordHash: string | null; share: NewShare },
): Promise<{ share: Share; token: string }> {
  const deal = authorize(actor, 'share.manage', await findDealForUpdate(tx, actor, dealId));
  const fileIds = [...new Set(share.fileIds)];
  await requireShareable(tx, deal, fileIds);
  const now = clock();
  const [used] = await tx.select({ count: count() }).from(shares).where(inUse(deal.id, now));
  if ((used?.count ?? 0) >= mostShares)
    throw new AppError('share.too_many', { params: { limit: mostShares } });
  const [id, token] = [uuidv7(), randomToken()];
  const { name, canComment, hasWatermark, showsEarlierVersions, days } = share;
  await tx.insert(shares).values({
    id,
    dealId: deal.id,
    tokenHash: tokenHash(token),
    name,
    fileIds,
    canComment,
    hasWatermark,
    showsEarlierVersions,
    passwordHash,
    createdBy: actor.userId,
    createdAt: now,
    expiresAt: addDays(now, days),
  });
  await facts.append(tx, {
    kind: 'share.created',
    ...aboutDeal(deal, actor),
    creatorId: null,
    subjectId: id,
  });
  const [made] = await readShareRows(tx, eq(shares.id, id));
  if (!made) throw new Error('An inserted share was not read');
  return { share: made, token };
}

/** Turns a link off at once, including its file URLs. Throws deal.not_found, team.role_too_small or share.not_found. */
export async function revokeShare(
  { db, clock, facts }: Pick<Deps, 'db' | 'clock' | 'facts'>,
  actor: UserActor,
  { dealId, shareId }: { dealId: string; shareId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const deal = authorize(actor, 'share.manage', await findDealForUpdate(tx, actor, dealId));
    const now = clock();
    const revoked = await tx
      .update(shares)
      .set({ revokedAt: now })
      .where(and(inUse(deal.id, now), eq(shares.id, shareId)))
      .returning({ id: shares.id });
    if (revoked.length === 0) throw new AppError('share.not_found');
    await facts.append(tx, {
      kind: 'share.revoked',
      ...aboutDeal(deal, actor),
      creatorId: null,
      subjectId: shareId,
    });
  });
}

/** Names of guests are not kept for longer than links can be asked about. */
const keptMilliseconds = 90 * dayMs;

/** Deletes links that ended long ago, with their guests; comments keep the names. */
export async function sweepShares(tx: Tx, now: Date): Promise<void> {
  await tx.delete(shares).where(lt(shares.expiresAt, new Date(now.getTime() - keptMilliseconds)));
}
