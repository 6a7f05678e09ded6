import type { DealDetail, DealStatus } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { dealLooks } from '../../../features/deals/deal-badge.tsx';
import { EndOfDeal } from '../../../features/deals/deal-note.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

const texts: Partial<Record<DealStatus, () => string>> = {
  REJECTED: m.deal_creator_rejected,
  CANCELLED: m.deal_creator_cancelled,
};

/** Replaces the sheet once there is nothing to answer: the brief's outcome, and a link to its page. */
export function BriefIsOver({ deal }: { deal: DealDetail }) {
  const { tone, Icon } = dealLooks[deal.status];
  return (
    <Notice
      tone={tone}
      title={m.accept_over()}
      icon={<Icon aria-hidden className="ic" />}
      alert
      action={<ButtonLink to={paths.creatorDeal.href(deal.id)}>{m.accept_over_open()}</ButtonLink>}
    >
      {(texts[deal.status] ?? m.accept_over_accepted)()}
      <EndOfDeal deal={deal} />
    </Notice>
  );
}
