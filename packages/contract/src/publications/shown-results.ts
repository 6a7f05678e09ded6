/** Results that a creator's page shows to everybody, once both sides let it (rules/publications#showing). */
import { publicNumbers } from './numbers.ts';
import type { PublicNumbers, ResultMoment } from './result-schemas.ts';
import {
  type CountedNumbers,
  countedNumbers,
  currentResults,
  latestMoment,
  type StatedNumbers,
} from './results.ts';
import type { Publication } from './schemas.ts';

export interface ConfirmedNumbers {
  moment: ResultMoment;
  numbers: PublicNumbers;
}

const publicOf = (counted: CountedNumbers): PublicNumbers =>
  Object.fromEntries(publicNumbers.map((name) => [name, counted[name]])) as PublicNumbers;

/** Latest numbers of a post that the other side agreed to, from statements oldest first; null where there are none. */
export function confirmedNumbers<Statement extends StatedNumbers>(
  oldestFirst: readonly Statement[],
  isAgreed: (statement: Statement) => boolean,
): ConfirmedNumbers | null {
  const agreed = currentResults(oldestFirst).filter(isAgreed);
  const moment = latestMoment(agreed);
  if (moment === null) return null;
  const numbers = publicOf(countedNumbers(agreed, moment));
  return publicNumbers.some((name) => numbers[name] !== null) ? { moment, numbers } : null;
}

/** Confirmed numbers of a post as its deal reads it. */
export const confirmedOfPost = ({ results }: Pick<Publication, 'results'>): ConfirmedNumbers | null =>
  confirmedNumbers(results, ({ answer }) => answer?.agrees === true);

type Answer = { allowed: true } | { allowed: false; code: 'publication.withdrawn' | 'result.unconfirmed' };

/** Whether a side may let a post's result be shown; no longer letting it is always allowed. */
export function canShowResult(post: Pick<Publication, 'results' | 'withdrawnAt'>): Answer {
  if (post.withdrawnAt !== null) return { allowed: false, code: 'publication.withdrawn' };
  return confirmedOfPost(post) ? { allowed: true } : { allowed: false, code: 'result.unconfirmed' };
}
