/** Records of a late payment: the creator's formal letter, and the state of the newest case (rules/disputes). */
import { api, type DisputeStanding, requestPath, type SentLetter } from '@briefcast/contract';
import { and, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { disputes, lateLetters } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { signedPath } from '../../platform/storage/signed-address.ts';

/** Presents the letter that was sent about a deal, with an address that opens it for a while. */
export function presentLetter(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  id: string,
  { sentAt, payBy }: Pick<SentLetter, 'sentAt' | 'payBy'>,
): SentLetter {
  const path = requestPath(api.papers.lateLetter, { params: { id } });
  return { sentAt, payBy, url: signedPath(path, keys.links, { id, variant: 'late_letter' }, clock()) };
}

/** Whether the brand said something to the case of the row. */
export const isBrandHeard = sql<boolean>`exists (select from dispute_statements s
  where s.dispute_id = "disputes"."id" and s.side = 'BRAND')`;

/** Whether no case about the same debt followed that of the row. */
const isNewest = sql`not exists (select from disputes newer
  where newer.deal_id = "disputes"."deal_id" and newer.id > "disputes"."id")`;

/** Letter and case, as far as there are any. */
export interface LateState {
  letter?: SentLetter;
  dispute?: DisputeStanding;
}

/** By the ids of their deals; those without either are left out. */
export async function readLateState(
  deps: { db: Reader } & Pick<Deps, 'keys' | 'clock'>,
  dealIds: readonly string[],
): Promise<Map<string, LateState>> {
  const found = new Map<string, LateState>();
  if (dealIds.length === 0) return found;
  const letters = await deps.db
    .select({
      dealId: lateLetters.dealId,
      sentAt: sql<string>`${lateLetters.document}->>'sentAt'`,
      payBy: sql<string>`${lateLetters.document}->>'payBy'`,
    })
    .from(lateLetters)
    .where(inArray(lateLetters.dealId, [...dealIds]));
  for (const { dealId, ...letter } of letters)
    found.set(dealId, { letter: presentLetter(deps, dealId, letter) });
  const newest = await deps.db
    .select({
      dealId: disputes.dealId,
      state: disputes.state,
      openedAt: disputes.createdAt,
      closedAt: disputes.closedAt,
      isBrandHeard,
    })
    .from(disputes)
    .where(and(inArray(disputes.dealId, [...dealIds]), isNewest));
  for (const { dealId, openedAt, closedAt, ...newestCase } of newest)
    found.set(dealId, {
      ...found.get(dealId),
      dispute: {
        ...newestCase,
        openedAt: openedAt.toISOString(),
        closedAt: closedAt?.toISOString() ?? null,
      },
    });
  return found;
}
