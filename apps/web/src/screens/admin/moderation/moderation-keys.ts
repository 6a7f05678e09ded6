import { m } from '@briefcast/i18n/messages';
import { keyLine } from '../../../lib/key-lines.ts';

/** Keys of the queue of moderation; reports have the last line alone. */
export const moderationKeys = [
  keyLine(['a'], m.moderation_key_approve),
  keyLine(['b'], m.moderation_key_back),
  keyLine(['j', 'k'], m.moderation_key_move),
];
