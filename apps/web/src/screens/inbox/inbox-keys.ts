import { m } from '@briefcast/i18n/messages';
import { keyLine } from '../../lib/key-lines.ts';

/** Keys of the inbox. */
export const inboxKeys = [
  keyLine(['j', 'k'], m.inbox_keys_move),
  keyLine(['r'], m.inbox_keys_answer),
  keyLine(['e'], m.inbox_settle),
  keyLine(['u'], m.inbox_mark_unread),
  keyLine(['o'], m.inbox_open_deal),
  keyLine(['1', '2', '3'], m.inbox_filters),
  keyLine(['/'], m.inbox_search),
];
