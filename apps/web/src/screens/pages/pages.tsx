/** Pages of no noun: terms and privacy, and what an unknown address shows. */
import { type Pages, stillContent } from '../../lib/page.ts';
import { aboutMissing, aboutPrivacy, aboutTerms } from './about-pages.ts';

export const pages = {
  terms: {
    whose: 'everybody',
    layout: 'still header',
    load: () => import('./terms.tsx'),
    content: import.meta.env.SSR && stillContent(aboutTerms),
  },
  privacy: {
    whose: 'everybody',
    layout: 'still header',
    load: () => import('./privacy.tsx'),
    content: import.meta.env.SSR && stillContent(aboutPrivacy),
  },
  missing: {
    whose: 'everybody',
    layout: 'still header',
    load: () => import('./not-found.tsx'),
    content: import.meta.env.SSR && (async () => ({ status: 404, about: aboutMissing(), queries: [] })),
  },
} satisfies Pages;
