/** Sessions: a row, and the token that refers to it (rules/accounts#sessions). */

import { AppError, type Role, type SignedIn } from '@briefcast/contract';
import { hourMs } from '@briefcast/contract/kit/days';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { signSessionToken } from '../../platform/auth/tokens.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { sessions, users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { readOwnUser } from './read-account.ts';
import { type SignInPlace, unknownPlace } from './sign-in-place.ts';

const lifetime = { normal: 12 * hourMs, remembered: 30 * 24 * hourMs, look: hourMs / 2 };

/**
 * The organisation that the person worked for last, otherwise the one they joined first; null for a creator
 * and for a person without one.
 */
const organizationToBeginWith = sql<
  string | null
>`(select m.brand_id from members m where m.user_id = ${users.id}
  order by m.brand_id is not distinct from ${users.lastBrandId} desc, m.joined_at, m.brand_id limit 1)`;

interface SessionWish {
  /** For 30 days instead of 12 hours. */
  remember?: boolean | undefined;
  place?: SignInPlace;
  /** The admin who only looks, for half an hour. */
  lookBy?: string;
}

/**
 * Opens a session for a person and returns the answer of a login. Waits for a change in progress. Throws
 * account.bad_credentials if the account was deleted or its password changed since.
 */
export async function openSession(
  { keys, clock, settings }: Pick<TxDeps, 'keys' | 'clock' | 'settings'>,
  tx: Database | Tx,
  user: { userId: string; role: Role; passwordHash: string },
  { remember = false, place = unknownPlace, lookBy }: SessionWish = {},
): Promise<SignedIn> {
  const now = clock();
  const lasts = lookBy ? lifetime.look : remember ? lifetime.remembered : lifetime.normal;
  const expiresAt = new Date(now.getTime() + lasts);
  const id = uuidv7();
  // Locks the account's row: a password change ends every existing session, so none for the old password may
  // be opened after it.
  const opened = await tx
    .insert(sessions)
    .select(
      tx
        .select({
          id: sql`${id}::uuid`.as('id'),
          userId: users.id,
          createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at'),
          expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
          remember: sql`${remember}::boolean`.as('remember'),
          brandId: organizationToBeginWith.as('brand_id'),
          removedFrom: sql`null::text`.as('removed_from'),
          device: sql`${place.device}::text`.as('device'),
          network: sql`${place.network}::text`.as('network'),
          seenAt: sql`${now.toISOString()}::timestamptz`.as('seen_at'),
          lookBy: sql`${lookBy ?? null}::text`.as('look_by'),
        })
        .from(users)
        .where(and(eq(users.id, user.userId), eq(users.passwordHash, user.passwordHash)))
        .for('share'),
    )
    .returning({ brandId: sessions.brandId });
  const [session] = opened;
  if (!session) throw new AppError('account.bad_credentials');
  const token = await signSessionToken(keys.tokens, { id, userId: user.userId }, expiresAt, now);
  const person = { ...user, ...session, isLook: lookBy !== undefined };
  return { user: await readOwnUser({ db: tx, keys, clock, settings }, person), token };
}
