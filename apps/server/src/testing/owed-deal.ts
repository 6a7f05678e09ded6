/** Debts of a brand to creators with known bank details, by the same calls as a browser's. */
import type { BankDetails } from '@briefcast/contract';
import { sampleBankDetails } from './bank-details.ts';
import { briefFor, type DealSituation, publishedCreator } from './builders.ts';
import { completeDeal } from './complete-deal.ts';
import { type Person, type TestServer, testPassword } from './harness.ts';

/**
 * A deal of the brand that a new creator has completed, and is to be paid to this account; null for none stated. `changes` are of
 * its brief.
 */
export async function owedDeal(
  server: TestServer,
  brand: Person,
  details: BankDetails | null = sampleBankDetails,
  changes: Record<string, unknown> = {},
): Promise<DealSituation> {
  const creator = await publishedCreator(server);
  const { deal } = await brand.client.deals.create({ body: briefFor(creator, changes) });
  const situation = { brand, creator, dealId: deal.id };
  await creator.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'ACCEPTED' } });
  await completeDeal(server, situation);
  if (details) await creator.client.bankDetails.save({ body: { password: testPassword, details } });
  return situation;
}
