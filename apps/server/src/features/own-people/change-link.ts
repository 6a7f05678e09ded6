/** The one open link by which an organisation brings creators (rules/own-people#link). */
import { AppError, type NewOwnLink, type OwnLink } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockOrganization } from '../brands/members.ts';
import { endBrandLink, openBrandLink } from '../join-links/change-join-links.ts';
import { presentOwnLink, readOpenLink } from './read-own-people.ts';
import { requireInviting } from './require-inviting.ts';

/** Opens it, or returns the one that is open. Throws joining.nobody, team.confirm_email_first or team.role_too_small. */
export function openOwnLink(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  actor: UserActor,
  link: NewOwnLink,
): Promise<OwnLink> {
  const { brandId } = authorizeOrganization(actor, 'ownpeople.invite');
  return deps.db.transaction(async (tx) => {
    // Two at once open one.
    if (!(await lockOrganization(tx, brandId))) throw new AppError('auth.session_expired');
    await requireInviting(deps, tx, { brandId, userId: actor.userId });
    const open = await readOpenLink({ db: tx, clock: deps.clock }, brandId);
    return presentOwnLink(open ?? (await openBrandLink(deps, tx, { brandId, ...link })));
  });
}

/** Ends it, if one is open. Throws team.role_too_small. */
export async function endOwnLink(deps: Pick<Deps, 'db' | 'clock'>, actor: UserActor): Promise<void> {
  const { brandId } = authorizeOrganization(actor, 'ownpeople.invite');
  await deps.db.transaction(async (tx) => {
    const link = await readOpenLink({ db: tx, clock: deps.clock }, brandId);
    if (link) await endBrandLink(deps, tx, { id: link.id, brandId });
  });
}
