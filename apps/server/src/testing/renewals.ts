/** Deals whose rights can be renewed, for tests. */
import type { NewRenewal, RenewalAnswer } from '@briefcast/contract';
import { acceptedDeal, type DealSituation } from './builders.ts';
import { completeDeal } from './complete-deal.ts';
import type { Person, TestServer } from './harness.ts';

/** Statement of a brand about a payment. */
export const paidByTransfer = (now: Date) =>
  ({ paidOn: now.toISOString(), method: 'BANK_TRANSFER', reference: '88401' }) as const;

/** A completed deal that was marked as paid, and whose licence of a month can be renewed; `changes` are of its brief. */
export async function renewableDeal(
  server: TestServer,
  changes: Record<string, unknown> = {},
): Promise<DealSituation> {
  const deadline = new Date(server.app.deps.clock().getTime() + 14 * 86_400_000).toISOString();
  const situation = await acceptedDeal(server, { licenceMonths: 1, deadline, ...changes });
  await completeDeal(server, situation);
  const { brand, dealId } = situation;
  const body = paidByTransfer(server.app.deps.clock());
  await brand.client.payouts.markPaid({ params: { dealId }, body });
  return situation;
}

/** An offer for the licence of such a deal. */
export const someRenewal: NewRenewal = { kinds: ['LICENCE'], term: 'MONTHS_6', price: 30_000 };

/** The calls about the renewals of one deal. */
export function renewalCalls(server: TestServer, { dealId }: Pick<DealSituation, 'dealId'>) {
  const params = { dealId };
  return {
    read: ({ client }: Person) => client.renewals.ofDeal({ params }),
    offer: async ({ client }: Person, changes: Partial<NewRenewal> = {}) =>
      (await client.renewals.offer({ params, body: { ...someRenewal, ...changes } })).renewal,
    answer: async ({ client }: Person, renewalId: string, answer: RenewalAnswer) =>
      (await client.renewals.answer({ params: { dealId, renewalId }, body: { answer } })).renewal,
    pay: ({ client }: Person) =>
      client.payouts.markPaid({ params, body: paidByTransfer(server.app.deps.clock()) }),
    payout: async ({ client }: Person) =>
      (await client.payouts.list({ query: {} })).payouts.find((one) => one.dealId === dealId),
  };
}
