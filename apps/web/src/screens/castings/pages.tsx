/** The pages of castings: the board for everybody, a brand's own castings, and a creator's side of them. */
import { m } from '@briefcast/i18n/messages';
import { boardQuery } from '../../features/castings/casting-queries.ts';
import { TitlePlace } from '../../features/deals/deal-page-skeleton.tsx';
import type { Pages, ReadContent } from '../../lib/page.ts';
import { keyOf } from '../../lib/query.ts';
import { aboutCastings } from './board/about-castings.ts';
import { boardQueryOf, readFilters } from './board/board-filters.ts';
import { aboutCasting, aboutNoCasting } from './casting/about-casting.ts';

const readBoard: ReadContent = async (source, { searchParams }) => {
  const query = boardQueryOf(readFilters(searchParams));
  const page = await source.board(query);
  return {
    status: 200,
    about: aboutCastings(),
    queries: [{ key: boardQuery(query).queryKey, data: { pages: [page], pageParams: [null] } }],
  };
};

const readCasting: ReadContent = async (source, _url, { id = '' }) => {
  const casting = await source.casting(id);
  const key = keyOf('castings.read', { params: { id } });
  if (casting) return { status: 200, about: aboutCasting(casting), queries: [{ key, data: { casting } }] };
  return { status: 404, about: aboutNoCasting(), queries: [{ key, refusal: 'casting.not_found' }] };
};

export const pages = {
  castings: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./board/castings.tsx'),
    content: import.meta.env.SSR && readBoard,
  },
  casting: {
    whose: 'everybody',
    layout: 'header',
    load: () => import('./casting/casting.tsx'),
    content: import.meta.env.SSR && readCasting,
  },
  ownCastings: {
    whose: 'BRAND',
    load: () => import('./own/own-castings.tsx'),
    frame: import.meta.env.SSR && { title: m.casting_castings, subtitle: m.casting_own_about },
  },
  postCasting: {
    whose: 'BRAND',
    load: () => import('./post/post-casting.tsx'),
    frame: import.meta.env.SSR && {
      title: m.casting_post,
      subtitle: m.casting_post_about,
      back: { to: 'ownCastings', label: m.casting_castings },
    },
  },
  changeCasting: {
    whose: 'BRAND',
    load: () => import('./post/change-casting.tsx'),
    frame: import.meta.env.SSR && {
      title: m.casting_change,
      back: { to: 'ownCastings', label: m.casting_castings },
    },
  },
  compareApplicants: {
    whose: 'BRAND',
    load: () => import('./compare/compare-applicants.tsx'),
    frame: import.meta.env.SSR && {
      title: m.compare_applicants,
      back: { to: 'ownCastings', label: m.casting_castings },
    },
  },
  ownCasting: {
    whose: 'BRAND',
    load: () => import('./own/own-casting.tsx'),
    frame: import.meta.env.SSR && {
      title: () => <TitlePlace />,
      back: { to: 'ownCastings', label: m.casting_castings },
      isBand: true,
    },
  },
  applications: {
    whose: 'CREATOR',
    load: () => import('./applications.tsx'),
    frame: import.meta.env.SSR && { title: m.casting_castings, subtitle: m.application_about },
  },
  savedCastings: {
    whose: 'CREATOR',
    load: () => import('./saved.tsx'),
    frame: import.meta.env.SSR && { title: m.casting_castings, subtitle: m.casting_saved_about },
  },
} satisfies Pages;
