import type { DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { DealTerms, Party } from '../../features/deals/deal-facts.tsx';
import { creatorName } from '../../features/deals/party-names.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';

/** Who works on it, for how much, until when. */
export function CreatorOverview({ deal }: { deal: DealDetail }) {
  const name = creatorName(deal.creator);
  return (
    <Card title={m.deal_overview()} className="md:p-6!">
      <Party
        name={name}
        email={deal.creator?.email}
        picture={
          <Avatar
            name={name}
            src={deal.creator?.profileImage ? mediaUrl(deal.creator.profileImage) : null}
            size={48}
          />
        }
      />
      <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-line pt-4">
        <DealTerms deal={deal} />
      </dl>
    </Card>
  );
}
