import '../../styles/campaigns.css';
import '../../styles/castings.css';
import type { Campaign, DealStatus, Tone } from '@briefcast/contract';
import { pursesOf } from '@briefcast/contract/campaigns/purses';
import { paths } from '@briefcast/contract/paths';
import { currencySign, formatCount, formatMoney, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { campaignDay, campaignLook } from './campaign-look.ts';
import { Faces } from './faces.tsx';
import { PurseBar } from './purse-bar.tsx';

interface CampaignCardProps {
  campaign: Campaign;
  now: Date;
  /** Tone of a creator's project. */
  toneOf: (status: DealStatus) => Tone;
}

/** A campaign in a list: goal, creators, money, and what comes next. */
export function CampaignCard({ campaign, now, toneOf }: CampaignCardProps) {
  const { id, name, goal, faces, asked, delivered } = campaign;
  const look = campaignLook(campaign, now);
  const day = campaignDay(campaign, look.status);
  return (
    <li className="card notice campaign-card">
      <div className="campaign-card-body">
        <div className="flex items-start justify-between gap-3">
          <h3 dir="auto" className="min-w-0 text-[20px] wrap-anywhere">
            <Link to={paths.campaign.href(id)} className="notice-link">
              {name}
            </Link>
          </h3>
          <Badge tone={look.tone} icon={<look.Icon aria-hidden className="ic" />}>
            {look.label}
          </Badge>
        </div>
        {goal ? (
          <p dir="auto" className="mt-1.5 line-clamp-2 text-sm text-ink-2">
            {goal}
          </p>
        ) : null}
        <Faces faces={faces} toneOf={toneOf} />
        <PursesInLines campaign={campaign} />
      </div>
      <div className="tear" data-tone={look.tone}>
        {day ? (
          <span className="tear-day notice-under num">
            <small>{day.label}</small>
            <b>{formatShortDay(day.day)}</b>
          </span>
        ) : null}
        <span className="notice-under num text-sm font-medium">
          {asked === 0
            ? m.campaign_nobody()
            : m.campaign_delivered_of({ delivered: formatCount(delivered), asked: formatCount(asked) })}
        </span>
      </div>
    </li>
  );
}

function PursesInLines({ campaign }: { campaign: Campaign }) {
  return pursesOf(campaign, campaign.sums).map((purse) => {
    const { currency, planned, agreed, over } = purse;
    const money = (cents: number) => formatMoney(cents, currency);
    return (
      <div key={currency} className="mt-3.5">
        <p className="mb-1.5 flex justify-between gap-3 text-sm">
          <span className="text-ink-2">{currencySign(currency)}</span>
          <span className="num">
            <span>
              {planned === null
                ? m.campaign_agreed_alone({ agreed: money(agreed) })
                : m.campaign_agreed_of({ agreed: money(agreed), planned: money(planned) })}
            </span>
            {over > 0 ? (
              <span data-tone="orange" className="ms-2 font-semibold text-k-ink">
                {m.campaign_over({ amount: money(over) })}
              </span>
            ) : null}
          </span>
        </p>
        <PurseBar purse={purse} small />
      </div>
    );
  });
}
