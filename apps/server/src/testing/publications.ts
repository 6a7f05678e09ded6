import type { NewPublication } from '@briefcast/contract';

/** A post as its creator would state it. */
export const somePublication = (changes: Partial<NewPublication> = {}): NewPublication => ({
  url: 'https://www.instagram.com/reel/C9xT2mKq/',
  handle: '@layla.films',
  postedOn: '2026-02-08',
  ranOn: 'CREATOR',
  ...changes,
});
