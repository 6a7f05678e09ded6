/** A debt with its last day for paying this many days ago, and the consequences, by the same calls as a browser's. */
import { eq } from 'drizzle-orm';
import { payouts } from '../platform/database/tables/index.ts';
import { acceptedDeal, type DealSituation } from './builders.ts';
import { completeDeal } from './complete-deal.ts';
import type { TestServer } from './harness.ts';

const day = 24 * 60 * 60 * 1000;

/** Makes the payment of a completed deal this late. The day is moved, not the clock, so that sessions go on. */
export async function makeLate(server: TestServer, dealId: string, days: number): Promise<void> {
  const { db, clock } = server.app.deps;
  const dueAt = new Date((Math.floor(clock().getTime() / day) - days) * day);
  await db.update(payouts).set({ dueAt }).where(eq(payouts.dealId, dealId));
}

/** A completed deal of a new brand and a new creator whose payment is this late; `changes` are of its brief. */
export async function lateDeal(
  server: TestServer,
  days: number,
  changes: Record<string, unknown> = {},
): Promise<DealSituation> {
  const situation = await acceptedDeal(server, changes);
  await completeDeal(server, situation);
  await makeLate(server, situation.dealId, days);
  return situation;
}

/** The creator sends the letter. */
export const sendLetter = ({ creator, dealId }: Omit<DealSituation, 'brand'>) =>
  creator.client.disputes.sendLetter({ params: { dealId } });

/** The creator sends the letter and asks Briefcast to step in. Returns the id of the case. */
export async function openCase(
  situation: Omit<DealSituation, 'brand'>,
  text = 'I delivered what was asked for.',
): Promise<string> {
  const { creator, dealId } = situation;
  await sendLetter(situation);
  const { dispute } = await creator.client.disputes.open({ params: { dealId }, body: { text } });
  return dispute.id;
}
