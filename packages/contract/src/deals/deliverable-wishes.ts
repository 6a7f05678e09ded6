/** Defaults of a brief's request that says no more than the kind (rules/deals#wishes). */

import type { FileType } from '../files/schemas.ts';
import type { DealDeliverable, DeliverableShape, NewDeliverable } from './deliverable.ts';
import { type DeliverableKind, deliverableOptions } from './deliverables.ts';

/** Shape, length in seconds and size in pixels. */
export type TechnicalWishes = Omit<DealDeliverable, 'id' | 'kind' | 'count'>;

/**
 * Smallest picture of a shape whose shorter side has that number of pixels; any shape has at least that number both
 * ways. Null for no bound.
 */
export function smallestSize(
  shape: DeliverableShape | null,
  shortSide: number | null,
): Pick<TechnicalWishes, 'minWidth' | 'minHeight'> {
  if (shortSide === null) return { minWidth: null, minHeight: null };
  const [across = 1, down = 1] = (shape ?? '1:1').split(':').map(Number);
  const short = Math.min(across, down);
  const pixels = (side: number) => Math.ceil((shortSide * side) / short);
  return { minWidth: pixels(across), minHeight: pixels(down) };
}

/** The usual wishes for a film that is watched on a phone. */
const upright = { shape: '9:16', ...smallestSize('9:16', 1080) } as const;

/** The usual wishes of each kind; a brief may say others. */
export const defaultWishes: Record<DeliverableKind, TechnicalWishes> = {
  'UGC Video': { ...upright, minSeconds: 15, maxSeconds: 60 },
  'UGC Photo': { shape: '4:5', ...smallestSize('4:5', 1080), minSeconds: null, maxSeconds: null },
  'Reel/Post': { ...upright, minSeconds: null, maxSeconds: 90 },
  'Story Post': { ...upright, minSeconds: null, maxSeconds: 60 },
  'Product Review': { ...upright, minSeconds: 15, maxSeconds: 180 },
  Unboxing: { ...upright, minSeconds: 15, maxSeconds: 180 },
};

/** Which files can be a deliverable of each kind. */
export const mediaOfKind: Record<DeliverableKind, readonly FileType[]> = {
  'UGC Video': ['VIDEO'],
  'UGC Photo': ['IMAGE'],
  'Reel/Post': ['VIDEO', 'IMAGE'],
  'Story Post': ['VIDEO', 'IMAGE'],
  'Product Review': ['VIDEO'],
  Unboxing: ['VIDEO'],
};

/** A deliverable with everything that was not said of it filled in; null was said, and stays. */
export function withDefaults(asked: NewDeliverable): Omit<DealDeliverable, 'id'> {
  const usual = defaultWishes[asked.kind];
  const {
    kind,
    count = 1,
    shape = usual.shape,
    minSeconds = usual.minSeconds,
    maxSeconds = usual.maxSeconds,
    minWidth = usual.minWidth,
    minHeight = usual.minHeight,
  } = asked;
  return { kind, count, shape, minSeconds, maxSeconds, minWidth, minHeight };
}

/**
 * Everything a brief asks for: its wishes as given, then one of each kind that it names without a wish, in the order
 * of `deliverableOptions`.
 */
export function deliverablesOfBrief(
  kinds: readonly string[],
  wishes: readonly NewDeliverable[],
): Omit<DealDeliverable, 'id'>[] {
  const isPlain = (kind: DeliverableKind) =>
    kinds.includes(kind) && !wishes.some((wish) => wish.kind === kind);
  const plain = deliverableOptions.filter(isPlain).map((kind) => ({ kind }));
  return [...wishes, ...plain].map(withDefaults);
}
