/** Takes the invented cast out, with everything of theirs (rules/sample-people). */
import { asc, eq } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { holdUsersForRemoval } from '../../platform/database/lock-order.ts';
import { brands, creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeCreator, removePeople } from '../personal-data/remove-people.ts';
import { closeOrganization } from '../teams/close-organization.ts';

type RemoveDeps = Pick<Deps, 'clock' | 'facts' | 'signals' | 'jobs' | 'keys'>;

/** Removes all of them, as an admin's deletion of each would. */
export async function removeSamplePeople(deps: RemoveDeps, tx: Tx, admin: AdminActor): Promise<void> {
  const people = await tx
    .select({ id: creators.userId })
    .from(creators)
    .where(eq(creators.isSample, true))
    .orderBy(asc(creators.userId));
  const held = await holdUsersForRemoval(
    tx,
    people.map(({ id }) => id),
  );
  for (const userId of held) await removeCreator(deps, tx, admin, userId);
  const organizations = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.isSample, true))
    .orderBy(asc(brands.id));
  for (const { id } of organizations) {
    const { people: members } = await closeOrganization(deps, tx, admin, id);
    await removePeople(
      deps,
      tx,
      members.map(({ userId }) => ({ userId, role: 'BRAND' })),
      'ADMIN',
    );
  }
}
