/** What one side of a deal proposes to the other: other terms for a brief, or to cancel the project (rules/deals#proposals). */

import { amountFrom, cents, id, instant, plausibleInstant, text } from '../codecs.ts';
import { limits } from '../limits.ts';
import { z } from '../zod.ts';
import { Role } from './account.ts';
import { Person } from './member.ts';

export const ProposalKind = z.enum(['TERMS', 'CANCELLATION']);
export type ProposalKind = z.infer<typeof ProposalKind>;

/** LAPSED: the deal moved on before anybody answered. */
export const ProposalState = z.enum(['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LAPSED']);
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
  note: z.string().nullable(),
  state: ProposalState,
  createdAt: instant,
  /** Null while it is open. */
  answeredAt: instant.nullable(),
  /** Who answered or withdrew it; null for what lapsed. */
  answeredBy: Person.nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

const note = text(limits.text).optional();

export const NewProposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('TERMS'),
    /** Cents. */
    budget: amountFrom(1, 'amount.no_budget'),
    deadline: plausibleInstant,
    note,
  }),
  z.object({ kind: z.literal('CANCELLATION'), note }),
]);
export type NewProposal = z.infer<typeof NewProposal>;

/** The other side accepts or declines; who proposed withdraws. */
export const ProposalAnswer = z.enum(['ACCEPTED', 'DECLINED', 'WITHDRAWN']);
export type ProposalAnswer = z.infer<typeof ProposalAnswer>;
