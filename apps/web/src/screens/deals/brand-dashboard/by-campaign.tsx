import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FolderInput, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CampaignCard } from '../../../features/campaigns/campaign-card.tsx';
import { AddProjectsDialog, CampaignDialog } from '../../../features/campaigns/campaign-dialogs.ts';
import { campaignsQuery } from '../../../features/campaigns/campaign-queries.ts';
import { dealsOfPages, looseDealsQuery } from '../../../features/campaigns/loose-deals.ts';
import { dealTone } from '../../../features/deals/deal-badge.tsx';
import { eachOnce } from '../../../lib/each-once.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useFreshDialog } from '../../../ui/use-fresh-dialog.ts';
import { ProjectRows, type ProjectRowsProps } from './project-list.tsx';
import { ProjectsSkeleton } from './projects-skeleton.tsx';

type ByCampaignProps = Omit<ProjectRowsProps, 'deals'>;

/** Projects of a brand by campaign, and below them those without one. */
export function ByCampaign(props: ByCampaignProps) {
  const { mayMove } = props;
  const list = useInfiniteQuery(campaignsQuery());
  const [now] = useState(() => new Date());
  const navigate = useNavigate();
  const dialog = useFreshDialog();
  const campaigns = eachOnce(list.data?.pages.flatMap((page) => page.campaigns) ?? []);
  const create = mayMove ? (
    <Button variant="outline" icon={<FolderPlus aria-hidden className="ic" />} onClick={dialog.open}>
      {m.campaign_new()}
    </Button>
  ) : undefined;
  return (
    <>
      <div className="mt-5 mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-[19px]">{m.campaign_title()}</h3>
        <span className="flex flex-wrap items-center gap-4">
          <TextLink to={paths.campaigns.href()}>{m.campaign_all()}</TextLink>
          {campaigns.length > 0 ? create : null}
        </span>
      </div>
      {list.isPending ? <ProjectsSkeleton /> : null}
      {list.isError && !list.data ? (
        <ErrorState className="card p-5" onRetry={() => void list.refetch()}>
          {m.campaign_not_loaded()}
        </ErrorState>
      ) : null}
      {list.data && campaigns.length === 0 ? (
        <div className="card p-5">
          <EmptyState
            headingLevel={3}
            title={m.campaign_none()}
            icon={<FolderPlus aria-hidden className="ic" />}
            action={create}
          >
            {m.campaign_none_text()}
          </EmptyState>
        </div>
      ) : null}
      <ul className="grid gap-5 lg:grid-cols-2">
        {campaigns.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} now={now} toneOf={dealTone} />
        ))}
      </ul>
      <MorePages list={list} busyText={m.campaign_loading()} failedText={m.campaign_not_loaded()} />
      <LooseProjects {...props} mayAdd={mayMove && campaigns.length > 0} />
      {dialog.opening > 0 ? (
        <CampaignDialog
          key={dialog.opening}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          onSaved={(id) => void navigate(paths.campaign.href(id))}
        />
      ) : null}
    </>
  );
}

function LooseProjects({ mayAdd, ...rows }: ByCampaignProps & { mayAdd: boolean }) {
  const list = useInfiniteQuery(looseDealsQuery);
  const deals = dealsOfPages(list.data);
  const dialog = useFreshDialog();
  if (deals.length === 0) return null;
  return (
    <>
      <div className="mt-7 mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-[19px]">{m.campaign_without()}</h3>
        {mayAdd ? (
          <Button variant="outline" icon={<FolderInput aria-hidden className="ic" />} onClick={dialog.open}>
            {m.campaign_add_to()}
          </Button>
        ) : null}
      </div>
      <ProjectRows {...rows} deals={deals} />
      <MorePages
        list={list}
        busyText={m.campaign_projects_loading()}
        failedText={m.campaign_projects_not_loaded()}
      />
      {dialog.opening > 0 ? (
        <AddProjectsDialog key={dialog.opening} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      ) : null}
    </>
  );
}
