/** Pages to which an operator's invitation leads. */
import type { Pages } from '../../lib/page.ts';

export const pages = {
  join: {
    whose: 'guests',
    layout: 'header',
    load: () => import('./join.tsx'),
  },
} satisfies Pages;
