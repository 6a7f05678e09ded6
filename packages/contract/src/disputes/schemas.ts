/** A late payment's formal letter, and the case that the market decides (rules/disputes). */
import { Role } from '../accounts/schemas.ts';
import { InvoiceParty } from '../invoices/schemas.ts';
import { currency, id, instant, requiredText } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

/** How long a statement or a decision may be. */
export const longestStatement = 2000;
/** Maximum number of statements by each side in one case. */
export const mostStatements = 5;

/** Hundredths of the deal's currency. */
const amountCents = z.int().min(0);

/** Contents of a formal letter as it was sent; it is kept, and printed in either language. */
export const LateLetter = z.object({
  /** Both sides by what they stated of themselves for invoices, else by their names. */
  creator: InvoiceParty,
  brand: InvoiceParty,
  title: z.string(),
  invoiceReference: z.string(),
  currency,
  /** The whole debt, and what of it was in no part when the letter was sent. */
  amountCents,
  owedCents: amountCents,
  /** Null where the debt is a deposit, before the completion. */
  completedAt: instant.nullable(),
  /** Days as midnight UTC: the last day for paying, and the one that the letter sets. */
  dueAt: instant,
  payBy: instant,
  daysLate: z.int(),
  sentAt: instant,
});
export type LateLetter = z.infer<typeof LateLetter>;

const Labelled = z.object({ label: z.string(), value: z.string() });

/** Words of a letter in one language, in the order of the paper. */
export const LetterWords = z.object({
  name: z.string(),
  parties: z.array(z.object({ label: z.string(), name: z.string(), lines: z.array(z.string()) })),
  facts: z.array(Labelled),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** The last two stand out. */
  sums: z.array(Labelled),
  from: z.string(),
  note: z.string(),
});
export type LetterWords = z.infer<typeof LetterWords>;

/** A letter before it is sent: what its two papers would say now. */
export const LetterPreview = z.object({ en: LetterWords, ar: LetterWords });
export type LetterPreview = z.infer<typeof LetterPreview>;

/** Sent letter as its payment shows it. */
export const SentLetter = z.object({
  sentAt: instant,
  payBy: instant,
  /** A relative address with an expiring signature: the letter as PDF, with `lang`. */
  url: z.string(),
});
export type SentLetter = z.infer<typeof SentLetter>;

/**
 * OPEN waits for the decision. OWED, REDUCED and NOT_OWED are decisions: everything stays owed, less does, or nothing more.
 * WITHDRAWN is the creator's word; SETTLED follows from the payment.
 */
export const DisputeState = z.enum(['OPEN', 'OWED', 'REDUCED', 'NOT_OWED', 'WITHDRAWN', 'SETTLED']);
export type DisputeState = z.infer<typeof DisputeState>;

/** State of the newest case of a payment. */
export const DisputeStanding = z.object({
  state: DisputeState,
  openedAt: instant,
  closedAt: instant.nullable(),
  /** Whether the brand has said something to it. */
  isBrandHeard: z.boolean(),
});
export type DisputeStanding = z.infer<typeof DisputeStanding>;

/** Statement of one side, read by both and by the market. */
export const DisputeStatement = z.object({
  id,
  side: Role,
  /** Null once the person has left. */
  name: z.string().nullable(),
  text: z.string(),
  statedAt: instant,
});
export type DisputeStatement = z.infer<typeof DisputeStatement>;

export const Dispute = DisputeStanding.extend({
  id,
  dealId: id,
  currency,
  /** Amount owed when the creator asked for it. */
  owedCents: amountCents,
  /** The oldest first. */
  statements: z.array(DisputeStatement),
  /** Null as long as nothing is decided, and where nothing was. */
  decision: z.object({ text: z.string(), /** What stayed owed. */ leftCents: amountCents }).nullable(),
});
export type Dispute = z.infer<typeof Dispute>;

export const NewStatement = z.object({ text: requiredText(longestStatement) });
export type NewStatement = z.infer<typeof NewStatement>;
