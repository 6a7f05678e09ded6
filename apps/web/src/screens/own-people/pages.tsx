/** Page where a brand brings its own creators. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  ownPeople: {
    whose: 'BRAND',
    load: () => import('./own-people.tsx'),
    frame: import.meta.env.SSR && {
      title: m.own_people_title,
      subtitle: m.own_people_about,
      back: { to: 'rosters', label: m.roster_title },
    },
  },
} satisfies Pages;
