/** Deliverables of a brief: kinds of content, how many of each, and their technical wishes (rules/deals#wishes). */

import { finding } from '../findings.ts';
import { id } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { deliverableOptions, wishLimits } from './deliverables.ts';

/** Width to height of a picture or film. */
export const DeliverableShape = z.enum(['9:16', '4:5', '1:1', '16:9']);
export type DeliverableShape = z.infer<typeof DeliverableShape>;

const count = z.int().min(1).max(wishLimits.count);
const seconds = z.int().min(1).max(wishLimits.seconds).nullable();
const pixels = z.int().min(1).max(wishLimits.pixels).nullable();
const technicalWishes = {
  shape: DeliverableShape.nullable(),
  /** Length of a film in seconds; null for no bound. */
  minSeconds: seconds,
  maxSeconds: seconds,
  /** Pixels of the upright picture; null for no bound. */
  minWidth: pixels,
  minHeight: pixels,
};

/** One kind of content that a deal asks for. */
export const DealDeliverable = z.object({
  id,
  kind: z.enum(deliverableOptions),
  count,
  ...technicalWishes,
});
export type DealDeliverable = z.infer<typeof DealDeliverable>;

/**
 * Deliverable as a brief asks for it. An absent wish is the default of its kind (`deals/deliverable-wishes.ts`);
 * null asks for nothing. One kind may be named twice, with other wishes.
 */
export const NewDeliverable = z
  .object({
    kind: z.enum(deliverableOptions, finding('deliverable.unknown')),
    count: count.optional(),
    shape: technicalWishes.shape.optional(),
    minSeconds: seconds.optional(),
    maxSeconds: seconds.optional(),
    minWidth: pixels.optional(),
    minHeight: pixels.optional(),
  })
  .refine(({ minSeconds, maxSeconds }) => !minSeconds || !maxSeconds || minSeconds <= maxSeconds, {
    path: ['maxSeconds'],
    error: finding('deliverable.length_reversed'),
  });
export type NewDeliverable = z.infer<typeof NewDeliverable>;
