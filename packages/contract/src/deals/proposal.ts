/**
 * Proposals between the sides of a deal: other terms for a brief, or to cancel the project (rules/deals#proposals).
 */

import { Role } from '../accounts/schemas.ts';
import { cents, id, instant, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';
import { DealLines, ProposedLines } from './deal-lines.ts';

export const ProposalKind = z.enum(['TERMS', 'CANCELLATION']);
export type ProposalKind = z.infer<typeof ProposalKind>;

/**
 * ANSWERED: the other side proposed something else instead. LAPSED: the deal moved on, or the time was over, before
 * anybody answered.
 */
export const ProposalState = z.enum(['OPEN', 'ACCEPTED', 'DECLINED', 'ANSWERED', 'WITHDRAWN', 'LAPSED']);
export type ProposalState = z.infer<typeof ProposalState>;

export const Proposal = z.object({
  id,
  kind: ProposalKind,
  /** The side that proposes, and who of it; null once that account is gone. */
  by: Role,
  byPerson: Person.nullable(),
  /** In cents, and the day; null for what is not about terms. */
  budget: cents.nullable(),
  deadline: instant.nullable(),
  /**
   * Every line of the version that it answers, and of the one that it is; null for what is not about terms, and where a
   * price and a day are all that was kept. Absent from older servers.
   */
  lines: z
    .object({
      before: DealLines,
      after: DealLines,
      /** Whether the creator, who proposes them, starts when the deposit has arrived. */
      startsWithDeposit: z.boolean().optional(),
    })
    .nullable()
    .optional(),
  note: z.string().nullable(),
  state: ProposalState,
  createdAt: instant,
  /** Null while it is open. */
  answeredAt: instant.nullable(),
  /** Person who answered or withdrew it; null once it lapsed. */
  answeredBy: Person.nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

const note = text(limits.text).optional();

export const NewProposal = z.discriminatedUnion('kind', [
  /** A line that is absent stays as it is in the version that is answered: what is open, else the brief. */
  ProposedLines.extend({
    kind: z.literal('TERMS'),
    /** The open proposal of the other side that this one answers. */
    answers: id.optional(),
    /** As with an acceptance: whether the work waits for the deposit, once the brand accepts a creator's terms. */
    startsWithDeposit: z.boolean().optional(),
    note,
  }),
  z.object({ kind: z.literal('CANCELLATION'), note }),
]);
export type NewProposal = z.infer<typeof NewProposal>;

/** The other side accepts or declines; who proposed withdraws. */
export const ProposalAnswer = z.enum(['ACCEPTED', 'DECLINED', 'WITHDRAWN']);
export type ProposalAnswer = z.infer<typeof ProposalAnswer>;
