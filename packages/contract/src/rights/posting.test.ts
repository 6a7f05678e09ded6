import { expect, test } from 'vitest';
import { postingOf } from './posting.ts';

test.each([
  [['UGC Video', 'UGC Photo'], null, null, 'BRAND'],
  [['UGC Video', 'Reel/Post'], null, null, 'BOTH'],
  [['Story Post'], null, null, 'BOTH'],
  [['UGC Video'], null, 'DAYS_30', 'BOTH'],
  [['Story Post'], 'BRAND', null, 'BRAND'],
  [['UGC Video'], 'CREATOR', null, 'CREATOR'],
] as const)(
  'of %j, with %s chosen and a post boosted for %s, %s posts',
  (kinds, posting, boostedPost, who) => {
    expect(postingOf({ posting, boostedPost }, kinds)).toBe(who);
  },
);
