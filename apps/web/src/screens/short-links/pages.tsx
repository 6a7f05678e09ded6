/** Short links and codes of a campaign. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  campaignLinks: {
    whose: 'BRAND',
    load: () => import('./campaign-links.tsx'),
    frame: import.meta.env.SSR && {
      title: m.short_link_title,
      back: { to: 'campaigns', label: m.campaign_title },
    },
  },
} satisfies Pages;
