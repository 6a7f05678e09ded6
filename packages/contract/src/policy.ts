/**
 * Who may do what to which row. Pure, so that the server enforces and the screens ask the same question.
 * Strangers are refused before: a deal that is not theirs is not found (rules/deals#parties).
 */

import type { Role } from './accounts/schemas.ts';
import { AppError } from './refusals.ts';
import type { MemberRole } from './teams/member.ts';

/** A signed-in person. */
export interface PersonActor {
  kind: 'user';
  userId: string;
  role: Role;
  /** The organisation that a brand's session works for; null for creators and for somebody who belongs to none. */
  brandId: string | null;
  /** What the person may do in that organisation; null where there is none. */
  memberRole: MemberRole | null;
}

/** A signed-in person, the admin, or nobody. */
export type Actor = PersonActor | { kind: 'admin' } | { kind: 'anonymous' };

/** The two sides of a deal, an organisation and a creator; null once it was deleted. */
export interface DealParties {
  brandId: string | null;
  creatorId: string | null;
}

/** What one person wrote; null for a guest's, and once the account was deleted. */
interface Authored {
  authorId: string | null;
}

interface Owned {
  ownerId: string;
}

/** An organisation that something is done in or for; null for somebody who belongs to none. */
interface OfBrand {
  brandId: string | null;
}

/** Each action with the resource it is about. */
export interface PolicyResources {
  'brief.send': OfBrand;
  'casting.read': OfBrand;
  'casting.post': OfBrand;
  'profile.edit': OfBrand;
  'roster.use': OfBrand;
  'team.read': OfBrand;
  'team.manage': OfBrand;
  'credits.read': OfBrand;
  'billing.manage': OfBrand;
  'deal.read': DealParties;
  'deal.move': DealParties;
  'deal.remove': DealParties;
  'brief.attest': DealParties;
  'brief.mark_missed': DealParties;
  'file.upload': DealParties;
  'file.review': DealParties;
  'file.clean': DealParties;
  'share.manage': DealParties;
  'comment.write': DealParties;
  'comment.delete': Authored;
  'request.agree': DealParties;
  'draft.edit': DealParties;
  'message.send': DealParties;
  'message.mark_read': DealParties;
  'payout.mark': DealParties;
  'payout.answer': DealParties;
  'rights.renew': DealParties;
  'dispute.raise': DealParties;
  'dispute.state': DealParties;
  'sample.send': DealParties;
  'sample.receive': DealParties;
  'invoice.send': DealParties;
  'invoice.read': Owned;
  'portfolio.read': Owned & { isPublished: boolean };
  'portfolio.remove': Owned;
}
export type PolicyAction = keyof PolicyResources;

/** What a brand's people do, each for the organisation alone that they belong to. */
const reviewerActions = [
  'roster.use',
  // Reading applications and putting them on the shortlist; casting is sending briefs.
  'casting.read',
  'team.read',
  'deal.read',
  'comment.write',
  'message.send',
  'message.mark_read',
  // What is attached to a message is a file of the deal.
  'file.upload',
  'file.clean',
  'file.review',
  'share.manage',
  'brief.mark_missed',
] as const satisfies PolicyAction[];
const managerActions = [
  ...reviewerActions,
  'brief.send',
  'casting.post',
  'credits.read',
  'deal.move',
  // A price for what is beyond the brief is owed as the brief's own is.
  'request.agree',
  'payout.mark',
  // A renewal costs, and is owed as the brief's price is.
  'rights.renew',
  // What is said to a case is what the decision about the money rests on.
  'dispute.state',
  // Whoever sends a parcel reads a creator's address.
  'sample.send',
  'profile.edit',
] as const satisfies PolicyAction[];
const ownerActions = [
  ...managerActions,
  'team.manage',
  'billing.manage',
  'invoice.read',
] as const satisfies PolicyAction[];

/** What a member of each role may do (rules/teams#roles). */
export const memberActions: Record<MemberRole, readonly PolicyAction[]> = {
  OWNER: ownerActions,
  MANAGER: managerActions,
  REVIEWER: reviewerActions,
};

/** The roles whose members may do this for their organisation, the largest first; empty for what is no brand's matter. */
export const rolesThatMay = (action: PolicyAction): MemberRole[] =>
  (Object.keys(memberActions) as MemberRole[]).filter((role) => memberActions[role].includes(action));

