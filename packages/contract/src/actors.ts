/** Actors, resources and their owners: the parts that the policies of all nouns are made of. */
import type { Role } from './accounts/schemas.ts';
import type { MemberRole } from './teams/member.ts';

/** A signed-in person. */
export interface PersonActor {
  kind: 'user';
  userId: string;
  role: Role;
  /** The organisation that a brand's session works for; null for creators and for somebody who belongs to none. */
  brandId: string | null;
  /** Role of the person in that organisation; null where there is none. */
  memberRole: MemberRole | null;
}

/** A signed-in person, the admin, or nobody. */
export type Actor = PersonActor | { kind: 'admin' } | { kind: 'anonymous' };

/** The two sides of a deal, an organisation and a creator; null once it was deleted. */
export interface DealParties {
  brandId: string | null;
  creatorId: string | null;
}

/** Text by one person; null for a guest's, and once the account was deleted. */
export interface Authored {
  authorId: string | null;
}

export interface Owned {
  ownerId: string;
}

/** An organisation that something is done in or for; null for somebody who belongs to none. */
export interface OfBrand {
  brandId: string | null;
}

/** Side of the deal that the actor is on; null for neither. */
export function sideOf(actor: Actor, deal: DealParties): Role | null {
  if (actor.kind !== 'user') return null;
  if (actor.role === 'BRAND')
    return actor.brandId !== null && actor.brandId === deal.brandId ? 'BRAND' : null;
  return actor.userId === deal.creatorId ? 'CREATOR' : null;
}

/** The party whose deals and events somebody sees: a creator's are their own, a brand's person those of the current organisation. */
export const partyId = ({ role, userId, brandId }: PersonActor): string | null =>
  role === 'BRAND' ? brandId : userId;

/** Decides whether an actor owns the matter of an action; the role of a member is checked separately. */
type BelongsTo<Resource> = (actor: Actor, resource: Resource) => boolean;

export const isAdmin: BelongsTo<unknown> = (actor) => actor.kind === 'admin';
export const isParty: BelongsTo<DealParties> = (actor, deal) => sideOf(actor, deal) !== null;
export const isBrandOfDeal: BelongsTo<DealParties> = (actor, deal) => sideOf(actor, deal) === 'BRAND';
export const isCreatorOfDeal: BelongsTo<DealParties> = (actor, deal) => sideOf(actor, deal) === 'CREATOR';
export const isOwner: BelongsTo<Owned> = (actor, { ownerId }) =>
  actor.kind === 'user' && actor.userId === ownerId;
export const isMember: BelongsTo<OfBrand> = (actor, { brandId }) =>
  actor.kind === 'user' && actor.role === 'BRAND' && actor.brandId !== null && actor.brandId === brandId;

/** An action of the policy. */
interface PolicyRow {
  /** Decides whose matter it is; its second parameter names the resource that the action is about. */
  readonly by: BelongsTo<never>;
  /** The smallest role of a member that may do it for the organisation; absent for what is no brand's matter. */
  readonly from?: MemberRole;
}

/** Rows that a noun declares in its `policy.ts`. */
export type PolicyRows = Readonly<Record<string, PolicyRow>>;
