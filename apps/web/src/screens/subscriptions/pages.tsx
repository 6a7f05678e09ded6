/** A creator's subscription. */
import { m } from '@briefcast/i18n/messages';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  subscription: {
    whose: 'CREATOR',
    load: () => import('./subscription.tsx'),
    frame: import.meta.env.SSR && { title: m.subscription_title },
  },
} satisfies Pages;
