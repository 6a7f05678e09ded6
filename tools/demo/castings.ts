/** The castings of the demo: open briefs of several brands, with who applied, and one that is cast. */
import type { CastingVisibility, Currency, DeliverableKind } from '@briefcast/contract';

interface DemoApplication {
  /** By its key. */
  creator: string;
  price: number;
  pitch: string;
  answer?: string;
  hoursAgo: number;
  mark?: 'SHORTLISTED' | 'PASSED';
  isSeen?: boolean;
  outcome?: 'CAST' | 'NOT_CHOSEN';
  /** The deal that came of it, by its key. */
  deal?: string;
  /** Votes of the team on it; a member by their key. */
  votes?: readonly { by: string; vote: 'YES' | 'MAYBE' | 'NO'; note?: string }[];
}

export interface DemoCasting {
  brand: string;
  title: string;
  description: string;
  currency?: Currency;
  payFrom: number;
  payTo: number;
  places: number;
  deliverables: readonly { kind: DeliverableKind; count: number }[];
  requirements?: readonly string[];
  categories: readonly string[];
  languages: readonly string[];
  question?: string;
  visibility?: CastingVisibility;
  postedDaysAgo: number;
  /** Negative for one that closed. */
  closesInDays: number;
  dueInDays: number;
  isEnded?: boolean;
  applications: readonly DemoApplication[];
}

