import type { Finding } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';

/** Where a creator fills in what a point of the profile lacks: the profile, with that field being edited. */
export function fieldOfPoint({ path: [field] }: Pick<Finding, 'path'>): string {
  // No price at all belongs to no field; this is the first of them.
  return paths.creatorProfile.href(field === 'pricing' ? 'ugcVideoPricing' : String(field));
}
