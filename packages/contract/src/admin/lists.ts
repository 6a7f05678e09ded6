/** How the admin's lists are searched, filtered, sorted and paged, and done with in bulk (rules/admin#lists). */

import { DealStatus } from '../deals/schemas.ts';
import { calendarDay, id, line, queryInt, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';

/** Sort keys of each list; the default is newest first. */
export const creatorSorts = [
  'name',
  'location',
  'published',
  'portfolio',
  'deals',
  'price',
  'joined',
] as const;
export const brandSorts = ['name', 'industry', 'deals', 'joined'] as const;
export const dealSorts = ['title', 'brand', 'creator', 'status', 'budget', 'sent', 'deadline'] as const;

export const SortDirection = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof SortDirection>;

/** The last page that can be asked for. */
export const lastPage = 10_000;

/** A yes-or-no filter; absent, it filters nothing. */
export const YesOrNo = z.enum(['yes', 'no']);
export type YesOrNo = z.infer<typeof YesOrNo>;

const filterFields = {
  search: line(limits.title).optional(),
  /** Days of UTC on which a row was made, both included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
};
/** Suspended accounts: all, those with an answer, or those whose answer nobody has read. */
export const SuspendedFilter = z.enum(['yes', 'answered', 'unread']);
export type SuspendedFilter = z.infer<typeof SuspendedFilter>;

const brandFilters = { ...filterFields, suspended: SuspendedFilter.optional() };
const creatorFilters = {
  ...filterFields,
  suspended: SuspendedFilter.optional(),
  published: YesOrNo.optional(),
  /** Whether nothing of the profile is missing (rules/creators#completeness). */
  complete: YesOrNo.optional(),
};
const dealFilters = {
  ...filterFields,
  status: z.union([DealStatus, z.literal('')]).optional(),
  /** `yes` for open deals whose deadline is over everywhere. */
  overdue: z.literal('yes').optional(),
};

const orderFields = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  sort: z.enum(sorts).optional(),
  direction: SortDirection.optional(),
});
/** `_t` only keeps caches away. With `page`, which counts from 1, or `sort`, `cursor` is not looked at. */
const placeFields = {
  _t: line(50).optional(),
  ...pageFields,
  page: queryInt(1, lastPage).optional(),
};

export const AdminCreatorsQuery = z.object({
  ...placeFields,
  ...creatorFilters,
  ...orderFields(creatorSorts),
});
export type AdminCreatorsQuery = z.infer<typeof AdminCreatorsQuery>;
export const AdminBrandsQuery = z.object({ ...placeFields, ...brandFilters, ...orderFields(brandSorts) });
export type AdminBrandsQuery = z.infer<typeof AdminBrandsQuery>;
export const AdminDealsQuery = z.object({ ...placeFields, ...dealFilters, ...orderFields(dealSorts) });
export type AdminDealsQuery = z.infer<typeof AdminDealsQuery>;

/** The parameters that a saved list keeps: those that decide which rows it has and their order. */
export type CreatorsFileQuery = z.infer<typeof CreatorsFileQuery>;
export const CreatorsFileQuery = z.object({ ...creatorFilters, ...orderFields(creatorSorts) });
export type BrandsFileQuery = z.infer<typeof BrandsFileQuery>;
export const BrandsFileQuery = z.object({ ...brandFilters, ...orderFields(brandSorts) });
export type DealsFileQuery = z.infer<typeof DealsFileQuery>;
export const DealsFileQuery = z.object({ ...dealFilters, ...orderFields(dealSorts) });

/** The most rows that one file holds. */
export const mostRowsOfFile = 50_000;

/** Actions on several rows at once. */
export const bulkActions = ['publish', 'unpublish', 'delete_users', 'cancel_deals', 'delete_deals'] as const;
export const BulkAction = z.enum(bulkActions);
export type BulkAction = z.infer<typeof BulkAction>;

/** As many as a page of the lists has. */
export const mostOfBulk = 100;

export const Bulk = z.object({
  action: BulkAction,
  ids: z
    .array(id)
    .min(1)
    .max(mostOfBulk)
    .transform((ids) => [...new Set(ids)]),
  /** Why profiles are taken offline: their creators read it. */
  reason: text(500).optional(),
});
export type Bulk = z.infer<typeof Bulk>;

/** The result for one row. */
export const BulkOutcome = z.object({
  id,
  /** Why it was not done; null where it was. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

/** In the order that was asked for. */
export const BulkOutcomes = z.object({ outcomes: z.array(BulkOutcome) });
