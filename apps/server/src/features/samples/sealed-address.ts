/** The one form in which an address is kept (rules/samples#address). */
import { PostalAddress } from '@briefcast/contract';
import { openSealed, seal } from '../../platform/auth/secrets.ts';
import type { Deps } from '../../platform/deps.ts';

type SealDeps = Pick<Deps, 'keys'>;

export const sealAddress = ({ keys }: SealDeps, dealId: string, address: PostalAddress): string =>
  seal(keys.postalAddresses, JSON.stringify(address), dealId);

/** Null where there is none, and where another SECRET sealed it, so that it has to be given again. */
export function openAddress(
  { keys }: SealDeps,
  { dealId, sealedAddress }: { dealId: string; sealedAddress: string | null },
): PostalAddress | null {
  if (sealedAddress === null) return null;
  let opened: string;
  try {
    opened = openSealed(keys.postalAddresses, sealedAddress, dealId);
  } catch {
    return null;
  }
  return PostalAddress.parse(JSON.parse(opened));
}
