/** Deals: briefs that were sent, and what became of them (rules/deals). */

import { Role } from '../accounts/schemas.ts';
import { Addition } from '../additions/schemas.ts';
import { brandGuidelineFields } from '../brands/schemas.ts';
import { BrandFacts } from '../creators/details.ts';
import { DealFile } from '../files/schemas.ts';
import { finding } from '../findings.ts';
import {
  cents,
  currency,
  id,
  instant,
  jsonTextList,
  line,
  orJson,
  requiredLine,
  requiredText,
  textList,
} from '../kit/codecs.ts';
import { ExchangeRate } from '../kit/exchange-rate.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { DealReads, Message } from '../messages/schemas.ts';
import { Deposit } from '../payouts/deposit.ts';
import { DueShare, PaymentRecord, PayoutState } from '../payouts/schemas.ts';
import { RightKind } from '../rights/right-kind.ts';
import { Exclusivity, NewExclusivity, rightMonths } from '../rights/schemas.ts';
import { NewRightsTerms, RightsTerms } from '../rights/terms.ts';
import { SampleState, SampleTerms } from '../samples/terms.ts';
import { Person } from '../teams/member.ts';
import { BriefItem, Rounds } from './brief.ts';
import { NewDealLines } from './deal-lines.ts';
import { DealDeliverable } from './deliverable.ts';
import { deliverableOptions } from './deliverables.ts';
import { Proposal, ProposalKind } from './proposal.ts';

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
  /** Hundredths of the currency. */
  budget: NewDealLines.shape.budget,
  /** Currency; the default is US dollars. */
  currency: currency.optional(),
  deadline: NewDealLines.shape.deadline,
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
  deliverableWishes: NewDealLines.shape.deliverableWishes.optional(),
  /** Number of rounds of changes included; the default is 2. */
  rounds: NewDealLines.shape.rounds.optional(),
  /** Days from completion until the creator is paid; the default is the operator's setting. */
  paymentDays: NewDealLines.shape.paymentDays.optional(),
  /** Part of the price paid in advance, and within how many days after acceptance; the default is none. */
  deposit: NewDealLines.shape.deposit.unwrap().optional(),
  /** Months from completion until the licence ends; the default is no end. */
  licenceMonths: rightMonths.optional(),
  /** Time after completion in which the creator works for no competitor; the default is none. */
  exclusivity: NewExclusivity.optional(),
  /** Rights of the brand in the content, line by line; the default follows `licenceMonths` and the terms of use. */
  rights: NewRightsTerms.optional(),
  /** Product that the creator gets or buys for it; the default is none. */
  sample: NewDealLines.shape.sample.unwrap().optional(),
  /** Campaign of the brand that it goes into; the default is none. */
  campaignId: id.optional(),
});
export type NewDeal = z.infer<typeof NewDeal>;

/** How many creators one brief goes to at most. */
export const mostCreatorsOfBrief = 10;

