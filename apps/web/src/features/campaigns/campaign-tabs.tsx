import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';

type CampaignTab = 'creators' | 'links' | 'results';

/** Pages of one campaign. */
export function CampaignTabs({ campaignId, current }: { campaignId: string; current: CampaignTab }) {
  const tabs = [
    { tab: 'creators', to: paths.campaign.href(campaignId), label: m.campaign_creators() },
    { tab: 'links', to: paths.campaignLinks.href(campaignId), label: m.short_link_title() },
    { tab: 'results', to: paths.campaignResults.href(campaignId), label: m.result_title() },
  ] as const;
  return (
    <nav aria-label={m.campaign_parts()} className="tabs mt-5">
      {tabs.map(({ tab, to, label }) => (
        <Link key={tab} to={to} className="tab" aria-current={tab === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
