/** The pages of creators: the directory and profiles for everybody, and a creator's own profile. */
import { m } from '@briefcast/i18n/messages';
import type { Pages, ReadContent } from '../../lib/page.ts';
import { keyOf } from '../../lib/query.ts';
import { aboutCreator, aboutNobody } from './creator/about-creator.ts';
import { readFilters } from './directory/directory-filters.ts';
import { aboutCreators, askedOf, pagesOf } from './directory/use-directory.ts';

const readDirectory: ReadContent = async (source, { searchParams }) => {
  const filters = readFilters(searchParams);
  const page = await source.directory(askedOf(filters));
  return {
    status: 200,
    about: aboutCreators(),
    queries: [{ key: pagesOf(filters).queryKey, data: { pages: [page], pageParams: [null] } }],
  };
};

const readCreator: ReadContent = async (source, _url, { id = '' }) => {
  const creator = await source.creator(id);
  const key = keyOf('creators.publicProfile', { params: { id } });
  if (!creator)
    return { status: 404, about: aboutNobody(), queries: [{ key, refusal: 'creator.not_found' }] };
  const details = await source.details(id);
  const beside = details ? [{ key: keyOf('creators.details', { params: { id } }), data: { details } }] : [];
  return { status: 200, about: aboutCreator(creator), queries: [{ key, data: { creator } }, ...beside] };
};

export const pages = {
  creators: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./directory/creators.tsx'),
    content: import.meta.env.SSR && readDirectory,
  },
  creator: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./creator/creator.tsx'),
    content: import.meta.env.SSR && readCreator,
  },
  compareCreators: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./compare-creators/compare-creators.tsx'),
  },
  creatorProfile: {
    whose: 'CREATOR',
    load: () => import('./creator-profile/creator-profile.tsx'),
    frame: import.meta.env.SSR && {
      title: m.creator_title,
      back: { to: 'brandDashboard', label: m.link_back },
    },
  },
} satisfies Pages;
