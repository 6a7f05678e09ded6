/** A deal's brief as the form of the next one: what was asked for, without its day. */
import {
  type DealDeliverable,
  type DealDetail,
  deliverableOptions,
  dollarsForField,
} from '@briefcast/contract';
import { type BriefForm, emptyBrief } from './brief-form.ts';
import { type WishForm, wishFormOf } from './wish-form.ts';

/** `brief` takes everything but the deadline, `deliverables` what is to be made and for how much. */
export type KeptOfDeal = 'brief' | 'deliverables';

const wishesOf = (asked: readonly DealDeliverable[]): Partial<Record<DealDeliverable['kind'], WishForm>> =>
  // The form has one row for each kind: the first of several stands for it.
  Object.fromEntries([...asked].reverse().map((one) => [one.kind, wishFormOf(one)]));

/** Fills the form from a deal of one's own. */
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
    budget: dollarsForField(deal.budget),
  };
  if (kept === 'deliverables') return deliverables;
  return {
    ...deliverables,
    title: deal.title,
    description: deal.description,
    requirements: requirements.join('\n'),
    paymentDays: String(deal.paymentDays ?? ''),
    licenceMonths: String(deal.licenceMonths ?? ''),
    exclusivityMonths: String(deal.exclusivity?.months ?? ''),
    exclusivityCategory: deal.exclusivity?.category ?? '',
  };
}
