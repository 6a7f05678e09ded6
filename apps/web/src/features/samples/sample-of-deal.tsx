/** The sample on a deal's page. Its code comes behind the page, as most deals have none. */
import type { DealDetail, OwnUser, SampleState } from '@briefcast/contract';
import { Card } from '../../ui/card.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Place = () => (
  <Card>
    <Skeleton className="h-60" />
  </Card>
);
const SampleCard = latePart(async () => (await import('./sample-card.tsx')).SampleCard, Place);

const settled: readonly SampleState[] = ['ARRIVED', 'RETURNED', 'BOUGHT'];

/** Whether nothing more happens to it, so that it is shown below active content. */
export const isSampleSettled = ({ sampleState }: DealDetail): boolean =>
  sampleState != null && settled.includes(sampleState);

/** Nothing for a deal without a sample, and before it is accepted. */
export function SampleOfDeal({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  return deal.sampleState == null ? null : <SampleCard deal={deal} user={user} />;
}