/** Which side of the deal the actor is, or null. */
export function sideOf(actor: Actor, deal: DealParties): Role | null {
  if (actor.kind !== 'user') return null;
  if (actor.role === 'BRAND')
    return actor.brandId !== null && actor.brandId === deal.brandId ? 'BRAND' : null;
  return actor.userId === deal.creatorId ? 'CREATOR' : null;
}

/** The party whose deals and events somebody sees: a creator's are their own, a brand's person those of the current organisation. */
export const partyId = ({ role, userId, brandId }: PersonActor): string | null =>
  role === 'BRAND' ? brandId : userId;

const isParty = (actor: Actor, deal: DealParties) => sideOf(actor, deal) !== null;
const isOwner = (actor: Actor, resource: Owned) => actor.kind === 'user' && actor.userId === resource.ownerId;
const isMember = (actor: Actor, { brandId }: OfBrand) =>
  actor.kind === 'user' && actor.role === 'BRAND' && actor.brandId !== null && actor.brandId === brandId;

/** Whether the actor belongs to the side that the action is for; the role of a member is checked separately. */
const policies: { [A in PolicyAction]: (actor: Actor, resource: PolicyResources[A]) => boolean } = {
  'brief.send': isMember,
  'casting.read': isMember,
  'casting.post': isMember,
  'profile.edit': isMember,
  'roster.use': isMember,
  'team.read': isMember,
  'team.manage': isMember,
  'credits.read': isMember,
  'billing.manage': isMember,
  'deal.read': isParty,
  'deal.move': (actor, deal) => isParty(actor, deal) || actor.kind === 'admin',
  'deal.remove': (actor) => actor.kind === 'admin',
  'brief.attest': (actor, deal) => sideOf(actor, deal) === 'CREATOR',
  'brief.mark_missed': (actor, deal) => sideOf(actor, deal) === 'BRAND',
  'file.upload': isParty,
  'file.review': (actor, deal) => sideOf(actor, deal) === 'BRAND',
  'file.clean': isParty,
  'share.manage': (actor, deal) => sideOf(actor, deal) === 'BRAND',
  'comment.write': isParty,
  // Colleagues included: each person's words are their own.
  'comment.delete': (actor, { authorId }) => actor.kind === 'user' && actor.userId === authorId,
  'request.agree': isParty,
  'draft.edit': (actor, deal) => sideOf(actor, deal) === 'CREATOR',
  'message.send': isParty,
  'message.mark_read': isParty,
  'payout.mark': (actor, deal) => sideOf(actor, deal) === 'BRAND',
  'payout.answer': (actor, deal) => sideOf(actor, deal) === 'CREATOR',
  'rights.renew': isParty,
  'dispute.raise': (actor, deal) => sideOf(actor, deal) === 'CREATOR',
  'dispute.state': isParty,
  'sample.send': (actor, deal) => sideOf(actor, deal) === 'BRAND',
  'sample.receive': (actor, deal) => sideOf(actor, deal) === 'CREATOR',
  'invoice.send': (actor, deal) => sideOf(actor, deal) === 'CREATOR',
  'invoice.read': (actor, { ownerId }) => actor.kind === 'user' && partyId(actor) === ownerId,
  'portfolio.read': (actor, item) => item.isPublished || isOwner(actor, item) || actor.kind === 'admin',
  'portfolio.remove': isOwner,
};

/** Whether the actor's role in the current organisation, if that is what they act for, is large enough. */
function hasRoleFor(actor: Actor, action: PolicyAction): boolean {
  const roles = rolesThatMay(action);
  if (roles.length === 0 || actor.kind !== 'user' || actor.role !== 'BRAND') return true;
  return actor.memberRole !== null && roles.includes(actor.memberRole);
}

/** Whether the actor may do this to that. */
export const can = <A extends PolicyAction>(actor: Actor, action: A, resource: PolicyResources[A]): boolean =>
  policies[action](actor, resource) && hasRoleFor(actor, action);

/**
 * Why the actor may not do this to that: no organisation, too small a role in it, or no matter of theirs. Ask it after
 * `can` said no.
 */
export function refusalOf(actor: Actor, action: PolicyAction): AppError {
  const roles = rolesThatMay(action);
  if (actor.kind !== 'user' || actor.role !== 'BRAND' || roles.length === 0)
    return new AppError('auth.wrong_role');
  if (actor.memberRole === null) return new AppError('team.no_organization');
  if (hasRoleFor(actor, action)) return new AppError('auth.wrong_role');
  const ask = roles.includes('MANAGER') ? 'owner_or_manager' : 'owner';
  return new AppError('team.role_too_small', { params: { ask } });
}
