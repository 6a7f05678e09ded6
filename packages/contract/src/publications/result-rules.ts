/** Rules on stating and answering numbers (rules/publications#numbers). */
import type { Role } from '../accounts/schemas.ts';
import { mostResults } from './limits.ts';
import { currentResults } from './results.ts';
import type { Publication } from './schemas.ts';

type Answer<Code extends string> = { allowed: true } | { allowed: false; code: Code };
type OfPost = Pick<Publication, 'results' | 'withdrawnAt'>;

/** Whether a side may state numbers of a post: either may, also of what the other stated. */
export function canStateResult({
  results,
  withdrawnAt,
}: OfPost): Answer<'publication.withdrawn' | 'result.full'> {
  if (withdrawnAt !== null) return { allowed: false, code: 'publication.withdrawn' };
  return results.length < mostResults ? { allowed: true } : { allowed: false, code: 'result.full' };
}

/** Whether a side may answer a statement: the one that did not make it, as long as it counts. */
export function canAnswerResult(
  { results, withdrawnAt }: OfPost,
  resultId: string,
  who: Role,
): Answer<'result.not_found' | 'result.not_yours' | 'result.replaced' | 'publication.withdrawn'> {
  const result = results.find(({ id }) => id === resultId);
  if (!result) return { allowed: false, code: 'result.not_found' };
  if (result.by === who) return { allowed: false, code: 'result.not_yours' };
  if (withdrawnAt !== null) return { allowed: false, code: 'publication.withdrawn' };
  return currentResults(results).includes(result)
    ? { allowed: true }
    : { allowed: false, code: 'result.replaced' };
}
