/** Reads what the nouns declare of a need: for whom, and where it leads. */
import { needs } from '../../generated/needs.ts';
import type { Role } from '../accounts/schemas.ts';
import type { PersonActor } from '../actors.ts';
import { dealPath, paths, payoutsPath } from '../paths.ts';
import type { MemberRole } from '../teams/member.ts';
import type { NeedPage, NeedRow } from './need.ts';

export type NeedKind = keyof typeof needs;
export type NeedAct = (typeof needs)[NeedKind]['act'];

interface Row extends NeedRow {
  readonly act: NeedAct;
}

export const needRow = (kind: NeedKind): Row => needs[kind];

/** From the smallest to the largest. */
const sizes: readonly MemberRole[] = ['REVIEWER', 'MANAGER', 'OWNER'];

/** Whether the person is one who can do what the need asks for. */
export function isNeedOf(kind: NeedKind, { role, memberRole }: Pick<PersonActor, 'role' | 'memberRole'>) {
  const { audience, from } = needRow(kind);
  if (!audience.includes(role)) return false;
  if (role === 'CREATOR' || from === undefined) return true;
  return memberRole !== null && sizes.indexOf(memberRole) >= sizes.indexOf(from);
}

/** Things that a need is about. */
interface NeedSubject {
  kind: NeedKind;
  deal: { id: string } | null;
  casting: { id: string } | null;
}

const pages: Record<NeedPage, (of: { deal: string; casting: string; role: Role }) => string> = {
  deal: ({ role, deal }) => dealPath(role, deal),
  chat: ({ role, deal }) => dealPath(role, deal, 'chat'),
  payouts: ({ role }) => payoutsPath(role),
  rights: ({ deal }) => paths.rights.href(deal),
  applicants: ({ casting }) => paths.ownCasting.href(casting),
  casting: ({ casting }) => paths.casting.href(casting),
  bank: () => paths.money.href('bank'),
  account: () => paths.account.href(),
};

/** Address that a need opens for its reader. */
export const needPath = ({ kind, deal, casting }: NeedSubject, role: Role): string =>
  pages[needRow(kind).page]({ role, deal: deal?.id ?? '', casting: casting?.id ?? '' });
