/** Kinds of content, as prices, filters and works name them. */
import type { WorkKind } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

export const workKindLabels: Record<WorkKind, () => string> = {
  'UGC Video': m.person_ugc_video,
  'UGC Photo': m.person_ugc_photo,
  'Reel/Post': m.person_reel,
  'Story Post': m.person_story,
};

/** The kind as pages call it. */
export const workKindLabel = (kind: WorkKind): string => workKindLabels[kind]();
