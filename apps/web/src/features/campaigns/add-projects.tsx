import { mostMovedDeals } from '@briefcast/contract/campaigns/limits';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../lib/show-error.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useMoveDeals } from './campaign-queries.ts';
import { CampaignSelect } from './campaign-select.tsx';
import { dealsOfPages, looseDealsQuery, nameOf } from './loose-deals.ts';

interface AddProjectsProps {
  /** Campaign that they go into; chosen here where absent. */
  campaignId?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Ticks open projects that are in no campaign, and puts them into one together. */
export function AddProjects({ campaignId, open, onOpenChange }: AddProjectsProps) {
  const list = useInfiniteQuery(looseDealsQuery);
  const deals = dealsOfPages(list.data);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [to, setTo] = useState(campaignId ?? '');
  const move = useMoveDeals();

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id) && next.size < mostMovedDeals) next.add(id);
    setChosen(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.size === 0 || to === '') return;
    move.mutate(
      { dealIds: [...chosen], campaignId: to },
      {
        onSuccess: () => {
          toastSuccess(m.campaign_added());
          onOpenChange(false);
        },
      },
    );
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.campaign_add_projects()}
      description={m.campaign_add_about()}
      submitText={m.campaign_add_chosen()}
      busyText={m.campaign_saving()}
      busy={move.isPending}
      error={move.error ? errorText(move.error, m.campaign_not_moved()) : undefined}
    >
      {campaignId === undefined ? <CampaignSelect value={to} onChange={setTo} /> : null}
      {list.isPending ? <LoadingText>{m.campaign_projects_loading()}</LoadingText> : null}
      {list.isError && !list.data ? (
        <ErrorState onRetry={() => void list.refetch()}>{m.campaign_projects_not_loaded()}</ErrorState>
      ) : null}
      {list.data && deals.length === 0 ? <p className="hint">{m.campaign_add_none()}</p> : null}
      <ul>
        {deals.map((deal) => (
          <li key={deal.id}>
            <Checkbox
              checked={chosen.has(deal.id)}
              onChange={() => toggle(deal.id)}
              label={
                <>
                  <bdi className="block font-semibold wrap-anywhere">{nameOf(deal)}</bdi>
                  <bdi className="block text-sm wrap-anywhere text-ink-2">{deal.title}</bdi>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <MorePages
        list={list}
        busyText={m.campaign_projects_loading()}
        failedText={m.campaign_projects_not_loaded()}
      />
    </FormDialog>
  );
}
