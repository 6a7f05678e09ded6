/** Posts that came of the demo's deals, and their numbers as the sides stated them. */
import type { PostNumbers } from '@briefcast/contract';
import { unknownNumbers } from '@briefcast/contract/publications/numbers';
import type { postResults, publications } from '../../apps/server/src/platform/database/tables/index.ts';
import { before, day, hour, idAt } from './moments.ts';

interface DemoPost {
  /** Key of its deal. */
  deal: string;
  url: string;
  handle: string;
  daysAgo: number;
  ranOn: 'BRAND' | 'CREATOR';
  /** Sides that let everybody see its result. */
  shownBy?: readonly ('BRAND' | 'CREATOR')[];
  results: readonly {
    moment: 'DAY_1' | 'DAY_7' | 'DAY_30' | 'END';
    numbers: Partial<PostNumbers>;
    /** Answer of the brand; absent while there is none. */
    agrees?: boolean;
  }[];
}

export const demoPosts: readonly DemoPost[] = [
  {
    deal: 'texture-library',
    url: 'https://social.example/p/cleanser-textures',
    handle: '@sofia.marchetti',
    daysAgo: 9,
    ranOn: 'CREATOR',
    shownBy: ['CREATOR'],
    results: [
      {
        moment: 'DAY_1',
        numbers: { views: 12_400, likes: 804, comments: 41, shares: 96, saves: 210 },
        agrees: true,
      },
      {
        moment: 'DAY_7',
        numbers: {
          views: 41_900,
          reach: 33_100,
          likes: 2310,
          comments: 118,
          shares: 402,
          saves: 955,
          clicks: 640,
        },
        agrees: true,
      },
    ],
  },
  {
    deal: 'overnight-mask',
    url: 'https://social.example/p/seven-nights',
    handle: '@amara.nwosu',
    daysAgo: 2,
    ranOn: 'CREATOR',
    results: [{ moment: 'DAY_1', numbers: { views: 8200, likes: 512, comments: 37 } }],
  },
  {
    deal: 'cloud-cleanser',
    url: 'https://social.example/p/before-coffee',
    handle: '@oasisskin',
    daysAgo: 1,
    ranOn: 'BRAND',
    results: [],
  },
  {
    deal: 'patch-test',
    url: 'https://social.example/p/forty-eight-hours',
    handle: '@amara.nwosu',
    daysAgo: 45,
    ranOn: 'CREATOR',
    shownBy: ['CREATOR', 'BRAND'],
    results: [
      {
        moment: 'END',
        numbers: {
          views: 96_300,
          reach: 71_000,
          likes: 5120,
          comments: 402,
          shares: 1330,
          saves: 4210,
          clicks: 0,
        },
        agrees: true,
      },
    ],
  },
];

export interface PostRows {
  post: typeof publications.$inferInsert;
  results: (typeof postResults.$inferInsert)[];
}

/** A post as its side stated it in the evening of its day, and its numbers, a minute after one another. */
export function postRows(
  demo: DemoPost,
  { dealId, creatorId, ownerId }: { dealId: string; creatorId: string | null; ownerId: string },
  now: Date,
): PostRows {
  const statedAt = before(now, demo.daysAgo * day - hour);
  const isOfBrand = demo.ranOn === 'BRAND';
  const post = {
    id: idAt(statedAt),
    dealId,
    url: demo.url,
    handle: demo.handle,
    postedOn: before(now, demo.daysAgo * day)
      .toISOString()
      .slice(0, 10),
    ranOn: demo.ranOn,
    byRole: demo.ranOn,
    byPerson: isOfBrand ? ownerId : creatorId,
    createdAt: statedAt,
    statedAt,
    shownByCreatorAt: demo.shownBy?.includes('CREATOR') ? before(now, 10 * hour) : null,
    shownByBrandAt: demo.shownBy?.includes('BRAND') ? before(now, 8 * hour) : null,
  };
  const results = demo.results.map(({ moment, numbers, agrees }, at) => {
    const numbersAt = before(now, day - at * hour);
    return {
      id: idAt(numbersAt),
      publicationId: post.id,
      moment,
      numbers: { ...unknownNumbers, ...numbers },
      byRole: 'CREATOR' as const,
      byPerson: creatorId,
      statedAt: numbersAt,
      ...(agrees === undefined ? {} : { agrees, answeredBy: ownerId, answeredAt: before(now, 12 * hour) }),
    };
  });
  return { post, results };
}
