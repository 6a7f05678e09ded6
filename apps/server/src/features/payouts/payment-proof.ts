/** The file that proves a payment, as both sides of the deal open it. */
import { api, type Payout, requestPath } from '@briefcast/contract';
import { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { signedAddress } from '../../platform/storage/signed-address.ts';

/** Columns of a payment's proof. */
export const proofColumns = {
  id: files.id,
  name: files.originalName,
  size: files.size,
  cleaned: files.cleaned,
};

type ProofRow = Pick<typeof files.$inferSelect, 'id' | 'size' | 'cleaned'> & { name: string };

/** Presents it with an address that opens it for a while; null where there is none. */
export function presentProof(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  proof: ProofRow | null,
): NonNullable<Payout['payment']>['proof'] {
  if (!proof) return null;
  const { id, name, size, cleaned } = proof;
  const path = requestPath(api.files.content, { params: { id } });
  const variant = cleaned ? 'cleaned' : 'original';
  return { id, name, size, url: signedAddress(path, keys.links, { id, variant }, clock()) };
}
