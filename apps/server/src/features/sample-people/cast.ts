/** The invented cast. Its words are in the language of the admin who puts it in. */
import type { CreatorPricing } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

interface CastCreator {
  /** Begins the address of the account, and names the portrait. */
  key: string;
  firstName: () => string;
  lastName: () => string;
  bio: () => string;
  location: string;
  languages: string[];
  categories: readonly string[];
  pricing: CreatorPricing;
  /** Pictures by their names, the cover first. */
  works: readonly (readonly [picture: string, title: () => string])[];
}

interface CastBrand {
  key: string;
  companyName: () => string;
  description: () => string;
  industry: string;
  firstName: () => string;
  lastName: () => string;
}

/** Address of a picture that comes with the web app. */
export const castPicture = (name: string): string => `/art/${name}.webp`;

const priceOf = (
  [video, photo, days]: readonly [number, number, number],
  [reel, story, reelDays]: readonly [number, number, number] | readonly [null, null, null] = [
    null,
    null,
    null,
  ],
): CreatorPricing => ({
  ugcVideoPricing: video,
  ugcPhotoPricing: photo,
  ugcTurnaroundDays: days,
  influencerReelPricing: reel,
  influencerStoryPricing: story,
  influencerTurnaroundDays: reelDays,
});

export const castCreators: readonly CastCreator[] = [
  {
    key: 'layla',
    firstName: m.samplepeople_layla_first,
    lastName: m.samplepeople_layla_last,
    bio: m.samplepeople_layla_bio,
    location: 'Dubai, UAE',
    languages: ['Arabic', 'English'],
    categories: ['Beauty', 'Lifestyle'],
    pricing: priceOf([18_000, 6_000, 3]),
    works: [
      ['serum-a', m.samplepeople_layla_work_1],
      ['serum-b', m.samplepeople_layla_work_2],
      ['perfume-b', m.samplepeople_layla_work_3],
    ],
  },
  {
    key: 'kenji',
    firstName: m.samplepeople_kenji_first,
    lastName: m.samplepeople_kenji_last,
    bio: m.samplepeople_kenji_bio,
    location: 'Dubai, UAE',
    languages: ['English', 'Japanese'],
    categories: ['Technology', 'Gaming'],
    pricing: priceOf([22_000, 7_000, 5], [35_000, 9_000, 4]),
    works: [
      ['phone-b', m.samplepeople_kenji_work_1],
      ['skyline-a', m.samplepeople_kenji_work_2],
      ['phone-a', m.samplepeople_kenji_work_3],
    ],
  },
  {
    key: 'elena',
    firstName: m.samplepeople_elena_first,
    lastName: m.samplepeople_elena_last,
    bio: m.samplepeople_elena_bio,
    location: 'Abu Dhabi, UAE',
    languages: ['English', 'Italian'],
    categories: ['Food'],
    pricing: priceOf([16_000, 5_000, 4]),
    works: [
      ['coffee-a', m.samplepeople_elena_work_1],
      ['bowl-a', m.samplepeople_elena_work_2],
      ['phone-a', m.samplepeople_elena_work_3],
    ],
  },
  {
    key: 'marcus',
    firstName: m.samplepeople_marcus_first,
    lastName: m.samplepeople_marcus_last,
    bio: m.samplepeople_marcus_bio,
    location: 'Manama, Bahrain',
    languages: ['English'],
    categories: ['Fitness', 'Wellness'],
    pricing: priceOf([24_000, 8_000, 5], [42_000, 11_000, 3]),
    works: [
      ['sneaker-a', m.samplepeople_marcus_work_1],
      ['bowl-a', m.samplepeople_marcus_work_2],
      ['phone-b', m.samplepeople_marcus_work_3],
    ],
  },
  {
    key: 'noor',
    firstName: m.samplepeople_noor_first,
    lastName: m.samplepeople_noor_last,
    bio: m.samplepeople_noor_bio,
    location: 'Sharjah, UAE',
    languages: ['Arabic', 'English'],
    categories: ['Fashion', 'Parenting'],
    pricing: priceOf([20_000, 6_500, 4]),
    works: [
      ['bag-b', m.samplepeople_noor_work_1],
      ['perfume-b', m.samplepeople_noor_work_2],
      ['sneaker-a', m.samplepeople_noor_work_3],
    ],
  },
  {
    key: 'sofia',
    firstName: m.samplepeople_sofia_first,
    lastName: m.samplepeople_sofia_last,
    bio: m.samplepeople_sofia_bio,
    location: 'Muscat, Oman',
    languages: ['English', 'Spanish'],
    categories: ['Travel', 'Home & Decor'],
    pricing: priceOf([19_000, 6_000, 6], [30_000, 8_000, 4]),
    works: [
      ['skyline-a', m.samplepeople_sofia_work_1],
      ['coffee-a', m.samplepeople_sofia_work_2],
      ['bag-b', m.samplepeople_sofia_work_3],
    ],
  },
];

export const castBrands: readonly CastBrand[] = [
  {
    key: 'dune',
    companyName: m.samplepeople_dune_name,
    description: m.samplepeople_dune_about,
    industry: 'Beauty',
    firstName: m.samplepeople_dune_first,
    lastName: m.samplepeople_dune_last,
  },
  {
    key: 'harbour',
    companyName: m.samplepeople_harbour_name,
    description: m.samplepeople_harbour_about,
    industry: 'Food & Beverage',
    firstName: m.samplepeople_harbour_first,
    lastName: m.samplepeople_harbour_last,
  },
];

/** The open casting of the first brand. */
export const castCasting = {
  title: m.samplepeople_casting_title,
  description: m.samplepeople_casting_text,
  question: m.samplepeople_casting_question,
  payFrom: 20_000,
  payTo: 35_000,
  places: 2,
  languages: ['Arabic', 'English'],
  category: 'Beauty',
  /** Days for which creators could apply, and until the content would be due. */
  closesInDays: 60,
  dueInDays: 75,
} as const;
