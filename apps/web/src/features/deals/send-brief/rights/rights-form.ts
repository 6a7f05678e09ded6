/** The rights of a brief as they are chosen in the form, plain data that a draft can keep (rules/rights#terms). */
import {
  type DeliverableKind,
  type Exclusivity,
  NewRightsTerms,
  Posting,
  postingOf,
  type RightsTerms,
  Territory,
  UseTerm,
  usualRights,
  z,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { dayOf, deadlineOfDay, lastDeadline } from '../../../../lib/calendar-day.ts';

export const RightsForm = z.object({
  ownAccounts: z.boolean(),
  siteAndShop: z.boolean(),
  /** Term of both; kept while neither is chosen. */
  unpaidTerm: UseTerm,
  paidAds: UseTerm.nullable(),
  boostedPost: UseTerm.nullable(),
  broadcast: UseTerm.nullable(),
  territory: Territory,
  rawFootage: z.boolean(),
  /** Null until somebody chooses: the deliverables propose it. */
  posting: Posting.nullable(),
  /** A day of the calendar; empty for none. */
  postOn: z.union([
    z.literal(''),
    z.iso
      .date({ error: () => m.rights_day_missing() })
      .refine((value) => value >= dayOf(new Date()), { error: () => m.rights_day_past() })
      .refine((value) => value <= lastDeadline, { error: () => m.brief_deadline_too_late() }),
  ]),
});
export type RightsForm = z.infer<typeof RightsForm>;

/** A use with a term of its own, which is switched on and off. */
export type TermedUse = 'paidAds' | 'boostedPost' | 'broadcast';

/** The rights of a deal or a template as the form shows them. The day of the post belongs to one brief. */
export function rightsFormOf(rights: RightsTerms): RightsForm {
  const { unpaid, postOn: _, ...others } = rights;
  return {
    ...others,
    ownAccounts: unpaid?.ownAccounts ?? false,
    siteAndShop: unpaid?.siteAndShop ?? false,
    unpaidTerm: unpaid?.term ?? 'MONTHS_6',
    postOn: '',
  };
}

/** Rights proposed by an empty form. */
export const proposedRights: RightsForm = { ...rightsFormOf(usualRights), posting: null };

/** The rights that the form makes; a day that is unfinished is none. */
export function readRights(rights: RightsForm, deliverables: readonly DeliverableKind[]): RightsTerms {
  const { ownAccounts, siteAndShop, unpaidTerm, posting: _, postOn, ...others } = rights;
  const day = RightsForm.shape.postOn.safeParse(postOn).data;
  return {
    ...others,
    unpaid: ownAccounts || siteAndShop ? { ownAccounts, siteAndShop, term: unpaidTerm } : null,
    posting: postingOf(rights, deliverables),
    postOn: day ? deadlineOfDay(day) : null,
  };
}

/** Problems of the rights that the form makes, with the field that shows each. */
export function rightsProblems(
  rights: RightsForm,
  deliverables: readonly DeliverableKind[],
): { field: 'ownAccounts' | 'boostedPost'; message: string }[] {
  const issues = NewRightsTerms.safeParse(readRights(rights, deliverables)).error?.issues ?? [];
  return issues.map(({ path: [field], message }) => ({
    field: field === 'boostedPost' ? field : 'ownAccounts',
    message,
  }));
}

interface TypedExclusivity {
  exclusivityMonths: string;
  exclusivityCategory: string;
}

/** The exclusivity that the form makes; null for none. */
export const readExclusivity = ({
  exclusivityMonths,
  exclusivityCategory,
}: TypedExclusivity): Exclusivity | null =>
  exclusivityMonths === ''
    ? null
    : { months: Number(exclusivityMonths), category: exclusivityCategory.trim() };
