/** The one open link by which an organisation brings creators (rules/own-people#link). */
import { AppError, type NewOwnLink, type OwnPeople } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { lockOrganization } from '../brands/members.ts';
import { endBrandLink, openBrandLink } from '../join-links/change-join-links.ts';
import { readOpenLink, readOwnPeople } from './read-own-people.ts';
import { requireInviting } from './require-inviting.ts';

/** Opens it. Throws joining.nobody, ownpeople.link_open, team.confirm_email_first or team.role_too_small. */
export async function openOwnLink(
  deps: Pick<TxDeps, 'clock' | 'settings'>,
  tx: Tx,
  actor: UserActor,
  link: NewOwnLink,
): Promise<OwnPeople> {
  const { brandId } = authorizeOrganization(actor, 'ownpeople.invite');
  // Two at once open one.
  if (!(await lockOrganization(tx, brandId))) throw new AppError('auth.session_expired');
  await requireInviting(deps, tx, { brandId, userId: actor.userId });
  const reader = { db: tx, clock: deps.clock };
  if (await readOpenLink(reader, brandId)) throw new AppError('ownpeople.link_open');
  await openBrandLink(deps, tx, { brandId, ...link });
  return readOwnPeople(reader, { brandId });
}

/** Ends it. Throws ownpeople.no_link or team.role_too_small. */
export function endOwnLink(deps: Pick<Deps, 'db' | 'clock'>, actor: UserActor): Promise<OwnPeople> {
  const { brandId } = authorizeOrganization(actor, 'ownpeople.invite');
  return deps.db.transaction(async (tx) => {
    const reader = { db: tx, clock: deps.clock };
    const link = await readOpenLink(reader, brandId);
    if (!link || !(await endBrandLink(deps, tx, { id: link.id, brandId })))
      throw new AppError('ownpeople.no_link');
    return readOwnPeople(reader, { brandId });
  });
}