/** One brief for several creators, a deal each. */
export const NewDeals = NewDeal.omit({ creatorId: true }).extend({
  creatorIds: z
    .array(id)
    .min(1)
    .max(mostCreatorsOfBrief)
    .transform((ids) => [...new Set(ids)]),
  /** Prices of creators whose deal has another one than `budget`, each in a currency of its own. */
  prices: z
    .array(z.object({ creatorId: id, budget: NewDealLines.shape.budget, currency }))
    .max(mostCreatorsOfBrief)
    .optional(),
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
  /** The price of the brief, in hundredths of the currency. */
  budget: cents,
  /** Price with later additions; in lists absent where nothing was added. */
  total: z.int().optional(),
  currency,
  deadline: instant,
  createdAt: instant,
  category,
};

const sampleFields = {
  /** State of its sample; null without one, and before it is accepted. Absent from older servers. */
  sampleState: SampleState.nullable().optional(),
  /** Days from the sample's arrival, still to come, to the deadline; null for a day. Absent from older servers. */
  dueAfterDays: z.int().nullable().optional(),
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
  /** Pending proposal, and its side; null where there is none. Absent from older servers. */
  openProposal: z.object({ kind: ProposalKind, by: Role }).nullable().optional(),
  /** Whether terms of the brand took the place of its brief. Absent from older servers. */
  isBriefReplaced: z.boolean().optional(),
  ...sampleFields,
  /** How many additions of the other side wait for the reader's. Absent from older servers. */
  additionsToAnswer: z.int().optional(),
  /** In the list of a campaign alone: pieces that its brief asks for, and what the brand marked as paid. */
  asked: z.int().optional(),
  paidCents: z.int().optional(),
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
  /** Part of the price paid in advance; null for nothing. Absent from older servers. */
  deposit: Deposit.nullable().optional(),
  /** Whether the creator starts when the deposit has arrived, which it has not. Absent from older servers. */
  waitsForDeposit: z.boolean().optional(),
  /** Whether a brief waits because one of its sides is suspended. Absent where it does not. */
  isPaused: z.literal(true).optional(),
  /** How many months after completion the licence ends; null for no end. Absent from older servers. */
  licenceMonths: z.int().nullable().optional(),
  /** For how long the creator works for no competitor; null for none. Absent from older servers. */
  exclusivity: Exclusivity.nullable().optional(),
  /**
   * Rights of the brand in the content, line by line; null where the terms of use say it. Absent from older
   * servers.
   */
  rights: RightsTerms.nullable().optional(),
  /** Until when its rights run that were renewed, null for without end. Absent where none was. */
  renewedRights: z.array(z.object({ kind: RightKind, until: instant.nullable() })).optional(),
  /** The product that the creator gets or buys for it; null for none. Absent from older servers. */
  sample: SampleTerms.nullable().optional(),
  ...sampleFields,
  /** How the brand paid so far, while its brief waits for the answer; null where that is too little to say. */
  paymentRecord: PaymentRecord.nullable().optional(),
  /** Facts from the brand's finished deals, while its brief waits for the answer; null where they are too few. */
  brandFacts: BrandFacts.nullable().optional(),
  progress: z.int(),
  brand: z.object({
    companyName: z.string(),
    /** Null before the deal is accepted (`deals/contact.ts`), and once the brand's account was deleted. */
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
      /** Null before the deal is accepted (`deals/contact.ts`). */
      email: z.string().nullable(),
      profileImage: z.string().nullable(),
    })
    .nullable(),
  /**
   * People who sent the brief and who brought the deal to its present status; null for the system, and for accounts
   * that are gone.
   */
  sentBy: Person.nullable(),
  statusBy: Person.nullable(),
  /** Why it was rejected, withdrawn or cancelled, where somebody said so. Absent from older servers. */
  statusReason: z.string().nullable().optional(),
  /** Everything that either side proposed, oldest first. Absent from older servers. */
  proposals: z.array(Proposal).optional(),
  /** Work that was added, or is proposed to be, oldest first. Absent from older servers. */
  additions: z.array(Addition).optional(),
  /** How many posts were stated, without withdrawn ones. Absent for none. */
  posts: z.int().optional(),
  /** Whether the brand gave it a short link or a code. Absent for false. */
  hasLink: z.boolean().optional(),
  files: z.array(DealFile),
  messages: z.array(Message),
  hasEarlierMessages: z.boolean(),
  /** How far each side has read (rules/messages#read-marks). Absent from older servers. */
  reads: DealReads.optional(),
  _count: z.object({ messages: z.int(), files: z.int() }),
  /** Absent until the deal is completed. */
  completedAt: instant.optional(),
  /** Opens everything that was delivered as one ZIP, for a while; absent until the deal is completed. */
  zipUrl: z.string().optional(),
  /** The licence certificate, and what opens it as PDF for a while; absent where there is none. */
  certificate: z.object({ code: z.string(), url: z.string() }).optional(),
  /**
   * Debt of the brand to the creator for it, with its state; absent until the deal is completed, or has a deposit.
   */
  payout: z
    .object({
      state: PayoutState,
      /** Part of the whole that is owed or was paid; and the part that is no longer owed. */
      amountCents: z.int(),
      droppedCents: z.int().optional(),
      restCents: z.int(),
      /**
       * Amount waiting for the creator's answer, and amount that arrived, parts and rest together. Absent for
       * nothing.
       */
      markedCents: z.int().optional(),
      arrivedCents: z.int().optional(),
      dueAt: instant,
      /** Part of the rest that is due by a later day. Absent where one day counts. */
      later: DueShare.optional(),
      /** Whether it is the deposit, before the completion. Absent for no. */
      isDeposit: z.boolean().optional(),
    })
    .optional(),
  /** Opens the creator's invoice to the brand as PDF, for a while; absent until the deal is completed. */
  invoiceUrl: z.string().optional(),
  /** By which its price is read in the other currency; absent once the brief was answered. */
  rate: ExchangeRate.optional(),
});
export type DealDetail = z.infer<typeof DealDetail>;

export const DealState = z.object({ id, status: DealStatus });
export type DealState = z.infer<typeof DealState>;

export const DealOfCreator = DealState.extend({ creatorId: id });
export type DealOfCreator = z.infer<typeof DealOfCreator>;
