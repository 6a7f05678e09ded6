/** An act that commits somebody, as a noun declares it in its `binding-acts.ts`. */

import type { PolicyAction } from './policy.ts';
import type { MemberRole } from './teams/member.ts';

/** A member of the organisation by role, the creator, or the admin. There is no role for finance: owners have the money. */
export type Binder = MemberRole | 'CREATOR' | 'ADMIN';

/** Kinds of commitment that an act can create. */
export type Commitment = 'PRICE' | 'RIGHTS' | 'ROUNDS' | 'MONEY' | 'PUBLICATION' | 'WORK' | 'MANDATE';

export interface BindingAct {
  commits: readonly Commitment[];
  by: readonly [Binder, ...Binder[]];
  /** The texts that head what asks first: a question, or the form whose button does it. None where `atOnce` says why. */
  asks?: readonly [string, ...string[]];
  /** Why one press is enough. */
  atOnce?: string;
  /** Action of the policy; null where the route is open to one kind of caller alone, who acts for themselves. */
  action: PolicyAction | null;
  /** The calls that do it: a route's name, with the choice of its body where that decides. */
  ways: readonly string[];
}

/** Roles that may send briefs. */
export const sender = ['OWNER', 'MANAGER'] as const;
/** Everybody of an organisation. */
export const team = ['OWNER', 'MANAGER', 'REVIEWER'] as const;

export type BindingActs = Readonly<Record<string, BindingAct>>;
