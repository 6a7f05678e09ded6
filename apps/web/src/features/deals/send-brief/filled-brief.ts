/** The form of a brief, filled from a deal of one's own or from a template (rules/deals#templates). */
import {
  type BriefTemplate,
  centsFromDollars,
  type DealDeliverable,
  type DealDetail,
  type Deposit,
  defaultCurrency,
  deliverableOptions,
  dollarsForField,
  limits,
  NewRightsTerms,
  NewSampleTerms,
  type TemplateBrief,
} from '@briefcast/contract';
import { type BriefForm, emptyBrief, termsOfBrief } from './brief-form.ts';
import { proposedRights, rightsFormOf } from './rights/rights-form.ts';
import { sampleFormOf } from './sample/sample-form.ts';
import { readWish, type WishForm, wishFormOf } from './wish-form.ts';

/** `brief` takes everything but the deadline, `deliverables` only the deliverables and their price. */
export type KeptOfDeal = 'brief' | 'deliverables';

const wishesOf = (asked: readonly DealDeliverable[]): Partial<Record<DealDeliverable['kind'], WishForm>> =>
  // Keeps the first of several of a kind, as the form has one row for each kind.
  Object.fromEntries([...asked].reverse().map((one) => [one.kind, wishFormOf(one)]));

/** Deposit of a deal or a template; the usual days are prefilled where it has none. */
const depositOfKept = (
  deposit: Deposit | null | undefined,
): Pick<BriefForm, 'depositPercent' | 'depositDays'> => ({
  depositPercent: String(deposit?.percent ?? ''),
  depositDays: String(deposit?.days ?? emptyBrief.depositDays),
});

/** Rights of a deal or a template; one that names none was licensed as a whole, and the usual rights are proposed. */
export const rightsOfKept = ({
  rights,
  licenceMonths,
  exclusivity,
}: Pick<DealDetail, 'rights' | 'licenceMonths' | 'exclusivity'>): Pick<
  BriefForm,
  'rights' | 'areRightsChosen' | 'formerLicence' | 'exclusivityMonths' | 'exclusivityCategory'
> => ({
  rights: rights ? rightsFormOf(rights) : proposedRights,
  areRightsChosen: Boolean(rights),
  formerLicence: rights ? '' : String(licenceMonths ?? 'ENDLESS'),
  exclusivityMonths: String(exclusivity?.months ?? ''),
  exclusivityCategory: exclusivity?.category ?? '',
});

/** Fills the form from a deal of one's own: its brief, without the day. */
export function briefOfDeal(deal: DealDetail, kept: KeptOfDeal): BriefForm {
  const asked = deal.deliverableWishes ?? [];
  const requirements = deal.briefItems
    ? deal.briefItems.filter(({ kind }) => kind === 'REQUIREMENT').map(({ text }) => text)
    : deal.requirements;
  const deliverables: BriefForm = {
    ...emptyBrief,
    deliverables: deliverableOptions.filter((kind) => deal.deliverables.includes(kind)),
    wishes: { ...emptyBrief.wishes, ...wishesOf(asked) },
    rounds: String(deal.rounds?.included ?? emptyBrief.rounds),
    currency: deal.currency,
    budget: dollarsForField(deal.budget),
  };
  if (kept === 'deliverables') return deliverables;
  return {
    ...deliverables,
    title: deal.title,
    description: deal.description,
    requirements: requirements.join('\n'),
    paymentDays: String(deal.paymentDays ?? ''),
    ...depositOfKept(deal.deposit),
    ...rightsOfKept(deal),
    sample: sampleFormOf(deal.sample),
  };
}

/** The form with what a template says; the day that was chosen already stays. */
export function briefOfTemplate({ brief }: BriefTemplate, deadline: string): BriefForm {
  const { title, description, deliverables, deliverableWishes, requirements, rounds, budget } = brief;
  return {
    title,
    description,
    deliverables,
    wishes: {
      ...emptyBrief.wishes,
      ...Object.fromEntries(deliverableWishes.map((wish) => [wish.kind, wishFormOf(wish)])),
    },
    requirements: requirements.join('\n'),
    packageName: '',
    rounds: String(rounds),
    paymentDays: String(brief.paymentDays ?? ''),
    ...depositOfKept(brief.deposit),
    ...rightsOfKept(brief),
    sample: sampleFormOf(brief.sample),
    // A template without a price leaves its currency open, too.
    currency: budget === null ? '' : (brief.currency ?? defaultCurrency),
    budget: dollarsForField(budget),
    deadline,
  };
}

/**
 * Template of the form, finished or not; leaves out the days of post and arrival, and an invalid budget, length,
 * rights or sample.
 */
export function templateOfBrief(form: BriefForm): TemplateBrief {
  const { rights, sample, ...terms } = termsOfBrief(form);
  const keptSample = NewSampleTerms.safeParse(sample && { ...sample, arrivesBy: null }).data;
  const passed = NewRightsTerms.safeParse({ ...rights, postOn: null }).data;
  return {
    title: form.title.trim().slice(0, limits.title),
    description: form.description.trim().slice(0, limits.text),
    requirements: form.requirements
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, limits.listItems),
    deliverables: form.deliverables,
    deliverableWishes: form.deliverables.map((kind) => readWish(kind, form.wishes[kind])),
    rounds: Number(form.rounds),
    budget: centsFromDollars(form.budget) || null,
    ...(form.currency === '' ? {} : { currency: form.currency }),
    ...terms,
    ...(passed ? { rights: passed } : {}),
    ...(keptSample ? { sample: keptSample } : {}),
  };
}
