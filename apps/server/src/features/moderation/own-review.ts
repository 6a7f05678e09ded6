/** The state of a creator's newest request, as its creator sees it. */

import { type Held, heldFields, type OwnReview } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { isoMoment } from '../../platform/database/iso-moment.ts';

interface StoredReview extends Omit<OwnReview, 'held' | 'state'> {
  state: OwnReview['state'] | 'WITHDRAWN';
}

/** The newest request of the row's creator, as JSON; null if there is none. */
export const newestReview: SQL<StoredReview | null> = sql`(
  select json_build_object('kind', r.kind, 'state', r.state, 'askedAt', r.asked_at, 'decidedAt', r.decided_at,
    'reasons', r.reasons, 'note', r.note)
  from profile_reviews r where r.creator_id = "creators"."user_id" order by r.id desc limit 1)`;

/** Parts of a profile that wait for approval, in numbers and names. */
export const heldOf = ({ heldValues, heldItems, heldTitles }: Held): OwnReview['held'] => ({
  fields: heldFields.filter((field) => heldValues[field] !== undefined),
  items: heldItems.length,
  titles: Object.keys(heldTitles).length,
});

/** The review as the API returns it; undefined without a request. */
export function ownReviewOf(row: Held & { review: StoredReview | null }): OwnReview | undefined {
  const { review } = row;
  if (!review || review.state === 'WITHDRAWN') return undefined;
  return {
    ...review,
    state: review.state,
    askedAt: isoMoment(review.askedAt),
    decidedAt: review.decidedAt && isoMoment(review.decidedAt),
    held: heldOf(row),
  };
}
