import type { CampaignDetail, DealListItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { carryCampaign } from '../../features/deals/send-brief/carried-campaign.ts';
import { useSendBriefDialog } from '../../features/deals/send-brief/use-send-brief-dialog.tsx';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { useUser } from '../../lib/use-user.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import type { OnBrief } from './brief-of.ts';
import { type CreatorSort, creatorSorts, sortCreators } from './campaign-deals.ts';
import { CreatorRow } from './creator-row.tsx';
import { PastPeople } from './past-people.tsx';
import { RemindButton } from './remind-button.tsx';

interface LoadedDeals {
  data: unknown;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface CreatorRowsProps {
  campaign: CampaignDetail;
  list: LoadedDeals;
  deals: readonly DealListItem[];
  mayManage: boolean;
}

const labels: Record<CreatorSort, () => string> = {
  needs: m.campaign_sort_needs,
  due: m.campaign_sort_due,
  name: m.campaign_sort_name,
};

/** A row for each project of the campaign. */
export function CreatorRows({ campaign, list, deals, mayManage }: CreatorRowsProps) {
  const [sort, setSort] = useState<CreatorSort>('needs');
  const { id: senderId } = useUser();
  const { open, dialog } = useSendBriefDialog();
  const people = useAddressFilters().params.get('people');
  const brief: OnBrief = (creator, written) => {
    carryCampaign({ senderId, id: campaign.id });
    open(creator, written);
  };
  const asked = new Set(deals.flatMap(({ creator }) => creator?.id ?? []));
  return (
    <section aria-labelledby="campaign-creators">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="campaign-creators" className="text-[22px]">
          {m.campaign_creators()}
        </h2>
        <span className="flex flex-wrap items-center gap-3">
          {mayManage && !campaign.isArchived && deals.some(({ status }) => status === 'BRIEF_SENT') ? (
            <RemindButton campaignId={campaign.id} />
          ) : null}
          {deals.length > 1 ? (
            <ChoiceRow
              label={m.campaign_sort()}
              value={sort}
              options={creatorSorts.map((value) => ({ value, label: labels[value]() }))}
              onChange={setSort}
            />
          ) : null}
        </span>
      </div>
      {mayManage && people && list.data ? (
        <div className="mb-4">
          <PastPeople from={people} asked={asked} onBrief={brief} />
        </div>
      ) : null}
      {list.isPending ? (
        <div className="grid gap-3">
          <LoadingText>{m.campaign_projects_loading()}</LoadingText>
          <Skeleton className="ear h-24" />
          <Skeleton className="ear h-24" />
        </div>
      ) : !list.data ? (
        <ErrorState className="card p-5" onRetry={() => void list.refetch()}>
          {m.campaign_projects_not_loaded()}
        </ErrorState>
      ) : deals.length === 0 ? (
        <div className="card p-5">
          <EmptyState
            headingLevel={3}
            title={m.campaign_empty()}
            icon={<UsersRound aria-hidden className="ic" />}
          >
            {m.campaign_empty_text()}
          </EmptyState>
        </div>
      ) : (
        <ul className="grid gap-2.5">
          {sortCreators(deals, sort, mayManage).map((deal) => (
            <CreatorRow
              key={deal.id}
              deal={deal}
              campaignId={campaign.id}
              mayManage={mayManage}
              asked={asked}
              onBrief={brief}
            />
          ))}
        </ul>
      )}
      <MorePages
        list={list}
        busyText={m.campaign_projects_loading()}
        failedText={m.campaign_projects_not_loaded()}
      />
      {dialog}
    </section>
  );
}
