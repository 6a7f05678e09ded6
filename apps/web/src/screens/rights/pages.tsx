/** The calendar of licences and exclusivities. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  rights: {
    whose: 'both',
    load: () => import('./rights.tsx'),
    frame: import.meta.env.SSR && { title: m.rights_title, subtitle: m.rights_about },
  },
} satisfies Pages;
