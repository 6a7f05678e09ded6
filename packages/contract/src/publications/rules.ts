/** Rules on stating a deal's posts: times, sides and bounds (rules/publications#stating). */
import type { Role } from '../accounts/schemas.ts';
import type { DealStatus } from '../deals/schemas.ts';
import { activeStatuses } from '../deals/status.ts';
import type { RightsTerms } from '../rights/terms.ts';
import { mostCorrections, mostPublications } from './limits.ts';
import type { Publication, PublicationPlan } from './schemas.ts';

type Answer<Code extends string> = { allowed: true } | { allowed: false; code: Code };

/** Whether a deal of this status can have posts: from acceptance on, unless it was cancelled. */
export const hasPublications = (status: DealStatus): boolean =>
  status === 'COMPLETED' || activeStatuses.includes(status);

/** Whether one more post may be stated for a deal that has this many. */
export function canStatePublication(
  status: DealStatus,
  soFar: number,
): Answer<'publication.not_now' | 'publication.full'> {
  if (!hasPublications(status)) return { allowed: false, code: 'publication.not_now' };
  return soFar < mostPublications ? { allowed: true } : { allowed: false, code: 'publication.full' };
}

type Changed = Pick<Publication, 'by' | 'withdrawnAt'>;

/** Whether a side may withdraw a post: the one that stated it, in any status of the deal. */
export function canWithdrawPublication(
  { by, withdrawnAt }: Changed,
  who: Role,
): Answer<'publication.not_yours' | 'publication.withdrawn'> {
  if (by !== who) return { allowed: false, code: 'publication.not_yours' };
  return withdrawnAt === null ? { allowed: true } : { allowed: false, code: 'publication.withdrawn' };
}

/** Whether a side may correct a post. */
export function canCorrectPublication(
  { earlier, ...publication }: Changed & { earlier: readonly unknown[] },
  who: Role,
): Answer<'publication.not_yours' | 'publication.withdrawn' | 'publication.corrected_too_often'> {
  const answer = canWithdrawPublication(publication, who);
  if (!answer.allowed) return answer;
  return earlier.length < mostCorrections
    ? answer
    : { allowed: false, code: 'publication.corrected_too_often' };
}

interface PlannedDeal {
  status: DealStatus;
  /** Null where the brief says nothing of it. */
  rights: Pick<RightsTerms, 'posting' | 'postOn'> | null;
  /** Posts that were not withdrawn. */
  stated: number;
}

/**
 * Publication of a deal on a day such as `2026-02-04`: stated, out without a statement since the agreed day, or planned;
 * null where none was agreed.
 */
export function publicationPlan(
  { status, rights, stated }: PlannedDeal,
  today: string,
): PublicationPlan | null {
  if (stated > 0) return 'STATED';
  if (!hasPublications(status) || !rights) return null;
  const { posting, postOn } = rights;
  if (postOn !== null && postOn.slice(0, 10) <= today) return 'OUT';
  return postOn !== null || posting !== 'BRAND' ? 'PLANNED' : null;
}
