/**
 * Row of `needs.ts` in the folder of a noun: something that waits for a person, as whatever shows the queue reads it
 * (rules/needs). Plain data, so that a page loads it without schemas.
 */
import type { Role } from '../accounts/schemas.ts';
import type { Tone } from '../noun.ts';
import type { MemberRole } from '../teams/member.ts';

/**
 * Place in the queue: harm first, the smaller number before; then by the day on which silence costs something, which is
 * the day on the stub or a number of days after the fact; then the oldest.
 */
export type NeedUrgency = { harm: 1 | 2 | 3 } | { costs: 'ON_DAY' | number } | 'OLDEST';

/** Meaning of the day on the stub; its word is the message `need_stub_<stub>`. */
export type NeedStub = 'since' | 'pay_by' | 'answer_by' | 'by' | 'until' | 'due' | 'closes' | 'ends';

/** Page that a row opens. */
export type NeedPage = 'deal' | 'chat' | 'payouts' | 'rights' | 'applicants' | 'casting' | 'bank' | 'account';

/** Words of a row are `need_title_<kind>`, `need_reason_<kind>` and, on its button, `need_act_<act>`. */
export interface NeedRow {
  readonly audience: readonly Role[];
  /** Smallest role of a member who may act; everybody where it is absent. */
  readonly from?: MemberRole;
  readonly urgency: NeedUrgency;
  readonly stub: NeedStub;
  readonly stock: Tone;
  readonly page: NeedPage;
  readonly act: string;
  /** The call of its act, where that rests for the suspended (rules/suspensions#queue). */
  readonly call?: { readonly name: string; readonly body?: Readonly<Record<string, string>> };
  /** Late or missing money and what else does harm goes away for a day at most, and is never hidden. */
  readonly oneDayOnly?: true;
}

export type NeedRows = Readonly<Record<string, NeedRow>>;
