/** People and matters that tests of the policy ask about; each noun says in its `policy-samples.ts` who may do what. */
import type { Actor, PersonActor } from './actors.ts';
import type { PolicyAction, PolicyResources } from './policy.ts';
import type { MemberRole } from './teams/member.ts';

export const deal = { brandId: 'brand', creatorId: 'creator' };
export const orphan = { brandId: null, creatorId: null };
export const published = { ownerId: 'creator', isPublished: true };
export const hidden = { ownerId: 'creator', isPublished: false };

/** One person for each role: their own id is nobody's organisation. */
export const member = (memberRole: MemberRole | null, brandId: string | null = 'brand'): PersonActor => ({
  kind: 'user',
  userId: `somebody who is ${memberRole}`,
  role: 'BRAND',
  brandId,
  memberRole,
});
export const creator = (userId: string): PersonActor => ({
  kind: 'user',
  userId,
  role: 'CREATOR',
  brandId: null,
  memberRole: null,
});

export const actors = {
  owner: member('OWNER'),
  manager: member('MANAGER'),
  reviewer: member('REVIEWER'),
  creator: creator('creator'),
  ofNone: member(null, null),
  otherOwner: member('OWNER', 'other'),
  otherCreator: creator('other'),
  admin: { kind: 'admin' },
  anonymous: { kind: 'anonymous' },
} as const satisfies Record<string, Actor>;
type Name = keyof typeof actors;
export const names = Object.keys(actors) as Name[];
/** Every member of the organisation. */
export const team: Name[] = ['owner', 'manager', 'reviewer'];

/** Actors allowed each action of a noun: everybody who is not named may not. */
export type Allowed = { [A in PolicyAction]?: [resource: PolicyResources[A], allowed: Name[]][] };
