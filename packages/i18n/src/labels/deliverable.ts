/** What a brief asks for. */
import type { deliverableOptions } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { labelOfWord } from './stored-words.ts';

const labels: Record<(typeof deliverableOptions)[number], () => string> = {
  'UGC Video': m.deliverable_ugc_video,
  'UGC Photo': m.deliverable_ugc_photo,
  'Reel/Post': m.deliverable_reel_post,
  'Story Post': m.deliverable_story_post,
  'Product Review': m.deliverable_product_review,
  Unboxing: m.deliverable_unboxing,
};

/** A deliverable by its English name; the demo and older deals may hold others. */
export const deliverableLabel = labelOfWord(labels);
