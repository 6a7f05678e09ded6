/** A usual set of rights in a form of a brief, and the form as a set (rules/rights#usual). */
import { NewUsualRights, type UsualRights } from '@briefcast/contract';
import type { BriefForm } from '../brief-form.ts';
import { readExclusivity, rightsFormOf } from './rights-form.ts';

/** The fields that a set fills. */
export type RightsFields = Pick<BriefForm, 'rights' | 'exclusivityMonths' | 'exclusivityCategory'>;

/** A set as the fields show it. */
export function fieldsOfUsual({ exclusivity, posting, ...terms }: UsualRights): RightsFields {
  return {
    rights: { ...rightsFormOf({ ...terms, posting: posting ?? 'BRAND', postOn: null }), posting },
    exclusivityMonths: String(exclusivity?.months ?? ''),
    exclusivityCategory: exclusivity?.category ?? '',
  };
}

/** Usual rights from the fields: without the day of the post. */
export function usualOfFields({ rights, ...exclusivity }: RightsFields): UsualRights {
  const { ownAccounts, siteAndShop, unpaidTerm, postOn: _, ...terms } = rights;
  return {
    ...terms,
    unpaid: ownAccounts || siteAndShop ? { ownAccounts, siteAndShop, term: unpaidTerm } : null,
    exclusivity: readExclusivity(exclusivity),
  };
}

/** Parse of the usual rights from the fields; fails with the problems where they cannot be kept. */
export const keepableUsual = (fields: RightsFields) => NewUsualRights.safeParse(usualOfFields(fields));

const said = ({ unpaid, exclusivity, ...terms }: UsualRights) =>
  JSON.stringify([
    ...[unpaid?.ownAccounts, unpaid?.siteAndShop, unpaid?.term, terms.paidAds, terms.boostedPost],
    ...[terms.broadcast, terms.territory, terms.rawFootage, terms.posting],
    ...[exclusivity?.months, exclusivity?.category],
  ]);

/** Whether the fields say what the set says. */
export const isUsual = (fields: RightsFields, usual: UsualRights): boolean =>
  said(usualOfFields(fields)) === said(usual);

/** A brief whose rights nobody has chosen yet gets the usual ones; an exclusivity that came along stays. */
export function withUsual(brief: BriefForm, usual: UsualRights): BriefForm {
  // One that was kept before this was asked says nothing of it, and may have been chosen.
  if (brief.areRightsChosen !== false) return brief;
  const { rights, ...exclusivity } = fieldsOfUsual(usual);
  const isExclusive = brief.exclusivityMonths !== '';
  return { ...brief, rights, ...(isExclusive ? {} : exclusivity), areRightsChosen: true };
}
