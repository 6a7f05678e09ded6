/** Words and look of a campaign's state, on its card and its page. */
import type { Campaign } from '@briefcast/contract';
import { campaignDeals } from '@briefcast/contract/campaigns/purses';
import { type CampaignStatus, campaignStatus, campaignTones } from '@briefcast/contract/campaigns/status';
import { isoMarketDay } from '@briefcast/contract/kit/days';
import { formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Activity, Check, type LucideIcon, Pencil } from 'lucide-react';

const icons: Record<CampaignStatus, LucideIcon> = { PLANNED: Pencil, RUNNING: Activity, FINISHED: Check };

/** Status of a campaign today, with its tone, icon and word. */
export function campaignLook(campaign: Campaign, now: Date) {
  const deals = campaignDeals(campaign.sums);
  const status = campaignStatus(campaign, deals, isoMarketDay(now));
  const label = m.campaign_status({ status });
  return { status, deals, tone: campaignTones[status], Icon: icons[status], label };
}

/** Day on the foot of its card, with what the day means; null where none is known. */
export function campaignDay({ firstDay, lastDay, nextDue }: Campaign, status: CampaignStatus) {
  if (status === 'PLANNED') return firstDay && { label: m.campaign_starts(), day: firstDay };
  if (status === 'FINISHED') return lastDay && { label: m.campaign_ended(), day: lastDay };
  if (nextDue) return { label: m.campaign_next(), day: nextDue };
  return lastDay && { label: m.campaign_ends(), day: lastDay };
}

/** `Jan 11 to Mar 14`, or what is known of it. */
export function campaignSpan({ firstDay, lastDay }: Pick<Campaign, 'firstDay' | 'lastDay'>): string {
  const [from, to] = [firstDay && formatShortDay(firstDay), lastDay && formatShortDay(lastDay)];
  if (from && to) return m.campaign_from_to({ from, to });
  if (from) return m.campaign_from({ from });
  return to ? m.campaign_until({ to }) : m.campaign_no_days();
}
