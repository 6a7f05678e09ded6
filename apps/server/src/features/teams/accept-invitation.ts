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
import { chooseOrganization } from '../accounts/choose-organization.ts';
import { markConfirmed } from '../accounts/confirm-email.ts';
import { openSession } from '../accounts/open-session.ts';
import { readOwnUser } from '../accounts/read-account.ts';
import type { SignInPlace } from '../accounts/sign-in-place.ts';
import { addMember, countMembers, lockOrganization } from '../brands/members.ts';
import { markDealsSeen } from '../messages/mark-read.ts';
import { findInvitation, isKnownLink } from './read-invitation.ts';

type AcceptDeps = Pick<TxDeps, 'config' | 'facts' | 'signals' | 'clock' | 'keys' | 'settings'>;
type Found = Awaited<ReturnType<typeof findInvitation>>;

const nameIn = ({ firstName, lastName }: InvitationAcceptance): OwnName | null =>
  firstName && lastName ? { firstName, lastName } : null;

/** The names for a new account. Throws request.invalid for missing names or password. */
function requireSignUp(acceptance: InvitationAcceptance): OwnName {
  const { firstName, lastName, password } = acceptance;
  const name = nameIn(acceptance);
  if (name && password) return name;
  const missing = Object.entries({ firstName, lastName, password }).filter(([, value]) => !value);
  const findings = missing.map(([field]) => ({ path: [field], code: 'text.required' as const }));
  throw new AppError('request.invalid', { findings });
}

/**
 * The hash of a new account's password, computed before the transaction, because that is slow. Null if the
 * link is invalid, so that nobody can keep the server busy with invented links: whether that is refused, or
 * the call was done before under its key, is decided in the transaction.
 */
export async function hashOfInvited(
  deps: Pick<Deps, 'db' | 'passwords'>,
  { token, password }: InvitationAcceptance,
): Promise<string | null> {
  if (!password || !(await isKnownLink(deps, token))) return null;
  return deps.passwords.hashChosen(password);
}

/**
 * Deletes the invitation and adds the member, in the transaction that locks the person. Only one of two concurrent
 * uses finds it. Throws invitation.not_found or team.full.
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

/** Joins with a new account. Throws as `acceptInvitation`. */
async function joinAsNew(
  deps: AcceptDeps,
  tx: Tx,
  { email, brandId }: Found,
  acceptance: InvitationAcceptance,
  { passwordHash, place }: { passwordHash: string | null; place: SignInPlace },
): Promise<SignedIn> {
  const name = requireSignUp(acceptance);
  // The link was invalid a moment ago.
  if (passwordHash === null) throw new AppError('invitation.not_found');
  const user = await addInvitedPerson(deps, tx, {
    ...{ email, passwordHash, ...name, brandId },
    agreement: acceptance.agreement,
  });
  if (!user) throw new AppError('invitation.log_in');
  await join(deps, tx, { userId: user.userId, brandId }, acceptance.token);
  return openSession(deps, tx, user, { place });
}

/** Joins with an existing account, whose session then works for the organisation. Throws as `acceptInvitation`. */
async function joinAsKnown(
  deps: AcceptDeps,
  tx: Tx,
  { brandId }: Found,
  acceptance: InvitationAcceptance,
  { actor, sessionToken }: { actor: UserActor; sessionToken: string },
): Promise<SignedIn> {
  const { userId } = actor;
  if (!(await holdUsers(tx, [userId])).has(userId)) throw new AppError('auth.session_expired');
  const name = nameIn(acceptance);
  if (name) await nameIfNameless(tx, userId, name);
  await join(deps, tx, { userId, brandId }, acceptance.token);
  // The link was mailed to the account's address.
  await markConfirmed(deps, tx, userId);
  await chooseOrganization(deps, tx, actor, brandId);
  return { user: await readOwnUser({ ...deps, db: tx }, { ...actor, brandId }), token: sessionToken };
}

/**
 * Joins, once: with a new account, or with the caller's session if it belongs to the account of the invited
 * e-mail. `sessionToken` is the caller's, `passwordHash` the result of `hashOfInvited`. Throws
 * invitation.not_found, invitation.expired, invitation.other_role, invitation.log_in, team.full,
 * auth.session_expired, and request.invalid for a new account without names or password.
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  tx: Tx,
  { caller, sessionToken, place }: { caller: Caller; sessionToken: string; place: SignInPlace },
  acceptance: InvitationAcceptance,
  passwordHash: string | null,
): Promise<SignedIn> {
  const found = await findInvitation({ db: tx, clock: deps.clock }, acceptance.token);
  const { account } = found;
  if (!account) return joinAsNew(deps, tx, found, acceptance, { passwordHash, place });
  if (account.role === 'CREATOR') throw new AppError('invitation.other_role');
  const isOwn = caller.kind === 'user' && caller.userId === account.userId;
  if (!isOwn) throw new AppError('invitation.log_in');
  return joinAsKnown(deps, tx, found, acceptance, { actor: caller, sessionToken });
}
