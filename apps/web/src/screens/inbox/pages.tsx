/** The inbox of both sides. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  inbox: {
    whose: 'both',
    load: () => import('./inbox.tsx'),
    frame: import.meta.env.SSR && { title: m.inbox_title, isDense: true },
  },
} satisfies Pages;
