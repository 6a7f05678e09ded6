/** What every fact of a payout says: whose deal it is about, and who of its sides caused it. */
import type { DealParties, PersonActor } from '@briefcast/contract';

/** `by` is null for what time alone brought about. */
export const factOfPayout = (
  dealId: string,
  { brandId, creatorId }: DealParties,
  by: Pick<PersonActor, 'role' | 'userId'> | null,
) => ({
  dealId,
  brandId,
  creatorId,
  actor: by?.role ?? ('SYSTEM' as const),
  actorId: by?.userId ?? null,
});
