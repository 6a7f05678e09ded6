/** The pages of teams: a brand's members, and the invitation to become one. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  team: {
    whose: 'BRAND',
    load: () => import('./team.tsx'),
    frame: import.meta.env.SSR && { title: m.team_title },
  },
  invitation: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./invitation/invitation.tsx'),
  },
} satisfies Pages;
