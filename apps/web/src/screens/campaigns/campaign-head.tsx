import type { CampaignDetail, Person } from '@briefcast/contract';
import { dayMs, isoMarketDay } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { campaignLook, campaignSpan } from '../../features/campaigns/campaign-look.ts';
import { Faces } from '../../features/campaigns/faces.tsx';
import { dealTone } from '../../features/deals/deal-badge.tsx';
import { fullName } from '../../lib/names.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { BackLink } from '../../ui/text-link.tsx';

interface CampaignHeadProps {
  campaign: CampaignDetail;
  now: Date;
  actions: ReactNode;
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Word of the status; of one that runs between two days with the number of the day. */
function statusText({ firstDay, lastDay }: CampaignDetail, label: string, today: string): string {
  const isWithin = firstDay !== null && lastDay !== null && today >= firstDay && today <= lastDay;
  if (!isWithin) return label;
  return m.campaign_day_of({
    day: formatCount(daysBetween(firstDay, today)),
    days: formatCount(daysBetween(firstDay, lastDay)),
  });
}

/** Keeps the place of the head until the campaign is loaded, or where there is none. */
export function HeadPlace() {
  return (
    <header className="campaign-head on-stage">
      <div className="min-w-0">
        <BackLink to={paths.campaigns.href()} className="text-on-stage-2! hover:text-on-stage!">
          {m.campaign_title()}
        </BackLink>
        <p aria-hidden className="invisible">
          <span className="badge">{m.campaign_one()}</span>
        </p>
        <h1 tabIndex={-1}>{m.campaign_one()}</h1>
      </div>
    </header>
  );
}

/** Head of a campaign on stage, with its days and numbers on the strip below. */
export function CampaignHead({ campaign, now, actions }: CampaignHeadProps) {
  const { name, goal, faces, people } = campaign;
  const { tone, Icon, label, status, deals } = campaignLook(campaign, now);
  const accepted = deals.active + deals.completed;
  const all = accepted + deals.asked + deals.ended;
  const facts = [
    { term: m.campaign_runs(), value: campaignSpan(campaign) },
    {
      term: m.campaign_answers(),
      value: m.campaign_accepted_of({ accepted: formatCount(accepted), all: formatCount(all) }),
    },
    {
      term: m.campaign_delivered(),
      value: m.campaign_of({
        part: formatCount(campaign.delivered),
        whole: formatCount(campaign.asked),
      }),
      more: m.campaign_approved({ count: formatCount(campaign.approved) }),
    },
    ...(campaign.nextDue
      ? [{ term: m.campaign_next(), value: formatShortDay(campaign.nextDue), more: undefined }]
      : []),
  ];
  return (
    <header>
      <div className="campaign-head on-stage">
        <div className="min-w-0">
          <BackLink to={paths.campaigns.href()} className="text-on-stage-2! hover:text-on-stage!">
            {m.campaign_title()}
          </BackLink>
          <p>
            <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
              {status === 'RUNNING' ? statusText(campaign, label, isoMarketDay(now)) : label}
            </Badge>
          </p>
          <h1 tabIndex={-1} dir="auto" className="wrap-anywhere">
            {name}
          </h1>
          {goal ? (
            <p dir="auto" className="campaign-goal">
              {goal}
            </p>
          ) : null}
          <CampaignPeople people={people} />
          {actions ? <div className="mt-5 flex flex-wrap gap-2.5">{actions}</div> : null}
        </div>
        <Faces faces={faces} toneOf={dealTone} />
      </div>
      <dl className="campaign-facts num" data-tone={tone}>
        {facts.map(({ term, value, more }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span>{value}</span>
              {more ? <small>{more}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** Members of the team who see to a campaign, as its head names them; those without a name have none there. */
function CampaignPeople({ people }: { people: readonly Person[] }) {
  const named = people
    .map((person) => ({ id: person.id, name: fullName(person) }))
    .filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <ul aria-label={m.campaign_people()} className="campaign-people">
      {named.map(({ id, name }) => (
        <li key={id}>
          <BrandLogoAvatar name={name} size={26} className="rounded-full!" />
          <bdi className="truncate">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
