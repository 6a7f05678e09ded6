/** Creators saved by the demo's brands, and why. */

interface DemoSavedCreator {
  /** Key of the creator. */
  creator: string;
  isFavourite: boolean;
  note: string;
  /** Key of the colleague who wrote the note; else the owner did. */
  noteBy?: string;
  savedDaysAgo: number;
}

export interface DemoRoster {
  /** Key of the brand. */
  brand: string;
  name: string;
  saved: DemoSavedCreator[];
}

export const rosters: DemoRoster[] = [
  {
    brand: 'oasis-skin',
    name: 'Winter launch',
    saved: [
      {
        creator: 'layla',
        isFavourite: true,
        note: 'Reads ingredients better than we do. Ask her first for anything with serum.',
        savedDaysAgo: 64,
      },
      {
        creator: 'amara',
        isFavourite: true,
        note: 'Great with deep skin tones. Send the product two weeks ahead, customs take long.',
        noteBy: 'yusuf',
        savedDaysAgo: 31,
      },
      {
        creator: 'hana',
        isFavourite: false,
        note: 'Captions in Korean for the spring launch in Seoul? Daylight only, so plan for that.',
        noteBy: 'yusuf',
        savedDaysAgo: 9,
      },
    ],
  },
];
