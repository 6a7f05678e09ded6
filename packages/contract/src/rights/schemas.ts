/** Rights of completed deals that end (rules/rights). */

import { id, instant, requiredLine } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Renewal } from '../renewals/schemas.ts';
import { RightKind } from './right-kind.ts';

/** The longest term that a brief may name. */
export const mostRightMonths = 120;

/** Counted from the deal's completion. */
export const rightMonths = z.int().min(1).max(mostRightMonths);

/**
 * Exclusivity: the creator works for no competitor for a while. `category` says in which trade, in the brand's
 * words.
 */
export const Exclusivity = z.object({ months: z.int(), category: z.string() });
export type Exclusivity = z.infer<typeof Exclusivity>;

export const NewExclusivity = z.object({ months: rightMonths, category: requiredLine(limits.name) });

/** A right of a completed deal, with its end. */
export const Right = z.object({
  dealId: id,
  kind: RightKind,
  title: z.string(),
  /** The trade of an exclusivity; null for a licence. */
  category: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  /** When it was renewed last; null for one that runs for its first term. */
  renewedAt: instant.nullable(),
  /** The offer to renew it that waits for an answer; null for none. */
  renewal: Renewal.nullable(),
  /** The newest offer to renew it that was declined lately, after its last renewal; absent for none. */
  declined: Renewal.optional(),
  /** The other side; a brand's name outlives its account, a creator's does not. */
  party: z.object({ id: id.nullable(), name: z.string().nullable(), image: z.string().nullable() }),
});
export type Right = z.infer<typeof Right>;

/** Both lists by their end: what runs with the next end first, what is over with the last end first. */
export const Rights = z.object({
  running: z.array(Right),
  /** The last of them only; `overCount` says how many there are. */
  over: z.array(Right),
  overCount: z.int(),
  /** Address where a calendar finds these; null until the person asked for one. */
  calendarUrl: z.string().nullable(),
});
export type Rights = z.infer<typeof Rights>;
