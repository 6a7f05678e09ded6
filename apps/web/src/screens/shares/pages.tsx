/** Files that a link shows to people without an account. */
import type { Pages } from '../../lib/page.ts';

export const pages = {
  share: {
    whose: 'everybody',
    load: () => import('./share.tsx'),
  },
} satisfies Pages;
