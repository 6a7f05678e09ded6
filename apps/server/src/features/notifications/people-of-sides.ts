/** The people to notify about a side of a deal: the creator, or the organisation's members (rules/teams#bells). */
import { type MemberRole, type PolicyAction, type Role, rolesThatMay } from '@briefcast/contract';
import type { Tx } from '../../platform/database/database.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import { holdMembers, readMembers } from '../brands/members.ts';

/** A side of a deal; `party` is the creator or the organisation, null once it was deleted. */
export interface Side {
  role: Role;
  party: string | null;
  /** Only members who may do this; all members if absent. */
  may?: PolicyAction;
}

/**
 * Locks the people of these sides, in the order of locks, until the transaction ends: nobody is deleted or leaves the
 * organisation before then. Returns the people of each side. Lock the deals after.
 */
export async function peopleOfSides(tx: Tx, sides: readonly Side[]): Promise<(side: Side) => string[]> {
  const partiesOf = (role: Role) => sides.filter((side) => side.role === role).map(({ party }) => party);
  const found = await readMembers(tx, partiesOf('BRAND'));
  const users = await holdUsers(tx, [...partiesOf('CREATOR'), ...found.map(({ userId }) => userId)]);
  const held = await holdMembers(tx, found);
  return ({ role, party, may }) => {
    if (party === null) return [];
    if (role === 'CREATOR') return users.has(party) ? [party] : [];
    const mayHear = (member: MemberRole) => may === undefined || rolesThatMay(may).includes(member);
    return held
      .filter((member) => member.brandId === party && mayHear(member.role))
      .map(({ userId }) => userId);
  };
}
