/** Entering a share: with a name, and the password if there is one (rules/shares#share-links). */

import type { ShareEntry, ShareGuest } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { randomToken, tokenHash } from '../../platform/auth/secrets.ts';
import { shareGuests, shares } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireLinkPassword } from '../../platform/http/limits/link-password.ts';
import { bearerOf } from '../../platform/http/unlisted.ts';
import { type EnteredShare, findGuest, openShare } from './open-share.ts';

type EnterDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords'>;

/**
 * Admits a guest who has the link, and its password if it has one; a guest who was admitted before changes
 * the name. Throws share.not_found, share.ended, share.password_wrong, share.many_guesses,
 * request.rate_limited or request.try_later.
 */
export async function enterShare(
  deps: EnterDeps,
  token: string,
  { name, password = '' }: z.output<typeof ShareEntry>,
  request: FastifyRequest,
): Promise<ShareGuest> {
  const { share } = await openShare(deps, token);
  const known = await findGuest(deps.db, request, share);
  if (known) {
    await deps.db.transaction((tx) =>
      tx.update(shareGuests).set({ name }).where(eq(shareGuests.id, known.id)),
    );
    return { token: bearerOf(request) ?? '', name };
  }
  await requireLinkPassword(
    deps,
    {
      opens: `share ${share.id}`,
      hash: share.passwordHash,
      wrong: 'share.password_wrong',
      manyGuesses: 'share.many_guesses',
    },
    { password, address: request.ip },
  );
  const secret = randomToken();
  const row = {
    id: uuidv7(),
    shareId: share.id,
    tokenHash: tokenHash(secret),
    name,
    createdAt: deps.clock(),
  };
  await deps.db.transaction((tx) => tx.insert(shareGuests).values(row));
  return { token: secret, name };
}

/** Coming back within this time is still the same visit. */
const lookMilliseconds = 30 * minuteMs;

/** Counts a visit of a guest, unless the last one began a moment ago, and notifies the brand. */
export async function noteLook(
  { db, clock, facts }: Pick<Deps, 'db' | 'clock' | 'facts'>,
  { share, guest, deal }: EnteredShare,
): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - lookMilliseconds);
  if (guest.lookedAt && guest.lookedAt > before) return;
  await db.transaction(async (tx) => {
    const isNew = or(isNull(shareGuests.lookedAt), lt(shareGuests.lookedAt, before));
    const noted = await tx
      .update(shareGuests)
      .set({ lookedAt: now })
      .where(and(eq(shareGuests.id, guest.id), isNew))
      .returning({ id: shareGuests.id });
    if (noted.length === 0) return;
    await tx
      .update(shares)
      .set({ looks: sql`${shares.looks} + 1`, lastLookAt: now })
      .where(eq(shares.id, share.id));
    await facts.append(tx, {
      kind: 'share.looked_at',
      actor: 'SYSTEM',
      brandId: deal.brandId,
      dealId: deal.id,
      subjectId: share.id,
      data: { guest: guest.name },
    });
  });
}
