import { can, type DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { FileX2 } from 'lucide-react';
import { actorOf, partiesOf } from '../../lib/policy.ts';
import { useUser } from '../../lib/use-user.ts';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { CounterButton } from './negotiation/counter-button.tsx';
import { brandName, creatorName } from './party-names.ts';

/** Says that a brief is no offer any more, where terms of its brand replaced it and none are open. */
export function ReplacedBrief({ deal }: { deal: DealDetail }) {
  const user = useUser();
  const isBrand = user.role === 'BRAND';
  const text = isBrand ? m.proposal_replaced_brand : m.proposal_replaced_creator;
  return (
    <Notice
      tone="orange"
      title={m.proposal_replaced()}
      icon={<FileX2 aria-hidden className="ic" />}
      action={
        can(actorOf(user), 'deal.move', partiesOf(deal, user)) ? (
          <CounterButton deal={deal} answered={null} />
        ) : null
      }
    >
      <RichText
        parts={text.parts({ other: isBrand ? creatorName(deal.creator) : brandName(deal.brand) })}
        tags={{ other: (children) => <bdi>{children}</bdi> }}
      />
    </Notice>
  );
}
