/** Joining an organisation by the link of a mail (rules/teams#invitations). */
import {
  AppError,
  type InvitationAcceptance,
  mostMembers,
  type OwnName,
  type SignedIn,
} from '@briefcast/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Caller, UserActor } from '../../platform/auth/actor.ts';
import { tokenHash } from '../../platform/auth/secrets.ts';
import type { Tx } from '../../platform/database/database.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import { invitations } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { addInvitedPerson } from '../accounts/add-invited-person.ts';
import { nameIfNameless } from '../accounts/change-name.ts';
import { markConfirmed } from '../accounts/confirm-email.ts';
import { openSession } from '../accounts/open-session.ts';
import { readOwnUser } from '../accounts/read-account.ts';
import { workFor } from '../accounts/work-for.ts';
import { addMember, countMembers, lockOrganization } from '../brands/members.ts';
import { markDealsSeen } from '../messages/mark-read.ts';
import { findInvitation } from './read-invitation.ts';

type AcceptDeps = Pick<TxDeps, 'facts' | 'signals' | 'clock' | 'keys'>;

interface Invited {
  brandId: string;
  email: string;
}

/**
 * How it is joined: with a new account, or with the session of an account that there is. `sessionToken` is the one that
 * the caller came with.
 */
type Joining =
  | (Invited & { as: 'new'; name: OwnName; passwordHash: string })
  | (Invited & { as: 'known'; actor: UserActor; sessionToken: string; name: OwnName | null });

const nameIn = ({ firstName, lastName }: InvitationAcceptance): OwnName | null =>
  firstName && lastName ? { firstName, lastName } : null;

/** Names and password of a new account. Throws request.invalid for what is missing. */
function requireSignUp({ firstName, lastName, password }: InvitationAcceptance) {
  if (firstName && lastName && password) return { name: { firstName, lastName }, password };
  const missing = Object.entries({ firstName, lastName, password }).filter(([, value]) => !value);
  const findings = missing.map(([field]) => ({ path: [field], code: 'text.required' as const }));
  throw new AppError('request.invalid', { findings });
}

/**
 * Looks who would join, before the transaction: hashing a password takes long. Throws invitation.not_found,
 * invitation.expired, invitation.other_role, invitation.log_in for an account that is not the caller's, and
 * request.invalid for a new account without names or password.
 */
export async function prepareJoining(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  caller: Caller,
  sessionToken: string,
  acceptance: InvitationAcceptance,
): Promise<Joining> {
  const { account, brandId, email } = await findInvitation(deps, acceptance.token);
  const invited = { brandId, email };
  if (!account) {
    const { name, password } = requireSignUp(acceptance);
    return { as: 'new', ...invited, name, passwordHash: await deps.passwords.hash(password) };
  }
  if (account.role === 'CREATOR') throw new AppError('invitation.other_role');
  const isOwn = caller.kind === 'user' && caller.userId === account.userId;
  if (!isOwn) throw new AppError('invitation.log_in');
  return { as: 'known', ...invited, actor: caller, sessionToken, name: nameIn(acceptance) };
}

/**
 * Takes the invitation out and makes the member, in the transaction that holds the person. Of two uses at once only one
 * finds it. Throws invitation.not_found or team.full.
 */
async function join(
  deps: AcceptDeps,
  tx: Tx,
  membership: { userId: string; brandId: string },
  token: string,
): Promise<void> {
  const { facts, clock } = deps;
  const { userId, brandId } = membership;
  if (!(await lockOrganization(tx, brandId))) throw new AppError('invitation.not_found');
  const [taken] = await tx
    .delete(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash(token)), gt(invitations.expiresAt, clock())))
    .returning({ role: invitations.role });
  if (!taken) throw new AppError('invitation.not_found');
  const { role } = taken;
  if ((await countMembers(tx, brandId)) >= mostMembers)
    throw new AppError('team.full', { params: { limit: mostMembers } });
  if (!(await addMember(tx, { ...membership, role, joinedAt: clock() }))) return;
  await markDealsSeen(deps, tx, membership);
  await facts.append(tx, {
    kind: 'member.joined',
    actor: 'BRAND',
    actorId: userId,
    brandId,
    subjectId: userId,
    data: { role },
  });
}

/**
 * Joins, once; a session that was there works for the organisation from now on. Throws invitation.not_found, team.full,
 * invitation.log_in where the e-mail has an account by now, auth.session_expired where the account or session is gone.
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  tx: Tx,
  token: string,
  joining: Joining,
): Promise<SignedIn> {
  const { brandId, email } = joining;
  if (joining.as === 'new') {
    const { passwordHash, name } = joining;
    const user = await addInvitedPerson(deps, tx, { email, passwordHash, ...name, brandId });
    if (!user) throw new AppError('invitation.log_in');
    await join(deps, tx, { userId: user.userId, brandId }, token);
    return openSession(deps, tx, user);
  }
  const { actor, name, sessionToken } = joining;
  const { userId } = actor;
  if (!(await holdUsers(tx, [userId])).has(userId)) throw new AppError('auth.session_expired');
  if (name) await nameIfNameless(tx, userId, name);
  await join(deps, tx, { userId, brandId }, token);
  // The link was in a mail to the account's address.
  await markConfirmed(deps, tx, userId);
  await workFor(deps, tx, actor, brandId);
  return { user: await readOwnUser({ ...deps, db: tx }, { ...actor, brandId }), token: sessionToken };
}
