/** A brand's profile. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  brandProfile: {
    whose: 'BRAND',
    load: () => import('./brand-profile.tsx'),
    frame: import.meta.env.SSR && {
      title: m.brand_title,
      back: { to: 'brandDashboard', label: m.link_back_to_dashboard },
    },
  },
} satisfies Pages;
