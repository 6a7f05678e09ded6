/** Work that the two sides of a running deal add to it for a price of its own (rules/additions). */

import { Role } from '../accounts/schemas.ts';
import { amountFrom, id, instant, plausibleInstant, requiredLine } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';

/** LAPSED: the deal was over before anybody answered. */
export const AdditionState = z.enum(['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LAPSED']);
export type AdditionState = z.infer<typeof AdditionState>;

export const Addition = z.object({
  id,
  /** Description of the work by the person who proposed it; a line of the creator's invoice once it is accepted. */
  what: z.string(),
  /** Hundredths of the deal's currency. */
  amount: z.int(),
  /** The day that becomes the deal's deadline with the acceptance; null where the deadline stays. */
  deadline: instant.nullable(),
  /** The side that proposes, and who of it; null once that account is gone. */
  by: Role,
  byPerson: Person.nullable(),
  state: AdditionState,
  createdAt: instant,
  /** Null while it is open. */
  answeredAt: instant.nullable(),
  /** Person who answered or withdrew it; null once it lapsed. */
  answeredBy: Person.nullable(),
  /** The request in the review room whose price was agreed on; null for what was proposed by itself. */
  commentId: id.nullable(),
});
export type Addition = z.infer<typeof Addition>;

export const NewAddition = z.object({
  what: requiredLine(limits.title),
  amount: amountFrom(1, 'amount.no_price'),
  /** A new deadline of the deal; it stays where none is named. */
  deadline: plausibleInstant.nullable().optional(),
});
export type NewAddition = z.infer<typeof NewAddition>;

/** The other side accepts or declines; who proposed it withdraws. */
export const AdditionAnswer = z.enum(['ACCEPTED', 'DECLINED', 'WITHDRAWN']);
export type AdditionAnswer = z.infer<typeof AdditionAnswer>;
