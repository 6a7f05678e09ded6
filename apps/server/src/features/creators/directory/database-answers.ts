/** The directory's answers where the index is not there: still being built, or too large for the memory. */
import type { Deps } from '../../../platform/deps.ts';
import type { ReadyBytes } from '../../../platform/http/ready-answer.ts';
import { type DirectoryCounts, readCounts, readPage } from '../read-directory.ts';
import { answerOfCards, cardOf } from './answer-bytes.ts';
import { CardStore } from './card-store.ts';
import { hasNoFilter, type NormalQuery } from './normal-query.ts';

/**
 * Counts are exact up to here. Beyond, the total stops, and the counts beside the filters are those of this many
 * creators: counting on would read everybody for each request.
 */
const usuallyCounted = 10_000;
/** Counts of everybody are exact, but may be so old. */
const keptMilliseconds = 60_000;

/** Answers queries in the bytes of the index. `mostCounted` is for tests. */
export function answersFromDatabase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mostCounted: number = usuallyCounted,
): (query: NormalQuery) => Promise<ReadyBytes> {
  let kept: { counts: Promise<DirectoryCounts>; until: number } | null = null;

  /** Counts everybody, at most once a minute. */
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
    // Few are counted each time, so that a change is seen at once.
    return counts.total < mostCounted ? counts : countAll(query);
  }

  return async (query) => {
    const { creators, next } = await readPage(db, query);
    const counts = await countsOf(query);
    const cards = new CardStore();
    for (const [slot, creator] of creators.entries()) cards.set(slot, cardOf(creator));
    return answerOfCards(cards, creators.length, { ...counts, next });
  };
}
