/** The directory's answers when the index is unavailable: still being built, or too large for the memory. */

import { soundToken } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { nearest } from '@briefcast/search-index/near-words';
import type { Deps } from '../../../platform/deps.ts';
import type { ReadyBytes } from '../../../platform/http/ready-answer.ts';
import { shareWork } from '../../../platform/share-work.ts';
import { type DirectoryCounts, readCounts } from '../read-directory.ts';
import { readNearWords, readUnknownWords } from '../read-near-words.ts';
import { answerOfCards } from './answer-bytes.ts';
import { type Correction, correctionsOf, toldOf, withCorrections } from './corrections.ts';
import { hasNoFilter, mayBeLarge, type NormalQuery } from './normal-query.ts';
import { readCards } from './read-cards.ts';

/**
 * Limit up to which counts are exact. Beyond, the total stops, and the counts of the filters cover this many creators:
 * counting further would read all creators for each request.
 */
const usuallyCounted = 10_000;
/** Limit of large answers read at once, because other requests need the database too. */
const largeAtOnce = 2;
/** Counts of all creators are exact, but may be this old. */
const keptMilliseconds = minuteMs;

/** Answers queries with the same bytes as the index. `mostCounted` is for tests. */
export function answersFromDatabase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mostCounted: number = usuallyCounted,
): (query: NormalQuery) => Promise<ReadyBytes> {
  let kept: { counts: Promise<DirectoryCounts>; until: number } | null = null;

  /** Counts all creators, at most once a minute. */
  function countAll(query: NormalQuery): Promise<DirectoryCounts> {
    const counts = readCounts(db, query, null);
    const made = { counts, until: clock().getTime() + keptMilliseconds };
    kept = made;
    counts.catch(() => {
      if (kept === made) kept = null;
    });
    return counts;
  }

  async function countsOf(query: NormalQuery): Promise<DirectoryCounts> {
    if (!hasNoFilter(query)) return readCounts(db, query, mostCounted);
    if (kept && clock().getTime() < kept.until) return kept.counts;
    const counts = await readCounts(db, query, mostCounted);
    // Small counts are computed each time, so that a change is seen at once.
    return counts.total < mostCounted ? counts : countAll(query);
  }

  async function find(query: NormalQuery) {
    return { cards: await readCards(db, query), counts: await countsOf(query) };
  }

  /** The corrections of words that occur nowhere. */
  async function corrections({ words }: NormalQuery): Promise<Correction[]> {
    const unknown = await readUnknownWords(db, words);
    const taken = await Promise.all(
      unknown.map(async (word) => {
        const near = nearest(await readNearWords(db, word, mostCounted));
        const sound = near === undefined ? soundToken(word) : null;
        return sound !== null && (await readUnknownWords(db, [sound])).length === 0 ? sound : near;
      }),
    );
    return correctionsOf(unknown, taken);
  }

  async function make(query: NormalQuery): Promise<ReadyBytes> {
    const found = await find(query);
    const taken = found.counts.total === 0 ? await corrections(query) : [];
    const { cards, counts } = taken.length > 0 ? await find(withCorrections(query, taken)) : found;
    return answerOfCards(cards.cards, cards.count, {
      ...counts,
      next: cards.next,
      corrections: toldOf(taken),
    });
  }

  const shared = shareWork<ReadyBytes>(largeAtOnce);
  return (query) => (mayBeLarge(query) ? shared(JSON.stringify(query), () => make(query)) : make(query));
}
