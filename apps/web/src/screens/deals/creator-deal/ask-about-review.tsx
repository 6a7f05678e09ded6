import type { DealDetail, OwnUser } from '@briefcast/contract';
import { brandName } from '../../../features/deals/party-names.ts';
import { splitFiles } from '../../../features/files/split-files.ts';
import { AskToBeTold } from '../../../features/pushes/late-ask.tsx';

/** Brand's answers to submitted content. */
const answersToContent = ['revision.requested', 'deal.completed'] as const;

/** Asks a creator who has submitted, and has no verdict on some of it, whether this device should tell of the answer. */
export function AskAboutReview({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const { current } = splitFiles(deal.files);
  if (deal.status !== 'SUBMITTED' || !current.some(({ status }) => status === 'PENDING')) return null;
  return (
    <AskToBeTold
      user={user}
      place="submitted-content"
      name={brandName(deal.brand)}
      kinds={answersToContent}
      subject={deal.title}
    />
  );
}
