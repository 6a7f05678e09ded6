/** The landing page. */
import type { Pages, ReadContent } from '../../lib/page.ts';
import { keyOf } from '../../lib/query.ts';
import { directoryQueryOf, featuredQuery } from './featured-query.ts';

const readLanding: ReadContent = async (source) => ({
  status: 200,
  about: {},
  queries: [
    { key: keyOf('system.site'), data: source.site() },
    { key: featuredQuery().queryKey, data: await source.directory(directoryQueryOf()) },
  ],
});

export const pages = {
  landing: {
    whose: 'everybody',
    layout: 'still',
    load: () => import('./landing.tsx'),
    content: import.meta.env.SSR && readLanding,
  },
} satisfies Pages;
