/**
 * Deliverables that a brief can ask for, and their maximum (rules/deals#wishes). Apart from the schemas, which
 * every page would load with it.
 */

/** The deliverables that a brief can ask for. */
export const deliverableOptions = [
  'UGC Video',
  'UGC Photo',
  'Reel/Post',
  'Story Post',
  'Product Review',
  'Unboxing',
] as const;
export type DeliverableKind = (typeof deliverableOptions)[number];

/** The most that a wish can ask for. */
export const wishLimits = {
  kinds: 20,
  count: 20,
  seconds: 3600,
  pixels: 8192,
  rounds: 10,
} as const;

/** How many rounds of changes a brief includes that does not say. */
export const defaultRounds = 2;
