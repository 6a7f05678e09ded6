import type { CampaignDeal, PublicationPlan } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { planTones } from '../../features/publications/plan-badge.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { initials } from '../../lib/names.ts';

interface PostFrameProps {
  deal: CampaignDeal;
  plan: PublicationPlan;
  day: string;
  style: CSSProperties;
}

/** Frame of a post on the day it goes out. */
export function PostFrame({ deal, plan, day, style }: PostFrameProps) {
  const name = deal.creator?.name || m.deal_creator_gone();
  const label = m.publication_board_post({ name, day: formatShortDay(day), plan });
  return (
    <Link
      to={paths.brandDeal.href(deal.dealId)}
      aria-label={label}
      title={label}
      data-tone={planTones[plan]}
      className="board-post campaign-face"
      style={style}
    >
      {deal.creator?.image ? (
        <img src={mediaUrl(deal.creator.image)} alt="" loading="lazy" decoding="async" />
      ) : (
        initials(name)
      )}
    </Link>
  );
}
