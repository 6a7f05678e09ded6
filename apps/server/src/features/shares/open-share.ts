/** Access to a share: by the secret of its link, and for most calls by the guest's own as well. */
import { AppError, type ShareSummary, unsuccessfulStatuses } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { tokenHash } from '../../platform/auth/secrets.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, deals, shareGuests, shares } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { bearerOf } from '../../platform/http/unlisted.ts';
import { personOf } from '../accounts/person.ts';

export type ShareRow = typeof shares.$inferSelect;
export type GuestRow = typeof shareGuests.$inferSelect;

/** An active share, with its deal's parties and the data for its entry page. */
export interface OpenShare {
  share: ShareRow;
  deal: Pick<typeof deals.$inferSelect, 'id' | 'status' | 'brandId' | 'creatorId'>;
  summary: ShareSummary;
}

export interface EnteredShare extends OpenShare {
  guest: GuestRow;
}

type OpenDeps = { db: Reader; clock: () => Date };

async function readOpen({ db, clock }: OpenDeps, which: ReturnType<typeof eq>): Promise<OpenShare> {
  const [found] = await db
    .select({
      share: shares,
      deal: { id: deals.id, status: deals.status, brandId: deals.brandId, creatorId: deals.creatorId },
      title: deals.title,
      companyName: deals.brandName,
      profileImage: brands.profileImage,
      by: personOf(sql`${shares.createdBy}`),
    })
    .from(shares)
    .innerJoin(deals, eq(deals.id, shares.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .where(which);
  if (!found) throw new AppError('share.not_found');
  const { share, deal, ...shown } = found;
  const isClosed =
    share.revokedAt !== null || deal.brandId === null || unsuccessfulStatuses.includes(deal.status);
  if (isClosed) throw new AppError('share.ended', { params: { endedAt: null } });
  if (share.expiresAt <= clock())
    throw new AppError('share.ended', { params: { endedAt: share.expiresAt.toISOString() } });
  const { canComment, hasWatermark, expiresAt, passwordHash } = share;
  const summary = {
    ...shown,
    canComment,
    hasWatermark,
    hasPassword: passwordHash !== null,
    expiresAt: expiresAt.toISOString(),
  };
  return { share, deal, summary };
}

/** The share of a link's secret. Throws share.not_found or share.ended. */
export const openShare = (deps: OpenDeps, token: string): Promise<OpenShare> =>
  readOpen(deps, eq(shares.tokenHash, tokenHash(token)));

/** The share of an id, which is not secret: for callers that are authorised otherwise. Throws as `openShare`. */
export const openShareById = (deps: OpenDeps, id: string): Promise<OpenShare> =>
  readOpen(deps, eq(shares.id, id));

/** The guest whose bearer token a request carries; null if it is none of this share. */
export async function findGuest(
  db: Reader,
  request: Pick<FastifyRequest, 'headers'>,
  share: ShareRow,
): Promise<GuestRow | null> {
  const token = bearerOf(request);
  if (token === null) return null;
  const isOwn = and(eq(shareGuests.tokenHash, tokenHash(token)), eq(shareGuests.shareId, share.id));
  const [guest] = await db.select().from(shareGuests).where(isOwn);
  return guest ?? null;
}

/** The share and its guest. Throws share.not_found, share.ended or share.enter_first. */
export async function enteredShare(
  deps: Pick<Deps, 'clock'> & { db: Reader },
  token: string,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<EnteredShare> {
  const open = await openShare(deps, token);
  const guest = await findGuest(deps.db, request, open.share);
  if (!guest) throw new AppError('share.enter_first');
  return { ...open, guest };
}
