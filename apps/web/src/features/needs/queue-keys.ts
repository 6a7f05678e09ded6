import { m } from '@briefcast/i18n/messages';
import { keyLine } from '../../lib/key-lines.ts';

/** Keys of the queue. Enter is that of any link, as the row's title is one. */
export const queueKeys = [
  keyLine(['j', 'k'], m.queue_keys_move),
  keyLine(['enter'], m.queue_keys_open),
  keyLine(['s'], m.queue_keys_later),
  keyLine(['h'], m.queue_keys_hide),
];