export const castings: readonly DemoCasting[] = [
  {
    brand: 'oasis-skin',
    title: 'Three faces, one barrier serum',
    description:
      'Film your own morning, serum second of three steps. Bare skin first, natural light, no beauty filter and no medical claims.\n\nWe are casting three faces: dry, oily and reactive skin. You keep your own words and your own language.',
    payFrom: 30_000,
    payTo: 45_000,
    places: 3,
    deliverables: [
      { kind: 'UGC Video', count: 1 },
      { kind: 'UGC Photo', count: 2 },
    ],
    requirements: ['Natural light', 'The serum as the second of three steps'],
    categories: ['Beauty', 'Wellness'],
    languages: ['Arabic', 'English'],
    question: 'Which skin is yours: dry, oily or reactive?',
    postedDaysAgo: 4,
    closesInDays: 5,
    dueInDays: 26,
    applications: [
      {
        creator: 'amara',
        price: 36_000,
        answer: 'Dry.',
        pitch:
          'Deep skin and a cheek that tells the truth. I film in the same window at the same hour every day.',
        hoursAgo: 60,
        votes: [
          { by: 'yusuf', vote: 'YES', note: 'Her overnight mask diary did well. Same window, please.' },
          { by: 'mira', vote: 'YES' },
        ],
        mark: 'SHORTLISTED',
        isSeen: true,
      },
      {
        creator: 'hana',
        price: 45_000,
        answer: 'Oily.',
        pitch:
          'Former lab technician. I would film the texture under a macro lens and let it sit for ten seconds.',
        hoursAgo: 41,
        votes: [
          { by: 'mira', vote: 'MAYBE', note: 'The macro shots, yes. At the top of our range, though.' },
        ],
        mark: 'SHORTLISTED',
        isSeen: true,
      },
      {
        creator: 'sofia',
        price: 52_000,
        answer: 'Dry.',
        pitch: 'Slow and still. One face, one window, a 35 mm look without a filter.',
        hoursAgo: 33,
        votes: [{ by: 'yusuf', vote: 'NO' }],
        isSeen: true,
      },
      {
        creator: 'elena',
        price: 34_000,
        answer: 'Dry.',
        pitch: 'Office air all day. Coffee in one hand, serum in the other, one take.',
        hoursAgo: 20,
        isSeen: true,
      },
      {
        creator: 'priya',
        price: 30_000,
        answer: 'Oily.',
        pitch: 'A courtyard at noon. I can show what the serum does in real heat.',
        hoursAgo: 5,
      },
      {
        creator: 'layla',
        price: 42_000,
        answer: 'Reactive.',
        pitch:
          'Ex-pharmacist, so I will not say the words you fear. I film at 6.40, when the light comes in low over Jumeirah.',
        hoursAgo: 2,
      },
    ],
  },
  {
    brand: 'falaj-hotels',
    title: 'Friday in Hatta, no script',
    description:
      'Arrive by noon, leave after sunset. Show what a day off looks like when nobody plans it. Room and breakfast are on us.',
    currency: 'AED',
    payFrom: 220_000,
    payTo: 330_000,
    places: 2,
    deliverables: [
      { kind: 'Reel/Post', count: 1 },
      { kind: 'Story Post', count: 3 },
    ],
    categories: ['Travel', 'Lifestyle'],
    languages: ['Arabic'],
    postedDaysAgo: 9,
    closesInDays: 2,
    dueInDays: 24,
    applications: [
      {
        creator: 'layla',
        price: 290_000,
        pitch:
          'I have three Fridays free and a car that knows the road. No voice-over, only the sound of the place.',
        hoursAgo: 70,
        mark: 'SHORTLISTED',
        isSeen: true,
      },
      {
        creator: 'omar',
        price: 310_000,
        pitch: 'A drone at first light, then on foot until the sun goes behind the dam.',
        hoursAgo: 52,
        isSeen: true,
      },
    ],
  },
  {
    brand: 'nomad-roasters',
    title: 'The cup after iftar',
    description: 'One quiet cup for Ramadan. The sound of the pour, no music, no voice.',
    payFrom: 35_000,
    payTo: 35_000,
    places: 4,
    deliverables: [{ kind: 'UGC Video', count: 1 }],
    categories: ['Food'],
    languages: [],
    postedDaysAgo: 2,
    closesInDays: 13,
    dueInDays: 40,
    applications: [
      {
        creator: 'noor',
        price: 35_000,
        pitch: 'My grandmother’s dallah, and the window open.',
        hoursAgo: 26,
      },
    ],
  },
  {
    brand: 'meridian',
    title: 'One bag, desk to dinner',
    description: 'Three stops, one bag, one take at each. The bag never leaves the shot.',
    payFrom: 50_000,
    payTo: 70_000,
    places: 2,
    deliverables: [{ kind: 'Reel/Post', count: 1 }],
    categories: ['Fashion'],
    languages: ['English'],
    postedDaysAgo: 3,
    closesInDays: 9,
    dueInDays: 30,
    applications: [],
  },
  {
    brand: 'pulsefit',
    title: 'Ten minutes before the alarm',
    description: 'A kettlebell, a hallway, no gym. Show the real clock on the wall.',
    payFrom: 28_000,
    payTo: 40_000,
    places: 5,
    deliverables: [{ kind: 'UGC Video', count: 2 }],
    categories: ['Fitness', 'Wellness'],
    languages: ['English'],
    postedDaysAgo: 1,
    closesInDays: 11,
    dueInDays: 35,
    applications: [
      {
        creator: 'marcus',
        price: 38_000,
        pitch: 'I am up at five anyway. One take, breath and all.',
        hoursAgo: 12,
      },
    ],
  },
  {
    brand: 'kayan-home',
    title: 'The corner that grew',
    description: 'One plant, one shelf, two photos a week apart. The same window, the same hour.',
    payFrom: 22_000,
    payTo: 22_000,
    places: 3,
    deliverables: [{ kind: 'UGC Photo', count: 2 }],
    categories: ['Home & Decor', 'Lifestyle'],
    languages: [],
    postedDaysAgo: 2,
    closesInDays: 7,
    dueInDays: 24,
    applications: [],
  },
  {
    brand: 'kayan-home',
    title: 'Linen, worn for a week',
    description: 'The same sheets, seven mornings, one photo each. Nothing is made for the picture.',
    payFrom: 22_000,
    payTo: 31_000,
    places: 1,
    deliverables: [{ kind: 'UGC Photo', count: 7 }],
    categories: ['Home & Decor'],
    languages: [],
    postedDaysAgo: 30,
    closesInDays: -12,
    dueInDays: 6,
    isEnded: true,
    applications: [
      {
        creator: 'layla',
        price: 31_000,
        pitch: 'East window, white wall, and a cat that does not care.',
        hoursAgo: 500,
        isSeen: true,
        outcome: 'NOT_CHOSEN',
      },
    ],
  },
  {
    brand: 'oasis-skin',
    title: 'Overnight mask, honest seven-day diary',
    description: 'Seven evenings, seven mornings, the same window. We want the diary, not the advert.',
    payFrom: 80_000,
    payTo: 120_000,
    places: 1,
    deliverables: [{ kind: 'UGC Video', count: 1 }],
    categories: ['Beauty'],
    languages: ['English'],
    postedDaysAgo: 32,
    closesInDays: -18,
    dueInDays: 3,
    isEnded: true,
    applications: [
      {
        creator: 'amara',
        price: 98_000,
        pitch: 'I keep a skin diary anyway. You get the honest days, too.',
        hoursAgo: 640,
        isSeen: true,
        outcome: 'CAST',
        deal: 'overnight-mask',
      },
      {
        creator: 'elena',
        price: 90_000,
        pitch: 'Seven nights in a row, same lamp, no retouching.',
        hoursAgo: 620,
        isSeen: true,
        outcome: 'NOT_CHOSEN',
      },
    ],
  },
];
