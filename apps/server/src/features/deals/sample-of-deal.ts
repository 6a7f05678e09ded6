/** The sample of a deal, as statements about deals read it (rules/samples). */
import { awaitedStates, dueAfterDaysOf, type SampleState, type SampleTerms } from '@briefcast/contract';
import { statesAfterDeal } from '@briefcast/contract/samples/own-step';
import { type SQL, sql } from 'drizzle-orm';
import { valueList } from '../../platform/database/value-list.ts';

/** State of the sample of the row's deal; null without one, when nothing is looked up, and before it is accepted. */
export const sampleStateOfDeal: SQL<SampleState | null> = sql`case when "deals"."sample" is not null then (
  select s.state::text from samples s where s.deal_id = "deals"."id") end`;

/**
 * Whether the sample of the row's deal is in one of these states. As a value and no `exists`, which the database would answer
 * by reading all samples.
 */
const isSampleIn = (states: readonly SampleState[]): SQL => sql`("deals"."sample" is not null and coalesce((
  select s.state in (${valueList(states)}) from samples s where s.deal_id = "deals"."id"), false))`;

/** The condition that the row's deal is over and its sample has to go back, which keeps it among what is under way. */
export const hasSampleOut: SQL = sql`("deals"."status" in ('COMPLETED', 'CANCELLED')
  and ${isSampleIn(statesAfterDeal)})`;

/** The condition that the deadline of the row's deal follows from the arrival of a sample that is awaited. */
export const deadlineAwaitsSample: SQL = sql`(coalesce("deals"."sample" ->> 'dueAfterDays',
    "deals"."sample" ->> 'arrivesBy') is not null and ${isSampleIn(awaitedStates)})`;

/** Presents the sample for lists and pages. */
export const presentSampleState = (sample: SampleTerms | null, sampleState: SampleState | null) => ({
  sampleState,
  dueAfterDays: dueAfterDaysOf(sample, sampleState),
});
