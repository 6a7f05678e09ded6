import type { DealListItem } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { activeStatuses } from '@briefcast/contract/deals/status';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { DealBadge, dealTone } from '../../features/deals/deal-badge.tsx';
import { NextStep, ProposalHint } from '../../features/deals/deal-hints.tsx';
import { creatorName } from '../../features/deals/party-names.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Stub } from '../../ui/stub.tsx';
import { RowMenu, type RowMenuProps } from './row-menu.tsx';

interface CreatorRowProps extends RowMenuProps {
  mayManage: boolean;
}

/** A creator in a campaign: status, next step, due day, price, delivered of asked. */
export function CreatorRow({ mayManage, ...menu }: CreatorRowProps) {
  const { deal } = menu;
  const { id, title, status, deadline, creator } = deal;
  const tone = dealTone(status);
  const name = creatorName(creator);
  return (
    <li className="card creator-row" data-tone={tone}>
      <Stub tone={tone} date={deadline} />
      <div className="creator-row-body">
        <Avatar name={name} src={creator?.profileImage ? mediaUrl(creator.profileImage) : null} size={44} />
        <div className="creator-row-who">
          <h3 className="text-[19px]">
            <Link to={paths.brandDeal.href(id)} className="card-link after:absolute after:inset-0">
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <p dir="auto" className="truncate text-sm text-ink-2 max-md:whitespace-normal">
            {title}
          </p>
        </div>
        <div className="creator-row-next">
          <ProposalHint deal={deal} viewer="BRAND" />
          <NextStep deal={deal} viewer="BRAND" mayMove={mayManage} />
        </div>
        <DealBadge status={status} />
        <Delivered deal={deal} />
        <Price deal={deal} />
        {mayManage ? <RowMenu {...menu} /> : null}
      </div>
    </li>
  );
}

/** Most pips that a row has room for. */
const mostPips = 6;

function Delivered({ deal }: { deal: DealListItem }) {
  const { totalFiles, approved, pendingReview } = deal.contentSummary;
  const asked = Math.max(deal.asked ?? 0, totalFiles);
  if (asked === 0) return <span />;
  const stateOf = (place: number) => {
    if (place < approved) return 'approved';
    if (place < approved + pendingReview) return 'waiting';
    return place < totalFiles ? 'back' : 'missing';
  };
  return (
    <div className="creator-row-delivered text-sm text-ink-2">
      {asked <= mostPips ? (
        <span aria-hidden className="pips">
          {Array.from({ length: asked }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: A pip is its place.
            <i key={place} className={`pip-${stateOf(place)}`} />
          ))}
        </span>
      ) : null}
      <span className="num">
        {m.campaign_delivered_of({ delivered: formatCount(totalFiles), asked: formatCount(asked) })}
      </span>
    </div>
  );
}

function priceState({ status, paidCents = 0 }: DealListItem, total: number) {
  if (status === 'BRIEF_SENT') return 'asked';
  if (paidCents > 0 && paidCents >= total) return 'paid';
  return status === 'COMPLETED' || activeStatuses.includes(status) ? 'agreed' : 'none';
}

function Price({ deal }: { deal: DealListItem }) {
  const { currency, paidCents = 0 } = deal;
  const total = totalOf(deal);
  const isPartPaid = paidCents > 0 && paidCents < total;
  return (
    <p className="creator-row-price">
      <bdi className="disp num text-[22px]">{formatMoney(total, currency)}</bdi>
      <small className="num">
        {isPartPaid
          ? m.campaign_part_paid({ amount: formatMoney(paidCents, currency) })
          : m.campaign_amount_state({ state: priceState(deal, total) })}
      </small>
    </p>
  );
}
