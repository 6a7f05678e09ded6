/**
 * Who may do what to which row. Pure, so that the server enforces and the screens ask the same question.
 * Strangers never get here: a deal that is not theirs is not found (rules/deals#parties).
 */
import type { Role } from '../schemas/account.ts';

/** A signed-in person, the admin, or nobody. */
export type Actor = { kind: 'user'; userId: string; role: Role } | { kind: 'admin' } | { kind: 'anonymous' };

/** The two sides of a deal; null once an account was deleted. */
export interface DealParties {
  brandId: string | null;
  creatorId: string | null;
}

interface Owned {
  ownerId: string;
}

/** Each action with the resource it is about. */
export interface PolicyResources {
  'deal.read': DealParties;
  'deal.move': DealParties;
  'deal.remove': DealParties;
  'file.upload': DealParties;
  'file.review': DealParties;
  'file.clean': DealParties;
  'message.send': DealParties;
  'message.mark_read': DealParties;
  'portfolio.read': Owned & { isPublished: boolean };
  'portfolio.remove': Owned;
}
export type PolicyAction = keyof PolicyResources;

/** Which side of the deal the actor is, or null. */
export function sideOf(actor: Actor, deal: DealParties): Role | null {
  if (actor.kind !== 'user') return null;
  if (actor.role === 'BRAND' && actor.userId === deal.brandId) return 'BRAND';
  if (actor.role === 'CREATOR' && actor.userId === deal.creatorId) return 'CREATOR';
  return null;
}

const isParty = (actor: Actor, deal: DealParties) => sideOf(actor, deal) !== null;
const isOwner = (actor: Actor, resource: Owned) => actor.kind === 'user' && actor.userId === resource.ownerId;

const policies: { [A in PolicyAction]: (actor: Actor, resource: PolicyResources[A]) => boolean } = {
  'deal.read': isParty,
  'deal.move': (actor, deal) => isParty(actor, deal) || actor.kind === 'admin',
  'deal.remove': (actor) => actor.kind === 'admin',
  'file.upload': isParty,
  'file.review': (actor, deal) => sideOf(actor, deal) === 'BRAND',
  'file.clean': isParty,
  'message.send': isParty,
  'message.mark_read': isParty,
  'portfolio.read': (actor, item) => item.isPublished || isOwner(actor, item) || actor.kind === 'admin',
  'portfolio.remove': isOwner,
};

/** Whether the actor may do this to that. */
export const can = <A extends PolicyAction>(actor: Actor, action: A, resource: PolicyResources[A]): boolean =>
  policies[action](actor, resource);
