/** The parts in which debts were paid, the oldest first (rules/payouts#parts). */
import type { PayoutPart } from '@briefcast/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { files, payoutParts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { personOf } from '../accounts/person.ts';
import { presentProof, proofColumns } from './payment-proof.ts';

/** About what the parts of a deal weigh in an answer. PostgreSQL knows the length of a text without reading it. */
export const bytesOfParts = (dealId: SQL): SQL<number> => sql<number>`(select
  coalesce(sum(600 + coalesce(octet_length(p.answer_note), 0) + coalesce(octet_length(p.reference), 0)), 0)::int
  from payout_parts p where p.deal_id = ${dealId})`;

const select = (db: Reader, dealIds: readonly string[]) =>
  db
    .select({
      part: payoutParts,
      markedBy: personOf(sql`${payoutParts.markedBy}`),
      proof: proofColumns,
    })
    .from(payoutParts)
    .leftJoin(files, and(eq(files.id, payoutParts.proofFileId), eq(files.dealId, payoutParts.dealId)))
    .where(inArray(payoutParts.dealId, [...dealIds]))
    .orderBy(asc(payoutParts.markedAt), asc(payoutParts.id));
type Row = Awaited<ReturnType<typeof select>>[number];

function present(deps: Pick<Deps, 'keys' | 'clock'>, { part, markedBy, proof }: Row): PayoutPart {
  const { id, amountCents, state, paidOn, method, reference, markedAt, answeredAt } = part;
  return {
    id,
    amountCents,
    // It is made by marking it.
    state: state === 'DUE' ? 'MARKED' : state,
    paidOn: paidOn.toISOString(),
    method,
    reference,
    proof: presentProof(deps, proof),
    markedAt: markedAt.toISOString(),
    markedBy,
    answer: answeredAt && {
      bySilence: part.isBySilence,
      note: part.answerNote,
      answeredAt: answeredAt.toISOString(),
    },
  };
}

/** By the ids of their deals; those without parts are left out. */
export async function readParts(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  dealIds: readonly string[],
): Promise<Map<string, PayoutPart[]>> {
  const parts = new Map<string, PayoutPart[]>();
  if (dealIds.length === 0) return parts;
  for (const row of await select(deps.db, dealIds)) {
    const { dealId } = row.part;
    parts.set(dealId, [...(parts.get(dealId) ?? []), present(deps, row)]);
  }
  return parts;
}
