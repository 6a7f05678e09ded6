/** A brand's lists of creators. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  rosters: {
    whose: 'BRAND',
    load: () => import('./rosters.tsx'),
    frame: import.meta.env.SSR && { title: m.roster_title, subtitle: m.roster_about },
  },
} satisfies Pages;
