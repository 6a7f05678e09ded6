import type { NewNumbersImport, NewPublication, NewResult, PostNumbers } from '@briefcast/contract';
import { postNumbers, unknownNumbers } from '@briefcast/contract/publications/numbers';

/** A post as its creator would state it. */
export const somePublication = (changes: Partial<NewPublication> = {}): NewPublication => ({
  url: 'https://www.instagram.com/reel/C9xT2mKq/',
  handle: '@layla.films',
  postedOn: '2026-02-08',
  ranOn: 'CREATOR',
  ...changes,
});

/** Every number of a post with the same value. */
export const numbersOf = (value: number): PostNumbers =>
  Object.fromEntries(postNumbers.map((name) => [name, value])) as PostNumbers;

/** Views after a week, the rest unknown. */
export const someResult = (numbers: Partial<PostNumbers> = { views: 61_200 }, changes = {}): NewResult => ({
  moment: 'DAY_7',
  numbers: { ...unknownNumbers, ...numbers },
  proofId: null,
  ...changes,
});

/** Views after a week of these posts, as a file of a platform has them. */
export const someImport = (
  publicationIds: readonly string[],
  numbers: Partial<PostNumbers> = { views: 61_200 },
): NewNumbersImport => ({
  moment: 'DAY_7',
  file: 'insights.csv',
  rows: publicationIds.map((publicationId) => ({
    publicationId,
    numbers: { ...unknownNumbers, ...numbers },
  })),
});
