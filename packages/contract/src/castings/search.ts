/** Castings and searches that a creator saves from the board (rules/castings#searches). */
import { currency, id, instant, line, requiredLine } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

const values = z.array(requiredLine(limits.title)).max(limits.listItems);

/** The filters of the board as they are kept; each that is empty filters nothing. */
export const BoardFilters = z.object({
  search: line(limits.title),
  categories: values,
  languages: values,
  deliverables: values,
  currency: currency.nullable(),
  /** Cents of US dollars. */
  minPay: z.int().min(0).max(limits.cents).nullable(),
});
export type BoardFilters = z.infer<typeof BoardFilters>;

export const NewCastingSearch = z.object({
  name: requiredLine(limits.name),
  filters: BoardFilters,
  /** Whether new castings that it finds are notified by bell and mail. */
  isTold: z.boolean(),
});
export type NewCastingSearch = z.infer<typeof NewCastingSearch>;

export const CastingSearchChange = NewCastingSearch.pick({ name: true, isTold: true }).partial();
export type CastingSearchChange = z.infer<typeof CastingSearchChange>;

export const CastingSearch = z.object({
  id,
  name: z.string(),
  filters: z.object({
    search: z.string(),
    categories: z.array(z.string()),
    languages: z.array(z.string()),
    deliverables: z.array(z.string()),
    currency: currency.nullable(),
    minPay: z.int().nullable(),
  }),
  isTold: z.boolean(),
  createdAt: instant,
});
export type CastingSearch = z.infer<typeof CastingSearch>;
