import { can, type DealDetail, type OwnUser } from '@briefcast/contract';
import { canHaveLink } from '@briefcast/contract/short-links/rules';
import { actorOf, partiesOf } from '../../lib/policy.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const DealLinkPart = latePart(
  async () => (await import('./deal-link-part.tsx')).DealLinkPart,
  () => <Skeleton className="mb-5 h-24" />,
);

/** Link and code of a deal, for whom there is something to read or to give. */
export function LinkOfDeal({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const mayChange = canHaveLink(deal.status) && can(actorOf(user), 'shortlink.change', partiesOf(deal, user));
  return deal.hasLink || mayChange ? <DealLinkPart deal={deal} user={user} mayChange={mayChange} /> : null;
}
