/** The rows of proposals: read as the contract shows them, and let lapse with the state they were about (rules/deals#proposals). */
import { type DealStatus, kindsDuring, type Proposal, type ProposalState } from '@briefcast/contract';
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { isoMoment } from '../../platform/database/iso-moment.ts';
import { dealProposals } from '../../platform/database/tables/index.ts';
import { personOf } from '../accounts/person.ts';

/** A proposal as a JSON object; `p` is its row. The times are the database's own text. */
const proposalAsJson = sql`json_build_object('id', p.id, 'kind', p.kind, 'by', p.by_role,
  'byPerson', ${personOf(sql`p.by_person`)}, 'budget', p.budget, 'deadline', p.deadline, 'lines', p.lines,
  'note', p.note,
  'state', p.state, 'createdAt', p.created_at, 'answeredAt', p.answered_at,
  'answeredBy', ${personOf(sql`p.answered_by`)})`;

/** Proposals of the row's deal, oldest first, as JSON. */
export const proposalsOfDeal: SQL<Proposal[]> = sql`(
  select coalesce(json_agg(${proposalAsJson} order by p.id), '[]'::json)
  from deal_proposals p where p.deal_id = "deals"."id")`;

/** The one of the row's deal that waits for an answer, as JSON; null where none does. */
export const openProposalOfDeal: SQL<Pick<Proposal, 'kind' | 'by'> | null> = sql`(
  select json_build_object('kind', p.kind, 'by', p.by_role)
  from deal_proposals p where p.deal_id = "deals"."id" and p.state = 'OPEN')`;

/**
 * Whether a brand's terms, whatever became of them, replaced the brief of the row's deal; once it was answered, none is
 * looked up. No `exists`, for which a plan may read the proposals of all deals.
 */
export const isBriefReplacedOfDeal: SQL<boolean> = sql`("deals"."status" = 'BRIEF_SENT' and coalesce((
  select true from deal_proposals p
  where p.deal_id = "deals"."id" and p.kind = 'TERMS' and p.by_role = 'BRAND' limit 1), false))`;

/** Times as the contract writes them. */
export const presentProposal = (proposal: Proposal): Proposal => ({
  ...proposal,
  deadline: isoMoment(proposal.deadline),
  createdAt: isoMoment(proposal.createdAt),
  answeredAt: isoMoment(proposal.answeredAt),
});

/** One proposal of a deal; undefined where the deal has none of that id. */
export async function readProposal(db: Reader, dealId: string, id: string): Promise<Proposal | undefined> {
  const [row] = await db
    .select({ proposal: sql<Proposal>`${proposalAsJson}` })
    .from(sql`deal_proposals p`)
    .where(sql`p.id = ${id}::uuid and p.deal_id = ${dealId}::uuid`);
  return row && presentProposal(row.proposal);
}

/** All proposals of a deal, oldest first. */
export async function readProposals(db: Reader, dealId: string): Promise<Proposal[]> {
  const rows = await db
    .select({ proposal: sql<Proposal>`${proposalAsJson}` })
    .from(sql`deal_proposals p`)
    .where(sql`p.deal_id = ${dealId}::uuid`)
    .orderBy(sql`p.id`);
  return rows.map(({ proposal }) => presentProposal(proposal));
}

/** Ends one that was open: `by` is the person who answered or withdrew it, null for one that lapsed. */
export const closeProposal = (
  tx: Tx,
  id: string,
  { state, now, by }: { state: Exclude<ProposalState, 'OPEN'>; now: Date; by: string | null },
): Promise<unknown> =>
  tx.update(dealProposals).set({ state, answeredAt: now, answeredBy: by }).where(eq(dealProposals.id, id));

/** Ends pending proposals that mean nothing in this status of the deal. */
export async function endProposals(tx: Tx, dealId: string, status: DealStatus, now: Date): Promise<void> {
  await tx
    .update(dealProposals)
    .set({ state: 'LAPSED', answeredAt: now })
    .where(
      and(
        eq(dealProposals.dealId, dealId),
        eq(dealProposals.state, 'OPEN'),
        notInArray(dealProposals.kind, kindsDuring(status)),
      ),
    );
}
