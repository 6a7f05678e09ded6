/** Results of a campaign: numbers of its posts, as their sides stated them. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  campaignResults: {
    whose: 'BRAND',
    load: () => import('./campaign-results.tsx'),
    frame: import.meta.env.SSR && {
      title: m.result_title,
      back: { to: 'campaigns', label: m.campaign_title },
    },
  },
} satisfies Pages;
