/** The name of a brand's person, as shown to creators and colleagues. */
import { AppError, type OwnName } from '@briefcast/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** Sets the person's name and makes colleagues' pages reload it. Throws auth.session_expired for a deleted account. */
export async function changeName(
  { db, facts }: Pick<Deps, 'db' | 'facts'>,
  { userId, brandId }: UserActor,
  { firstName, lastName }: OwnName,
): Promise<void> {
  await db.transaction(async (tx) => {
    const renamed = await tx
      .update(users)
      .set({ firstName, lastName })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    if (renamed.length === 0) throw new AppError('auth.session_expired');
    await facts.append(tx, {
      kind: 'account.renamed',
      actor: 'BRAND',
      actorId: userId,
      brandId,
      subjectId: userId,
    });
  });
}

/** Sets the name of a person who has none. */
export const nameIfNameless = (tx: Tx, userId: string, { firstName, lastName }: OwnName): Promise<unknown> =>
  tx
    .update(users)
    .set({ firstName, lastName })
    .where(and(eq(users.id, userId), isNull(users.firstName)));
