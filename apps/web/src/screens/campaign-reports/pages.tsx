/** Report of a campaign, and the page that its link opens. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  campaignReport: {
    whose: 'BRAND',
    load: () => import('./campaign-report.tsx'),
    frame: import.meta.env.SSR && {
      title: m.campaign_report_title,
      subtitle: m.campaign_report_about,
      back: { to: 'campaigns', label: m.campaign_title },
    },
  },
  sharedReport: {
    whose: 'everybody',
    load: () => import('./shared-report.tsx'),
  },
} satisfies Pages;
