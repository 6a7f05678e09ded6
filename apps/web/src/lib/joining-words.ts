import { m } from '@briefcast/i18n/messages';
import { joining } from './market.ts';

/** Words of a door to the sign-up: `open` where everybody may join, else why it stays closed. */
export function joinLabel(open: string): string {
  const who = joining();
  if (who === 'EVERYBODY') return open;
  return who === 'BY_LINK' ? m.joining_by_link() : m.joining_nobody();
}
