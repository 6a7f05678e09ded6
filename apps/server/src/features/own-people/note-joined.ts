/** Notes who joined by an invitation, and saves them in the organisation's roster (rules/own-people#joining). */
import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { creators, joinLinks, ownPeople } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockOrganization } from '../brands/members.ts';
import type { JoinedByBrand } from '../join-links/joined-by-brand.ts';
import { saveInvited } from '../rosters/change-rosters.ts';

/** Does nothing where one side is gone by then, and once alone. */
export async function noteJoined(
  deps: Pick<Deps, 'db' | 'clock'>,
  { linkId, brandId, creatorId }: JoinedByBrand,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [creator] = await tx
      .select({ userId: creators.userId })
      .from(creators)
      .where(eq(creators.userId, creatorId))
      .for('key share');
    if (!creator || !(await lockOrganization(tx, brandId))) return;
    const joined = { creatorId, joinedAt: deps.clock(), remindAt: null };
    const mailed = await tx
      .update(ownPeople)
      .set(joined)
      .where(and(eq(ownPeople.linkId, linkId), isNull(ownPeople.creatorId)))
      .returning({ id: ownPeople.id });
    if (mailed.length === 0) {
      const [link] = await tx
        .select({ mailed: joinLinks.mailed })
        .from(joinLinks)
        .where(eq(joinLinks.id, linkId));
      if (link?.mailed === 0)
        await tx
          .insert(ownPeople)
          .values({ id: uuidv7(), brandId, linkId, createdAt: deps.clock(), ...joined })
          .onConflictDoNothing();
    }
    await saveInvited(deps, tx, { brandId, creatorId });
  });
}
