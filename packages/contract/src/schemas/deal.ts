/** Deals: briefs that were sent, and what became of them (rules/deals). */

import {
  amountFrom,
  cents,
  id,
  instant,
  jsonTextList,
  line,
  orJson,
  plausibleInstant,
  requiredLine,
  requiredText,
  textList,
} from '../codecs.ts';
import { finding } from '../findings.ts';
import { limits } from '../limits.ts';
import { nextCursor, pageFields } from '../paging.ts';
import { z } from '../zod.ts';
import { Role } from './account.ts';
import { brandGuidelineFields } from './brand.ts';
import { BriefItem, Rounds } from './brief.ts';
import { BrandFacts } from './creator-details.ts';
import { DealDeliverable, deliverableOptions, NewDeliverable, wishLimits } from './deliverable.ts';
import { DealFile } from './file.ts';
import { Person } from './member.ts';
import { DealReads, Message } from './message.ts';
import { mostPaymentDays, PaymentRecord, PayoutState, PayoutTotals } from './payout.ts';
import { Proposal, ProposalKind } from './proposal.ts';
import { Exclusivity, NewExclusivity, rightMonths } from './right.ts';

export const DealStatus = z.enum([
  'BRIEF_SENT',
  'ACCEPTED',
  'IN_PROGRESS',
  'SUBMITTED',
  'NEEDS_REVISION',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
]);
export type DealStatus = z.infer<typeof DealStatus>;

export const NewDeal = z.object({
  title: requiredLine(limits.title),
  description: requiredText(limits.text),
  /** Cents. */
  budget: amountFrom(1, 'amount.no_budget'),
  deadline: plausibleInstant,
  categoryId: id.nullable().optional(),
  creatorId: id,
  requirements: textList(limits.listItems, limits.text).optional(),
  /** Only what can be asked for; each once. */
  deliverables: orJson(
    z
      .array(line(limits.title).pipe(z.enum([...deliverableOptions, ''], finding('deliverable.unknown'))))
      .max(limits.listItems)
      .transform((items) => [...new Set(items.filter((item) => item !== ''))]),
  ).optional(),
  /** How many of each and their technical wishes; a kind without a wish is asked for once, as its default says. */
  deliverableWishes: z.array(NewDeliverable).max(wishLimits.kinds).optional(),
  /** How many rounds of changes are included; 2 unless told. */
  rounds: z.int().min(1).max(wishLimits.rounds).optional(),
  /** How many days after completion the creator is paid; as the operator's setting says unless told. */
  paymentDays: z.int().min(0).max(mostPaymentDays).optional(),
  /** How many months after completion the licence ends; it has no end unless told. */
  licenceMonths: rightMonths.optional(),
  /** For how long after completion the creator works for no competitor; for none unless told. */
  exclusivity: NewExclusivity.optional(),
});
export type NewDeal = z.infer<typeof NewDeal>;

/** How many creators one brief goes to at most. */
export const mostCreatorsOfBrief = 10;

/** The same brief for several creators, a deal each. */
export const NewDeals = NewDeal.omit({ creatorId: true }).extend({
  creatorIds: z
    .array(id)
    .min(1)
    .max(mostCreatorsOfBrief)
    .transform((ids) => [...new Set(ids)]),
});
export type NewDeals = z.infer<typeof NewDeals>;

const ContentSummary = z.object({
  totalFiles: z.int(),
  pendingReview: z.int(),
  approved: z.int(),
  needsRevision: z.int(),
  lastSubmission: instant.nullable(),
});
export type ContentSummary = z.infer<typeof ContentSummary>;

const category = z.object({ name: z.string() }).nullable();
const dealFields = {
  id,
  title: z.string(),
  description: z.string(),
  status: DealStatus,
  /** Cents. */
  budget: cents,
  deadline: instant,
  createdAt: instant,
  category,
};

/** A deal as the lists of both dashboards show it. */
export const DealListItem = z.object({
  ...dealFields,
  /** Null once the creator's account was deleted: shown as 'Unassigned'. */
  creator: z
    .object({ id, firstName: z.string(), lastName: z.string(), profileImage: z.string().nullable() })
    .nullable(),
  brand: z.object({ companyName: z.string(), profileImage: z.string().nullable() }),
  unreadMessages: z.int(),
  hasNewActivity: z.boolean(),
  lastActivity: instant,
  /** Percent, by status (rules/deals#progress). */
  progress: z.int(),
  contentSummary: ContentSummary,
  /** How many rounds of changes its brief includes. Absent from older servers. */
  roundsIncluded: z.int().optional(),
  /** What waits for an answer, and of which side; null where nothing does. Absent from older servers. */
  openProposal: z.object({ kind: ProposalKind, by: Role }).nullable().optional(),
});
export type DealListItem = z.infer<typeof DealListItem>;

