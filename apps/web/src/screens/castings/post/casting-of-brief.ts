/** The form of a casting, filled from a brief: what both say is taken over, whole (rules/castings#beginnings). */
import { castingLimits } from '@briefcast/contract/castings/limits';
import type { BriefForm } from '../../../features/deals/send-brief/brief-form.ts';
import { dayOf } from '../../../lib/calendar-day.ts';
import { usualCurrency } from '../../../lib/market.ts';
import { type CastingForm, emptyCasting } from './casting-form.ts';

/** Its price becomes the pay, its day the one on which the content is due, unless that is over. */
export function castingOfBrief(brief: BriefForm, categoryId: string | null = null): CastingForm {
  return {
    ...emptyCasting,
    title: brief.title.slice(0, castingLimits.title),
    description: brief.description,
    deliverables: brief.deliverables,
    wishes: brief.wishes,
    rounds: brief.rounds,
    paymentDays: brief.paymentDays,
    rights: brief.rights,
    requirements: brief.requirements,
    categoryIds: categoryId ? [categoryId] : [],
    currency: brief.currency === '' ? usualCurrency() : brief.currency,
    payFrom: brief.budget,
    dueOn: brief.deadline >= dayOf(new Date()) ? brief.deadline : '',
  };
}
