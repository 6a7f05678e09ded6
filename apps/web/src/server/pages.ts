/** The pages that come from the server with their content: what each needs to know, and what it is about. */
import type { PageSource, PublicCreator } from '@briefcast/contract';
import { fullName } from '../lib/full-name.ts';
import type { KnownQuery } from '../lib/page-data.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { directoryQuery, readFilters } from '../screens/creators/directory-filters.ts';
import { directoryPageSize } from '../screens/creators/use-directory.ts';
import { directoryQueryOf, featuredQuery } from '../screens/landing/featured-query.ts';

export interface About {
  /** Beside the product's name; none is the product's own page. */
  title?: string;
  description?: string;
  /** A path of this host or an absolute address. */
  image?: string | null;
  isPerson?: boolean;
}

export interface Content {
  status: 200 | 404;
  about: About;
  queries: KnownQuery[];
}

interface Page {
  /** Whose code the page asks for at once. */
  modules: string[];
  read(source: PageSource, url: URL, params: { id?: string | undefined }): Promise<Content>;
}

const still = (about: About) => async (): Promise<Content> => ({ status: 200, about, queries: [] });
const header = 'src/app/header-layout.tsx';
const data = 'src/app/data-layout.tsx';

/** By the path of its route. */
export const pages: Record<string, Page> = {
  '/': {
    modules: ['src/screens/landing/landing.tsx'],
    read: async (source) => ({
      status: 200,
      about: {},
      queries: [{ key: featuredQuery().queryKey, data: await source.directory(directoryQueryOf()) }],
    }),
  },
  '/terms': {
    modules: [header, 'src/screens/terms.tsx'],
    read: still({
      title: 'Terms of Use',
      description: 'What brands, creators and Briefcast owe each other, in plain words.',
    }),
  },
  '/privacy': {
    modules: [header, 'src/screens/privacy.tsx'],
    read: still({
      title: 'Privacy Policy',
      description: 'Which data Briefcast keeps about you, what for, and what you can do about it.',
    }),
  },
  '/creators': {
    modules: [data, header, 'src/screens/creators/creators.tsx'],
    async read(source, { searchParams }) {
      const filters = readFilters(searchParams);
      const page = await source.directory({ ...directoryQuery(filters), limit: directoryPageSize });
      return {
        status: 200,
        about: {
          title: 'Find Creators',
          description: 'UGC and influencer creators with their portfolios, prices and turnaround times.',
        },
        queries: [
          {
            key: queryKeys.creators.directory(filters),
            data: { pages: [page], pageParams: [null] },
          },
        ],
      };
    },
  },
  '/creators/:id': {
    modules: [data, header, 'src/screens/creator/creator.tsx'],
    async read(source, _url, { id = '' }) {
      const creator = await source.creator(id);
      const key = queryKeys.creators.one(id);
      if (creator) return { status: 200, about: aboutCreator(creator), queries: [{ key, data: creator }] };
      return { status: 404, about: { title: 'Creator' }, queries: [{ key, refusal: 'creator.not_found' }] };
    },
  },
  '*': {
    modules: ['src/screens/not-found.tsx'],
    read: async () => ({ status: 404, about: { title: 'Page not found' }, queries: [] }),
  },
};

/** As much of a text as link cards and results show, ended at a word. */
function shortened(text: string, max = 200): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= max) return line;
  return `${line.slice(0, max).replace(/\s\S*$/u, '')} …`;
}

function aboutCreator(creator: PublicCreator): About {
  const name = fullName(creator);
  const facts = [
    creator.categories.map((category) => category.name).join(', '),
    creator.location ? `from ${creator.location}` : '',
  ];
  const withoutBio = [name, ...facts].filter(Boolean).join(' · ');
  const [first] = creator.portfolio;
  return {
    title: name,
    description: shortened(creator.bio || `${withoutBio} on Briefcast.`),
    image: first?.poster ?? (first?.type === 'IMAGE' ? first.url : null) ?? creator.profileImage,
    isPerson: true,
  };
}
