/** The pages that the server renders: the data that each needs, and its metadata. */
import type { PageSource, PublicPage } from '@briefcast/contract';
import type { About } from '../lib/head.ts';
import type { KnownQuery } from '../lib/page-data.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { aboutLogin, aboutSignUp } from '../screens/accounts/about-accounts.ts';
import { aboutCastings } from '../screens/castings/board/about-castings.ts';
import { boardQueryOf, readFilters as readBoardFilters } from '../screens/castings/board/board-filters.ts';
import { aboutCasting, aboutNoCasting } from '../screens/castings/casting/about-casting.ts';
import { aboutCreator, aboutNobody } from '../screens/creators/creator/about-creator.ts';
import { directoryQuery, readFilters } from '../screens/creators/directory/directory-filters.ts';
import { aboutCreators, directoryPageSize } from '../screens/creators/directory/use-directory.ts';
import {
  aboutPackExpiration,
  aboutPrices,
  aboutRefunds,
  pricesQuery,
} from '../screens/credits/public-pages.ts';
import { directoryQueryOf, featuredQuery } from '../screens/landing/featured-query.ts';
import { aboutMissing, aboutPrivacy, aboutTerms } from '../screens/pages/about-pages.ts';
import { aboutVerify } from '../screens/proof/about-verify.ts';

export interface Content {
  status: 200 | 404;
  about: About;
  queries: KnownQuery[];
}

interface Page {
  /** The modules that the page needs at once. */
  modules: string[];
  read(source: PageSource, url: URL, params: { id?: string | undefined }): Promise<Content>;
}

const still = (about: () => About) => async (): Promise<Content> => ({
  status: 200,
  about: about(),
  queries: [],
});
const header = 'src/app/header-layout.tsx';
const data = 'src/app/data-layout.tsx';

const pages: Record<PublicPage | 'missing', Page> = {
  landing: {
    modules: ['src/screens/landing/landing.tsx'],
    read: async (source) => ({
      status: 200,
      about: {},
      queries: [
        { key: queryKeys.site, data: source.site() },
        { key: featuredQuery().queryKey, data: await source.directory(directoryQueryOf()) },
      ],
    }),
  },
  terms: {
    modules: [header, 'src/screens/pages/terms.tsx'],
    read: still(aboutTerms),
  },
  privacy: {
    modules: [header, 'src/screens/pages/privacy.tsx'],
    read: still(aboutPrivacy),
  },
  refunds: {
    modules: [header, 'src/screens/credits/refunds.tsx'],
    read: still(aboutRefunds),
  },
  packExpiration: {
    modules: [header, 'src/screens/credits/pack-expiration.tsx'],
    read: still(aboutPackExpiration),
  },
  prices: {
    modules: [data, header, 'src/screens/credits/prices.tsx'],
    read: async (source) => ({
      status: 200,
      about: aboutPrices(),
      queries: [{ key: pricesQuery.queryKey, data: source.prices() }],
    }),
  },
  creators: {
    modules: [data, header, 'src/screens/creators/directory/creators.tsx'],
    async read(source, { searchParams }) {
      const filters = readFilters(searchParams);
      const page = await source.directory({ ...directoryQuery(filters), limit: directoryPageSize });
      return {
        status: 200,
        about: aboutCreators(),
        queries: [
          {
            key: queryKeys.creators.directory(filters),
            data: { pages: [page], pageParams: [null] },
          },
        ],
      };
    },
  },
  creator: {
    modules: [data, header, 'src/screens/creators/creator/creator.tsx'],
    async read(source, _url, { id = '' }) {
      const creator = await source.creator(id);
      const key = queryKeys.creators.one(id);
      if (creator) {
        const details = await source.details(id);
        const beside = details ? [{ key: queryKeys.creators.details(id), data: details }] : [];
        return { status: 200, about: aboutCreator(creator), queries: [{ key, data: creator }, ...beside] };
      }
      return { status: 404, about: aboutNobody(), queries: [{ key, refusal: 'creator.not_found' }] };
    },
  },
  castings: {
    modules: [data, header, 'src/screens/castings/board/castings.tsx'],
    async read(source, { searchParams }) {
      const query = boardQueryOf(readBoardFilters(searchParams));
      const page = await source.board(query);
      return {
        status: 200,
        about: aboutCastings(),
        queries: [{ key: queryKeys.castings.board(query), data: { pages: [page], pageParams: [null] } }],
      };
    },
  },
  casting: {
    modules: [data, header, 'src/screens/castings/casting/casting.tsx'],
    async read(source, _url, { id = '' }) {
      const casting = await source.casting(id);
      const key = queryKeys.castings.one(id);
      if (casting) return { status: 200, about: aboutCasting(casting), queries: [{ key, data: casting }] };
      return { status: 404, about: aboutNoCasting(), queries: [{ key, refusal: 'casting.not_found' }] };
    },
  },
  verify: {
    modules: [data, 'src/screens/proof/enter-code.tsx'],
    read: still(aboutVerify),
  },
  login: {
    modules: [data, 'src/screens/accounts/login.tsx'],
    read: still(aboutLogin),
  },
  signup: {
    modules: [data, 'src/screens/accounts/signup.tsx'],
    read: still(aboutSignUp),
  },
  missing: {
    modules: ['src/screens/pages/not-found.tsx'],
    read: async () => ({ status: 404, about: aboutMissing(), queries: [] }),
  },
};

/** The page of a route, by the route's id; undefined for those that only the browser renders. */
export const pageOf = (routeId: string | undefined): Page | undefined =>
  Object.entries(pages).find(([name]) => name === routeId)?.[1];