/** A deal as its page shows it, with its files and its last messages. */
export const DealDetail = z.object({
  ...dealFields,
  requirements: jsonTextList,
  deliverables: jsonTextList,
  deliverableWishes: z.array(DealDeliverable).optional(),
  /** The brief in words as it was when it was sent, whatever became of the brand's guidelines since. */
  briefItems: z.array(BriefItem).optional(),
  rounds: Rounds.optional(),
  /** How many days after completion the creator is paid. Absent from older servers. */
  paymentDays: z.int().optional(),
  /** How many months after completion the licence ends; null for no end. Absent from older servers. */
  licenceMonths: z.int().nullable().optional(),
  /** For how long the creator works for no competitor; null for none. Absent from older servers. */
  exclusivity: Exclusivity.nullable().optional(),
  /** How the brand paid so far, while its brief waits for the answer; null where that is too little to say. */
  paymentRecord: PaymentRecord.nullable().optional(),
  /** What the brand's finished deals tell, while its brief waits for the answer; null where they are too few. */
  brandFacts: BrandFacts.nullable().optional(),
  progress: z.int(),
  brand: z.object({
    companyName: z.string(),
    /** Null before the deal is accepted (`rules/contact.ts`), and once the brand's account was deleted. */
    email: z.string().nullable(),
    profileImage: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    /** Null once the brand's account was deleted. */
    guidelines: z.object(brandGuidelineFields).nullable(),
  }),
  creator: z
    .object({
      id,
      firstName: z.string(),
      lastName: z.string(),
      /** Null before the deal is accepted (`rules/contact.ts`). */
      email: z.string().nullable(),
      profileImage: z.string().nullable(),
    })
    .nullable(),
  /** Who sent the brief, and who brought the deal to its present status; null for the system, and for accounts that are gone. */
  sentBy: Person.nullable(),
  statusBy: Person.nullable(),
  /** Why it was rejected, withdrawn or cancelled, where somebody said so. Absent from older servers. */
  statusReason: z.string().nullable().optional(),
  /** Everything that either side proposed, oldest first. Absent from older servers. */
  proposals: z.array(Proposal).optional(),
  files: z.array(DealFile),
  messages: z.array(Message),
  hasEarlierMessages: z.boolean(),
  /** How far each side has read (rules/deals#read-marks). Absent from older servers. */
  reads: DealReads.optional(),
  _count: z.object({ messages: z.int(), files: z.int() }),
  /** Absent until the deal is completed. */
  completedAt: instant.optional(),
  /** Opens everything that was delivered as one ZIP, for a while; absent until the deal is completed. */
  zipUrl: z.string().optional(),
  /** The licence certificate, and what opens it as PDF for a while; absent where there is none. */
  certificate: z.object({ code: z.string(), url: z.string() }).optional(),
  /** What the brand owes the creator for it, and how that stands; absent until the deal is completed. */
  payout: z.object({ state: PayoutState, amountCents: z.int(), dueAt: instant }).optional(),
  /** Opens the creator's invoice to the brand as PDF, for a while; absent until the deal is completed. */
  invoiceUrl: z.string().optional(),
});
export type DealDetail = z.infer<typeof DealDetail>;

export const DealState = z.object({ id, status: DealStatus });
export type DealState = z.infer<typeof DealState>;

export const DealOfCreator = DealState.extend({ creatorId: id });
export type DealOfCreator = z.infer<typeof DealOfCreator>;

export const BrandStats = z.object({
  /** Rejected and cancelled ones as well. */
  allProjects: z.int(),
  briefsSent: z.int(),
  activeProjects: z.int(),
  completedProjects: z.int(),
  /** Cents. */
  totalBudget: z.int(),
  /** What the organisation owes creators. Absent from older servers. */
  payouts: PayoutTotals.optional(),
});
export type BrandStats = z.infer<typeof BrandStats>;

export const CreatorStats = z.object({
  /** Rejected and cancelled ones as well. Absent from older servers. */
  allDeals: z.int().optional(),
  pendingDeals: z.int(),
  activeProjects: z.int(),
  completedProjects: z.int(),
  /** Cents. */
  totalEarnings: z.int(),
  /** What of it is owed, and what arrived. Absent from older servers. */
  payouts: PayoutTotals.optional(),
});
export type CreatorStats = z.infer<typeof CreatorStats>;

export const dealTabs = ['pending', 'in_progress', 'completed', 'all'] as const;
export type DealTab = (typeof dealTabs)[number];

export const dealFolds = ['open', 'closed'] as const;
export type DealFold = (typeof dealFolds)[number];

/** `?status=` takes a tab of the creator dashboard, `open`, `closed` or a raw status (rules/deals#tabs). */
export const DealsQuery = z.object({
  status: z.union([z.enum(dealTabs), z.enum(dealFolds), DealStatus]).optional(),
  /** In the title or the other side's name, whatever the case. */
  search: line(limits.title).optional(),
  ...pageFields,
});
export type DealsQuery = z.infer<typeof DealsQuery>;

/** A brand may also ask for what it did with one creator. */
export const BrandDealsQuery = DealsQuery.extend({ creatorId: id.optional() });
export type BrandDealsQuery = z.infer<typeof BrandDealsQuery>;

/** A page of one side's deals, newest first. */
export const DealPage = z.object({ deals: z.array(DealListItem), nextCursor });
export type DealPage = z.infer<typeof DealPage>;
