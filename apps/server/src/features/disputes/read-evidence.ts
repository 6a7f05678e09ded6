/** A case with the evidence, for the admin who decides it (rules/disputes#evidence). */
import { type AdminDispute, AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { brands, certificates, creators, deals, disputes } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readPayoutAsEvidence } from '../payouts/read-payouts.ts';
import { sidesOfDeal } from './read-all-disputes.ts';
import { presentDispute } from './read-dispute.ts';

/** Read from the rows as they are now. Throws dispute.not_found. */
export async function readEvidence(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  id: string,
): Promise<AdminDispute> {
  const [row] = await deps.db
    .select({
      dispute: disputes,
      title: deals.title,
      currency: deals.currency,
      ...sidesOfDeal,
      certificateCode: certificates.code,
    })
    .from(disputes)
    .innerJoin(deals, eq(deals.id, disputes.dealId))
    .leftJoin(certificates, eq(certificates.dealId, deals.id))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(eq(disputes.id, id));
  const payout = row && (await readPayoutAsEvidence(deps, row.dispute.dealId));
  if (!row || !payout) throw new AppError('dispute.not_found');
  const { dispute, currency, ...facts } = row;
  return {
    ...(await presentDispute(deps.db, dispute, currency)),
    ...facts,
    decidedBy: dispute.decidedBy,
    payout,
  };
}
