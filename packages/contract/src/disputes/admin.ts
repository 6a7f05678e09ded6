/** Cases as the admin lists, reads and decides them (rules/disputes#decision). */
import { currency, id, instant, requiredText } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { Payout } from '../payouts/schemas.ts';
import { Dispute, DisputeState, longestStatement } from './schemas.ts';

/** Null once the account is gone; a brand's name outlives it, a creator's does not. */
const Side = z.object({ id: id.nullable(), name: z.string().nullable() });

export const AdminDisputeLine = z.object({
  id,
  dealId: id,
  title: z.string(),
  brand: Side,
  creator: Side,
  currency,
  owedCents: z.int(),
  state: DisputeState,
  openedAt: instant,
  closedAt: instant.nullable(),
  isBrandHeard: z.boolean(),
});
export type AdminDisputeLine = z.infer<typeof AdminDisputeLine>;

export const AdminDisputesQuery = z.object(pageFields);
export type AdminDisputesQuery = z.infer<typeof AdminDisputesQuery>;

/** Open cases first, in both groups the newest first. */
export const AdminDisputePage = z.object({
  disputes: z.array(AdminDisputeLine),
  nextCursor,
  counts: z.object({ open: z.int(), closed: z.int() }),
});
export type AdminDisputePage = z.infer<typeof AdminDisputePage>;

/** Default number of cases in a page. */
export const adminDisputesPerPage = 50;

/** A case with the evidence, which is read from what both sides did. */
export const AdminDispute = Dispute.extend({
  title: z.string(),
  brand: Side,
  creator: Side,
  /** The name of the admin; null before a decision. */
  decidedBy: z.string().nullable(),
  /** As the creator reads it: its marks, parts, reminders, letter and invoice. */
  payout: Payout,
  /** The code by which the certificate is looked up; null where there is none. */
  certificateCode: z.string().nullable(),
});
export type AdminDispute = z.infer<typeof AdminDispute>;

const why = {
  /** Both sides read it. */
  text: requiredText(longestStatement),
  /** Rest owed when the admin looked; another amount by now is refused. */
  restCents: z.int().min(0),
};

/** The whole rest stays owed, a part of it, or nothing more. */
export const DisputeDecision = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('OWED'), ...why }),
  z.object({ outcome: z.literal('REDUCED'), ...why, leftCents: z.int().min(1).max(limits.cents) }),
  z.object({ outcome: z.literal('NOT_OWED'), ...why }),
]);
export type DisputeDecision = z.infer<typeof DisputeDecision>;
