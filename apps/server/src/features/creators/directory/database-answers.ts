/** The directory's answers where the index is not there: still being built, or too large for the memory. */
import type { Deps } from '../../../platform/deps.ts';
import type { ReadyBytes } from '../../../platform/http/ready-answer.ts';
import { shareWork } from '../../../platform/share-work.ts';
import { type DirectoryCounts, readCounts } from '../read-directory.ts';
import { answerOfCards } from './answer-bytes.ts';
import { hasNoFilter, mayBeLarge, type NormalQuery } from './normal-query.ts';
import { readCards } from './read-cards.ts';

/**
 * Counts are exact up to here. Beyond, the total stops, and the counts beside the filters are those of this many
 * creators: counting on would read everybody for each request.
 */
const usuallyCounted = 10_000;
/** So many large answers are read at once: others need the database as well. */
const largeAtOnce = 2;
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

  async function make(query: NormalQuery): Promise<ReadyBytes> {
    const { cards, count, next } = await readCards(db, query);
    const counts = await countsOf(query);
    return answerOfCards(cards, count, { ...counts, next });
  }

  const shared = shareWork<ReadyBytes>(largeAtOnce);
  return (query) => (mayBeLarge(query) ? shared(JSON.stringify(query), () => make(query)) : make(query));
}
