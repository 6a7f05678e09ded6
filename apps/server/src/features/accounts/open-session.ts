/** Sessions: a row that lives, and the token that names it (decisions 2.2). */
import type { Role, SignedIn } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import { signSessionToken } from '../../platform/auth/tokens.ts';
import type { Db } from '../../platform/database/database.ts';
import { sessions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readOwnUser } from './read-account.ts';

const hour = 60 * 60 * 1000;
const lifetime = { normal: 12 * hour, remembered: 30 * 24 * hour };

/** Opens a session for a person and answers what a login answers. */
export async function openSession(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  tx: Db,
  user: { userId: string; role: Role },
  remember = false,
): Promise<SignedIn> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + (remember ? lifetime.remembered : lifetime.normal));
  const id = uuidv7();
  await tx.insert(sessions).values({ id, userId: user.userId, createdAt: now, expiresAt, remember });
  const token = await signSessionToken(keys.tokens, { id, userId: user.userId }, expiresAt, now);
  return { user: await readOwnUser(tx, user), token };
}
