/** Campaigns: deals of a brand with one goal, side by side (rules/campaigns). */
import { DealStatus } from '../deals/schemas.ts';
import { finding } from '../findings.ts';
import {
  amountFrom,
  calendarDay,
  currency,
  id,
  instant,
  line,
  queryInt,
  requiredLine,
  text,
} from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';
import { mostCampaignPeople, mostGoalLetters, mostGuidelineLetters, mostMovedDeals } from './limits.ts';
import { daysInOrder } from './status.ts';

const planned = amountFrom(0, 'amount.negative').nullable();

/** A campaign as its brand states it. */
export const CampaignTerms = z
  .object({
    name: requiredLine(limits.name),
    /** Empty where none was stated. */
    goal: text(mostGoalLetters),
    firstDay: calendarDay.nullable(),
    lastDay: calendarDay.nullable(),
    /** Planned budgets in cents of US dollars and in fils. */
    plannedCents: planned,
    plannedFils: planned,
    /** Words that its briefs begin with; empty for none. */
    guidelines: text(mostGuidelineLetters),
    /** Members who see to it. Absent, they stay as they are, and of a new campaign its creator does. */
    people: z
      .array(id)
      .max(mostCampaignPeople)
      .transform((ids) => [...new Set(ids)])
      .optional(),
  })
  .refine(daysInOrder, { path: ['lastDay'], error: finding('campaign.days_reversed') });
export type CampaignTerms = z.infer<typeof CampaignTerms>;

/** Somebody whose deal is in the campaign. */
export const CampaignFace = z.object({
  id: id.nullable(),
  name: z.string(),
  image: z.string().nullable(),
  status: DealStatus,
});
export type CampaignFace = z.infer<typeof CampaignFace>;

/** A campaign as the list shows it. */
export const Campaign = z.object({
  id,
  name: z.string(),
  goal: z.string(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  plannedCents: z.int().nullable(),
  plannedFils: z.int().nullable(),
  isArchived: z.boolean(),
  createdAt: instant,
  /** Its deals by status and currency. */
  sums: z.array(
    z.object({ status: DealStatus, currency, deals: z.int(), cents: z.int(), paidCents: z.int() }),
  ),
  /** Pieces that its running and finished deals ask for, and those of them that were delivered and approved. */
  asked: z.int(),
  delivered: z.int(),
  approved: z.int(),
  /** Next deadline of an open deal; null where none is open. */
  nextDue: instant.nullable(),
  /** The first creators. */
  faces: z.array(CampaignFace),
});
export type Campaign = z.infer<typeof Campaign>;

export const CampaignDetail = Campaign.extend({
  guidelines: z.string(),
  /** Members of the organisation who see to it. */
  people: z.array(Person),
});
export type CampaignDetail = z.infer<typeof CampaignDetail>;

export const CampaignsQuery = z.object({
  /** In the name or the goal, whatever the case. */
  search: line(limits.title).optional(),
  /** Archived ones alone; the others where absent. */
  state: z.enum(['archived']).optional(),
  /** Only campaigns that the reader sees to. */
  whose: z.enum(['mine']).optional(),
  ...pageFields,
  limit: queryInt(1, 50).optional(),
});
export type CampaignsQuery = z.infer<typeof CampaignsQuery>;

export const CampaignPage = z.object({ campaigns: z.array(Campaign), nextCursor });
export type CampaignPage = z.infer<typeof CampaignPage>;

/** Puts deals into a campaign, or takes them out of theirs where it is null. */
export const MovedDeals = z.object({
  dealIds: z
    .array(id)
    .min(1)
    .max(mostMovedDeals)
    .transform((ids) => [...new Set(ids)]),
  campaignId: id.nullable(),
});
export type MovedDeals = z.infer<typeof MovedDeals>;

/** Calendar of one campaign's projects, or of all of the organisation where it is absent. */
export const CalendarOf = z.object({ campaign: id.optional() });
export type CalendarOf = z.infer<typeof CalendarOf>;

export const CampaignCalendar = z.object({
  /** The reader's own private address; null where there is none. */
  calendarUrl: z.string().nullable(),
});
export type CampaignCalendar = z.infer<typeof CampaignCalendar>;
