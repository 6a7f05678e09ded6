/** Form of a casting: its required fields, and the conversion into its terms (rules/castings#terms). */
import {
  type Category,
  centsFromDollars,
  currencies,
  defaultCurrency,
  dollarsForField,
  type FoldedTerms,
  finding,
  limits,
  type NewCasting,
  type OwnCasting,
  requiredText,
  text,
  type UsualRights,
  type UsualTerms,
  z,
} from '@briefcast/contract';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { CastingVisibility } from '@briefcast/contract/castings/terms';
import { deliverableOptions } from '@briefcast/contract/deals/deliverables';
import { m } from '@briefcast/i18n/messages';
import { emptyBrief } from '../../../features/deals/send-brief/brief-form.ts';
import { foldedTermsOf } from '../../../features/deals/send-brief/folded/folded-terms.ts';
import {
  proposedRights,
  RightsForm,
  readRights,
  rightsFormOf,
  rightsProblems,
} from '../../../features/deals/send-brief/rights/rights-form.ts';
import { fieldsOfUsual } from '../../../features/deals/send-brief/rights/usual-form.ts';
import {
  readWish,
  WishForm,
  wishFormOf,
  wishProblems,
} from '../../../features/deals/send-brief/wish-form.ts';
import { dayOf } from '../../../lib/calendar-day.ts';

const amount = z
  .string()
  .trim()
  .refine((value) => (centsFromDollars(value) ?? 0) > 0, { error: () => m.casting_pay_missing() });

const day = z.iso.date({ error: () => m.casting_day_missing(), abort: true });

export const CastingForm = z
  .object({
    title: requiredText(castingLimits.title),
    description: requiredText(limits.text),
    deliverables: z.array(z.enum(deliverableOptions)).min(1, finding('casting.no_deliverable')),
    /** Includes kinds that are not chosen, so that one chosen again is as it was. */
    wishes: z.record(z.enum(deliverableOptions), WishForm),
    rounds: z.string(),
    /** Days; empty for the usual terms. */
    paymentDays: z.string(),
    rights: RightsForm,
    /** One per line. */
    requirements: text(limits.text),
    categoryIds: z
      .array(z.string())
      .max(castingLimits.categories, { error: () => m.casting_many_categories() }),
    languages: z.array(z.string()),
    question: text(limits.title),
    asksFilm: z.boolean(),
    currency: z.enum(currencies),
    payFrom: amount,
    /** Empty for a fixed pay. */
    payTo: z.string().trim(),
    places: z.string(),
    closesOn: day.refine((value) => value >= dayOf(new Date()), { error: () => m.casting_day_past() }),
    dueOn: day,
    visibility: CastingVisibility,
  })
  .superRefine(({ deliverables, wishes, rights, payFrom, payTo, closesOn, dueOn }, context) => {
    const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (payTo !== '') {
      const to = centsFromDollars(payTo);
      if (!to) issue(['payTo'], m.casting_pay_missing());
      else if (to < (centsFromDollars(payFrom) ?? 0)) issue(['payTo'], finding('casting.pay_reversed'));
    }
    if (closesOn > dueOn) issue(['dueOn'], finding('casting.due_before_closing'));
    for (const { field, message } of rightsProblems(rights, deliverables)) issue(['rights', field], message);
    for (const kind of deliverables)
      for (const { field, message } of wishProblems(wishes[kind])) issue(['wishes', kind, field], message);
  });
export type CastingForm = z.infer<typeof CastingForm>;

export const emptyCasting: CastingForm = {
  title: '',
  description: '',
  deliverables: [],
  wishes: emptyBrief.wishes,
  rounds: emptyBrief.rounds,
  paymentDays: '',
  rights: proposedRights,
  requirements: '',
  categoryIds: [],
  languages: [],
  question: '',
  asksFilm: false,
  currency: defaultCurrency,
  payFrom: '',
  payTo: '',
  places: '1',
  closesOn: '',
  dueOn: '',
  visibility: 'EVERYONE',
};

