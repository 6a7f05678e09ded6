/** Settings of notifications. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  notificationSettings: {
    whose: 'both',
    load: () => import('./notification-settings.tsx'),
    frame: import.meta.env.SSR && {
      title: m.settings_title,
      back: { to: 'brandDashboard', label: m.link_back_to_dashboard },
      width: 'mx-auto max-w-[720px]',
    },
  },
} satisfies Pages;
