/** Templates of a brand as the form has them, and the other way round (rules/deals#templates). */
import {
  type BriefTemplate,
  centsFromDollars,
  dollarsForField,
  limits,
  type TemplateBrief,
} from '@briefcast/contract';
import { type BriefForm, emptyBrief, termsOfBrief } from './brief-form.ts';
import { readWish, wishFormOf } from './wish-form.ts';

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
    rounds: String(rounds),
    paymentDays: String(brief.paymentDays ?? ''),
    licenceMonths: String(brief.licenceMonths ?? ''),
    exclusivityMonths: String(brief.exclusivity?.months ?? ''),
    exclusivityCategory: brief.exclusivity?.category ?? '',
    budget: dollarsForField(budget),
    deadline,
  };
}

/** What a template keeps of the form, finished or not: a budget or length that cannot be read is left open. */
export function templateOfBrief(form: BriefForm): TemplateBrief {
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
    ...termsOfBrief(form),
  };
}
