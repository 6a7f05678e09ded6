/** Keys of all admin pages, and where they lead; `?` lists them with those of the page. */
import { m } from '@briefcast/i18n/messages';
import { keyLine } from '../../lib/key-lines.ts';
import type { AdminGroupId } from './admin-groups.ts';

/** The letter after G that opens each group. */
export const groupLetters = {
  today: 't',
  people: 'p',
  work: 'w',
  money: 'm',
  house: 'h',
} as const satisfies Record<AdminGroupId, string>;

export const adminKeys = [
  keyLine(['/'], m.admin_find_keys_find),
  keyLine(['g', groupLetters.today], m.admin_group_today),
  keyLine(['g', groupLetters.people], m.admin_group_people),
  keyLine(['g', groupLetters.work], m.admin_group_work),
  keyLine(['g', groupLetters.money], m.admin_group_money),
  keyLine(['g', groupLetters.house], m.admin_group_house),
];
