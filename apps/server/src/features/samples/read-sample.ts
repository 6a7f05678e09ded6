/** A sample as one of its sides reads it; only people who need the address see it (rules/samples#address). */
import { AppError, can, type PostalAddress, type Sample, showsAddressToBrand } from '@briefcast/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { deals, files, samples } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type DealRow, findDeal } from '../deals/access.ts';
import { isPartyAs } from '../parties/party.ts';
import { presentProof, proofColumns } from '../payouts/payment-proof.ts';
import { openAddress } from './sealed-address.ts';

const photos = alias(files, 'photos');
const photoColumns = {
  id: photos.id,
  name: photos.originalName,
  size: photos.size,
  cleaned: photos.cleaned,
};

type SampleRow = typeof samples.$inferSelect;

function addressFor(
  deps: Pick<Deps, 'keys'>,
  actor: UserActor,
  deal: DealRow,
  sample: SampleRow,
): PostalAddress | null {
  const sees =
    can(actor, 'sample.receive', deal) ||
    (can(actor, 'sample.send', deal) && showsAddressToBrand(sample.state, deal.status));
  return sees ? openAddress(deps, sample) : null;
}

/** Reads the sample of one of the actor's deals. Throws deal.not_found and sample.none. */
export async function readSample(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  actor: UserActor,
  dealId: string,
): Promise<Sample> {
  const deal = await findDeal(deps.db, actor, dealId);
  const [row] = await deps.db
    .select({ sample: samples, file: proofColumns, photo: photoColumns })
    .from(samples)
    .leftJoin(files, eq(files.id, samples.receiptFileId))
    .leftJoin(photos, eq(photos.id, samples.photoFileId))
    .where(eq(samples.dealId, dealId));
  if (!row || !deal.sample) throw new AppError('sample.none');
  const { sample, file, photo } = row;
  const { receiptCents: amount, receiptStatedAt: statedAt } = sample;
  return {
    terms: deal.sample,
    state: sample.state,
    address: addressFor(deps, actor, deal, sample),
    shipment: sample.shipment,
    arrivedAt: sample.arrivedAt?.toISOString() ?? null,
    note: sample.note,
    photo: presentProof(deps, photo),
    returned: sample.returned,
    receipt:
      amount === null || statedAt === null
        ? null
        : { amount, file: presentProof(deps, file), statedAt: statedAt.toISOString() },
  };
}

/** The addresses that a creator gave and that are still kept, for their own copy. */
export async function readOwnAddresses(
  { db, keys }: { db: Reader } & Pick<Deps, 'keys'>,
  creatorId: string,
): Promise<{ dealId: string; address: PostalAddress | null }[]> {
  const rows = await db
    .select({ dealId: samples.dealId, sealedAddress: samples.sealedAddress })
    .from(samples)
    .innerJoin(deals, eq(deals.id, samples.dealId))
    .where(and(isPartyAs('CREATOR', creatorId), isNotNull(samples.sealedAddress)));
  return rows.map((row) => ({ dealId: row.dealId, address: openAddress({ keys }, row) }));
}
