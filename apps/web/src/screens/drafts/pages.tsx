/** The pages of drafts: files on their way, and files that another app shared to this one. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  uploads: {
    whose: 'CREATOR',
    load: () => import('./uploads.tsx'),
    frame: import.meta.env.SSR && {
      title: m.upload_title,
      subtitle: m.upload_about,
      back: { to: 'brandDashboard', label: m.link_back_to_dashboard },
    },
  },
  sharedFiles: {
    whose: 'everybody',
    load: () => import('./shared-files.tsx'),
  },
} satisfies Pages;
