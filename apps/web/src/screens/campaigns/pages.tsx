/** Campaigns of a brand: the list, and the page of one. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  campaigns: {
    whose: 'BRAND',
    load: () => import('./campaigns.tsx'),
    frame: import.meta.env.SSR && { title: m.campaign_title, subtitle: m.campaign_about },
  },
  campaign: {
    whose: 'BRAND',
    load: () => import('./campaign.tsx'),
    frame: import.meta.env.SSR && {
      title: m.campaign_one,
      back: { to: 'campaigns', label: m.campaign_title },
    },
  },
} satisfies Pages;
