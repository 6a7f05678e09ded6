/** Deliverables of a brief. */
import type { DealDeliverable, DeliverableKind } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatDuration, formatPixels, formatSeries } from '../format.ts';
import { labelOfWord } from './stored-words.ts';

const labels: Record<DeliverableKind, () => string> = {
  'UGC Video': m.deliverable_ugc_video,
  'UGC Photo': m.deliverable_ugc_photo,
  'Reel/Post': m.deliverable_reel_post,
  'Story Post': m.deliverable_story_post,
  'Product Review': m.deliverable_product_review,
  Unboxing: m.deliverable_unboxing,
};

/** A deliverable by its English name; the demo and older deals may hold others. */
export const deliverableLabel = labelOfWord(labels);

/** `2 × UGC Video`, and `UGC Video` for one. */
export function deliverableCountLabel({ kind, count }: Pick<DealDeliverable, 'kind' | 'count'>): string {
  const deliverable = deliverableLabel(kind);
  return count === 1 ? deliverable : m.deliverable_count({ count: formatCount(count), deliverable });
}

type Size = Pick<DealDeliverable, 'minWidth' | 'minHeight'>;

/** `1080 × 1920`; empty where a side has no bound. */
export const sizeText = ({ minWidth, minHeight }: Size): string =>
  minWidth === null || minHeight === null
    ? ''
    : m.deliverable_size({ width: formatPixels(minWidth), height: formatPixels(minHeight) });

/** `at least 1080 × 1920`; null where nothing is wished for. */
export function leastSize({ minWidth, minHeight }: Size): string | null {
  if (minWidth === null && minHeight === null) return null;
  if (minHeight === null) return m.deliverable_width_least({ width: formatPixels(minWidth ?? 0) });
  if (minWidth === null) return m.deliverable_height_least({ height: formatPixels(minHeight) });
  return m.deliverable_size_least({ size: sizeText({ minWidth, minHeight }) });
}

/** `0:15 to 1:00`, `at most 1:00`; null where nothing is wished for. */
export function lengthText({
  minSeconds,
  maxSeconds,
}: Pick<DealDeliverable, 'minSeconds' | 'maxSeconds'>): string | null {
  if (minSeconds === null && maxSeconds === null) return null;
  if (maxSeconds === null) return m.deliverable_length_least({ shortest: formatDuration(minSeconds ?? 0) });
  const longest = formatDuration(maxSeconds);
  return minSeconds === null
    ? m.deliverable_length_most({ longest })
    : m.deliverable_length({ shortest: formatDuration(minSeconds), longest });
}

/** `9:16, 0:15 to 1:00, at least 1080 × 1920`: shape, length and size, as far as they are wished for. */
export function wishesText(wishes: Omit<DealDeliverable, 'id' | 'kind' | 'count'>): string {
  const parts = [wishes.shape, lengthText(wishes), leastSize(wishes)].filter((part) => part !== null);
  return parts.length === 0 ? m.deliverable_any() : formatSeries(parts);
}
