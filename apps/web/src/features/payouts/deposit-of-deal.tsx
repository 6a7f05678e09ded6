/** The deposit on a running deal's page. Its code comes behind the page, as most deals have none. */
import { activeStatuses, type DealDetail, type Role } from '@briefcast/contract';
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
  const isShown = deal.payout?.isDeposit && activeStatuses.includes(deal.status);
  return isShown ? <PayoutOfDeal deal={deal} viewer={viewer} /> : null;
}
