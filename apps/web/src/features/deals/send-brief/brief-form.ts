/** The brief as it is typed: what must be filled in, and what becomes of it (rules/deals#brief). */
import {
  centsFromDollars,
  currencies,
  defaultRounds,
  deliverableOptions,
  finding,
  limits,
  type NewDeal,
  type RightsTerms,
  requiredText,
  text,
  usualDeposit,
  z,
} from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { dayOf, deadlineOfDay, lastDeadline } from '../../../lib/calendar-day.ts';
import {
  proposedRights,
  RightsForm,
  readExclusivity,
  readRights,
  rightsProblems,
} from './rights/rights-form.ts';
import { noSample, readSample, SampleForm, sampleProblems } from './sample/sample-form.ts';
import { readWish, usualWishes, WishForm, wishProblems } from './wish-form.ts';

const amount = z
  .string()
  .trim()
  .min(1, { error: () => m.brief_budget_missing() })
  .superRefine((value, context) => {
    if (value === '') return;
    const cents = centsFromDollars(value);
    const message =
      value.startsWith('-') || cents === 0
        ? finding('amount.no_budget')
        : cents === null
          ? m.brief_budget_unreadable({ example: formatCount(1240), most: formatCount(limits.cents / 100) })
          : null;
    if (message) context.addIssue({ code: 'custom', message });
  });

export const BriefForm = z
  .object({
    title: requiredText(limits.title),
    description: requiredText(limits.text),
    deliverables: z.array(z.enum(deliverableOptions)).min(1, { error: () => m.brief_no_deliverable() }),
    /** Includes kinds that are not chosen, so that choosing one again restores it. */
    wishes: z.record(z.enum(deliverableOptions), WishForm),
    rounds: z.string(),
    /** Days; empty for the usual terms. */
    paymentDays: z.string(),
    /** Percent of the price; empty for no deposit. The days are those after acceptance. */
    depositPercent: z.string(),
    depositDays: z.string(),
    /** The name of the creator's package that it asks for; empty for none. It sums the price, and is not sent. */
    packageName: z.string(),
    rights: RightsForm,
    /** False until the usual rights, or others, were put in: before that the value is a placeholder. */
    areRightsChosen: z.boolean(),
    /**
     * Licence of the brief that this one was filled from, where it named no rights: months, or `ENDLESS`; empty
     * otherwise.
     */
    formerLicence: z.string(),
    /** Months; empty for no exclusivity. The trade is asked for where there is one. */
    exclusivityMonths: z.string(),
    exclusivityCategory: text(limits.name),
    sample: SampleForm,
    /** One per line. */
    requirements: text(limits.text),
    /** Empty for that of the creator's prices, until the form knows whose it is. */
    currency: z.enum(['', ...currencies]),
    budget: amount,
    deadline: z.iso
      .date({ error: () => m.brief_deadline_missing(), abort: true })
      .refine((value) => value >= dayOf(new Date()), { error: () => m.brief_deadline_past() })
      .refine((value) => value <= lastDeadline, { error: () => m.brief_deadline_too_late() }),
  })
  .superRefine(
    ({ deliverables, wishes, rights, sample, exclusivityMonths, exclusivityCategory }, context) => {
      for (const { field, message } of sampleProblems(sample))
        context.addIssue({ code: 'custom', path: ['sample', field], message });
      for (const { field, message } of rightsProblems(rights, deliverables))
        context.addIssue({ code: 'custom', path: ['rights', field], message });
      if (exclusivityMonths !== '' && exclusivityCategory === '')
        context.addIssue({
          code: 'custom',
          path: ['exclusivityCategory'],
          message: m.brief_exclusivity_category_missing(),
        });
      for (const kind of deliverables) {
        for (const { field, message } of wishProblems(wishes[kind])) {
          context.addIssue({ code: 'custom', path: ['wishes', kind, field], message });
        }
      }
    },
  );
export type BriefForm = z.infer<typeof BriefForm>;

export const emptyBrief: BriefForm = {
  title: '',
  description: '',
  deliverables: [],
  wishes: usualWishes,
  rounds: String(defaultRounds),
  paymentDays: '',
  depositPercent: '',
  depositDays: String(usualDeposit.days),
  packageName: '',
  rights: proposedRights,
  areRightsChosen: false,
  formerLicence: '',
  exclusivityMonths: '',
  exclusivityCategory: '',
  sample: noSample,
  requirements: '',
  currency: '',
  budget: '',
  deadline: '',
};

/** Payment, rights and sample of the form, as the calls take them; usual terms are left out. */
export function termsOfBrief(
  brief: BriefForm,
): Pick<NewDeal, 'paymentDays' | 'deposit' | 'exclusivity' | 'sample'> & { rights: RightsTerms } {
  const exclusivity = readExclusivity(brief);
  const sample = readSample(brief.sample);
  return {
    ...(brief.paymentDays === '' ? {} : { paymentDays: Number(brief.paymentDays) }),
    ...(brief.depositPercent === ''
      ? {}
      : { deposit: { percent: Number(brief.depositPercent), days: Number(brief.depositDays) } }),
    ...(exclusivity ? { exclusivity } : {}),
    ...(sample ? { sample } : {}),
    rights: readRights(brief.rights, brief.deliverables),
  };
}

/** A brief that passed the form, as the call takes it. A deadline is a calendar day, kept as midnight UTC. */
export function newDeal(brief: BriefForm, creatorId: string, categoryId: string | null): NewDeal {
  return {
    title: brief.title.trim(),
    description: brief.description.trim(),
    budget: centsFromDollars(brief.budget) ?? 0,
    ...(brief.currency === '' ? {} : { currency: brief.currency }),
    deadline: deadlineOfDay(brief.deadline),
    categoryId,
    creatorId,
    requirements: brief.requirements
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, limits.listItems),
    deliverables: brief.deliverables,
    deliverableWishes: brief.deliverables.map((kind) => readWish(kind, brief.wishes[kind])),
    rounds: Number(brief.rounds),
    ...termsOfBrief(brief),
  };
}

/** The category of a deal: the creator's first one by name, else the first there is (rules/deals#brief). */
export function matchCategory(
  creator: { categories: readonly { name: string }[] },
  categories: readonly { id: string; name: string }[],
): string | null {
  const wanted = creator.categories[0]?.name.toLowerCase();
  const match = categories.find(({ name }) => name.toLowerCase() === wanted);
  return (match ?? categories[0])?.id ?? null;
}

/** The first message of a deal, in the brand's name. */
export function welcomeText(brief: Pick<BriefForm, 'title'>, creator: { firstName: string }): string {
  return m.brief_welcome({ creator: creator.firstName, title: brief.title.trim() });
}

/** Text in the chat for a reference file. */
export const referenceText = (name: string): string => m.brief_reference({ name });
