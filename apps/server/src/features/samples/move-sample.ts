/** The one write of a sample's state, under the lock of its deal (rules/samples#moves). */
import {
  AppError,
  afterSampleStep,
  type SampleState,
  type SampleStep,
  type SampleTerms,
  whoseSampleStep,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type Allowed, authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { samples } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate, type LockedDeal } from '../deals/access.ts';
import { noteActivity } from '../deals/activity.ts';

/** A sample of the actor's whose deal is locked, and where the step that they take leads. */
export interface SampleToMove {
  deal: Allowed<'sample.send' | 'sample.receive', LockedDeal>;
  terms: SampleTerms;
  sample: typeof samples.$inferSelect;
  to: SampleState;
}

/** Throws deal.not_found, team.role_too_small, sample.none, and sample.not_now where the step is not possible any more. */
export async function lockSample(
  tx: Tx,
  actor: UserActor,
  dealId: string,
  step: SampleStep,
): Promise<SampleToMove> {
  const action = whoseSampleStep(step) === 'BRAND' ? 'sample.send' : 'sample.receive';
  const deal = authorize(actor, action, await findDealForUpdate(tx, actor, dealId));
  const [sample] = await tx.select().from(samples).where(eq(samples.dealId, dealId));
  if (!sample || !deal.sample) throw new AppError('sample.none');
  const { state } = sample;
  const to = afterSampleStep(step, { terms: deal.sample, state, dealStatus: deal.status });
  if (to === null) throw new AppError('sample.not_now');
  return { deal, terms: deal.sample, sample, to };
}

/** Moves the sample with the statement about it, and notifies the other side. */
export async function moveSample(
  { facts, clock }: Pick<Deps, 'facts' | 'clock'>,
  tx: Tx,
  actor: UserActor,
  { deal, sample, to }: SampleToMove,
  said: Partial<typeof samples.$inferInsert>,
): Promise<void> {
  await tx
    .update(samples)
    .set({ ...said, state: to })
    .where(eq(samples.dealId, deal.id));
  await noteActivity(tx, deal.id, actor.role, clock());
  await facts.append(tx, {
    kind: 'sample.moved',
    ...aboutDeal(deal, actor),
    data: { from: sample.state, to },
  });
}
