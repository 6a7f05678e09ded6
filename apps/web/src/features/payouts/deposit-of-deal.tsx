/** The deposit on the page of a deal that is running or was cancelled. Its code comes behind the page, as most deals have none. */
import type { DealDetail, Role } from '@briefcast/contract';
import { Card } from '../../ui/card.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Place = () => (
  <Card>
    <Skeleton className="h-24" />
  </Card>
);
const PayoutOfDeal = latePart(async () => (await import('./payout-of-deal.tsx')).PayoutOfDeal, Place);

/** Nothing for a deal without a deposit, and once it is completed, when the whole payment is shown. */
export function DepositOfDeal({ deal, viewer }: { deal: DealDetail; viewer: Role }) {
  return deal.payout?.isDeposit ? <PayoutOfDeal deal={deal} viewer={viewer} /> : null;
}

/** Whether a deposit is still to be paid, or something of it waits for the creator's word. */
export const isDepositOpen = ({ payout }: DealDetail): boolean =>
  payout?.isDeposit === true && (payout.state !== 'CONFIRMED' || (payout.markedCents ?? 0) > 0);
