/** The pages of payouts: what a brand owes, and what a creator has earned. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  payouts: {
    whose: 'BRAND',
    load: () => import('./payouts.tsx'),
    frame: import.meta.env.SSR && { title: m.owed_title, subtitle: m.owed_about },
  },
  money: {
    whose: 'CREATOR',
    load: () => import('./money.tsx'),
    frame: import.meta.env.SSR && { title: m.money_title, subtitle: m.money_about },
  },
} satisfies Pages;