/** A form whose rights are the usual ones; a casting asks for no exclusivity. */
export const withUsualRights = (form: CastingForm, usual: UsualRights): CastingForm => ({
  ...form,
  rights: fieldsOfUsual(usual).rights,
});

/** Folded terms of a casting; its currency is one of the pay, and never counts. */
export const castingTermsOf = (form: CastingForm, usual: UsualTerms): FoldedTerms => ({
  ...foldedTermsOf({ ...form, currency: usual.currency }, usual),
  categories: form.categoryIds.length,
  languages: form.languages.length,
  question: form.question,
  asksFilm: form.asksFilm,
  isByLinkAlone: form.visibility === 'LINK',
});

/** A casting as the fields show it. */
export function castingFormOf(casting: OwnCasting): CastingForm {
  const wishes = { ...emptyBrief.wishes };
  for (const { kind, ...wish } of casting.deliverableWishes) wishes[kind] = wishFormOf(wish);
  return {
    title: casting.title,
    description: casting.description,
    deliverables: [...new Set(casting.deliverableWishes.map(({ kind }) => kind))],
    wishes,
    rounds: String(casting.rounds),
    paymentDays: String(casting.paymentDays ?? ''),
    rights: casting.rights ? rightsFormOf(casting.rights) : proposedRights,
    requirements: casting.requirements.join('\n'),
    categoryIds: casting.categories.map(({ id }) => id),
    languages: [...casting.languages],
    question: casting.question,
    asksFilm: casting.asksFilm,
    currency: casting.currency,
    payFrom: dollarsForField(casting.payFrom),
    payTo: casting.payTo === casting.payFrom ? '' : dollarsForField(casting.payTo),
    places: String(casting.places),
    closesOn: casting.closesOn,
    dueOn: casting.dueOn,
    visibility: casting.visibility,
  };
}

/** A form that passed, as the calls take it. */
export function newCasting(form: CastingForm): NewCasting {
  const payFrom = centsFromDollars(form.payFrom) ?? 0;
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    currency: form.currency,
    payFrom,
    payTo: form.payTo === '' ? payFrom : (centsFromDollars(form.payTo) ?? payFrom),
    places: Number(form.places),
    requirements: requirementLines(form.requirements),
    deliverableWishes: form.deliverables.map((kind) => readWish(kind, form.wishes[kind])),
    rounds: Number(form.rounds),
    paymentDays: form.paymentDays === '' ? null : Number(form.paymentDays),
    rights: readRights(form.rights, form.deliverables),
    languages: form.languages,
    categoryIds: form.categoryIds,
    closesOn: form.closesOn,
    dueOn: form.dueOn,
    question: form.question.trim(),
    asksFilm: form.asksFilm,
    visibility: form.visibility,
  };
}

/** One thing that the content must show per line. */
export const requirementLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim().slice(0, limits.title))
    .filter(Boolean)
    .slice(0, castingLimits.requirements);

/** Preview for creators of the form so far, with gaps filled in. */
export function previewOf(
  form: CastingForm,
  brand: { companyName: string; profileImage: string | null },
  categories: readonly Category[],
) {
  const payFrom = centsFromDollars(form.payFrom) ?? 0;
  return {
    id: 'preview',
    title: form.title.trim() || m.casting_preview_title(),
    summary: form.description.trim() || m.casting_preview_text(),
    state: 'OPEN' as const,
    currency: form.currency,
    payFrom,
    payTo: form.payTo === '' ? payFrom : (centsFromDollars(form.payTo) ?? payFrom),
    places: Number(form.places),
    cast: 0,
    deliverableWishes: form.deliverables.map((kind) => readWish(kind, form.wishes[kind])),
    languages: form.languages,
    categories: categories.filter(({ id }) => form.categoryIds.includes(id)),
    closesOn: form.closesOn,
    dueOn: form.dueOn,
    brand,
  };
}
