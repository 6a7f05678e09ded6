/** The renewals on a completed deal's page. Their code comes behind the page, as most deals have none. */
import type { DealDetail } from '@briefcast/contract';
import { usesOf } from '@briefcast/contract/rights/uses';
import { latePart } from '../../ui/late-part.tsx';

const RenewalsCard = latePart(
  async () => (await import('./renewals-card.tsx')).RenewalsCard,
  () => null,
);

/** Whether anything of its rights ends, or ended once, so that it may be renewed. */
function hasEnds({ rights, licenceMonths, exclusivity }: DealDetail): boolean {
  if (exclusivity || (!rights && typeof licenceMonths === 'number')) return true;
  return rights ? usesOf(rights).some(({ term }) => term !== 'ENDLESS') : false;
}

/** Nothing for a deal whose rights have no end. */
export function RenewalsOfDeal({ deal }: { deal: DealDetail }) {
  return hasEnds(deal) ? <RenewalsCard deal={deal} /> : null;
}
