import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Archive, CalendarPlus, FolderPlus, Search, UserRound } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { CampaignCard } from '../../features/campaigns/campaign-card.tsx';
import { CampaignDialog } from '../../features/campaigns/campaign-dialogs.ts';
import { campaignsQuery } from '../../features/campaigns/campaign-queries.ts';
import { dealTone } from '../../features/deals/deal-badge.tsx';
import { eachOnce } from '../../lib/each-once.ts';
import { mayForOrganization } from '../../lib/policy.ts';
import { errorText } from '../../lib/show-error.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { SegmentedTabs, TabGroup, TabPanel } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';

const CalendarDialog = whenOpen(async () => (await import('./calendar-dialog.tsx')).CalendarDialog);

type Place = 'current' | 'archived';

/** The organisation's campaigns (/campaigns). */
export function CampaignsScreen() {
  useDocumentTitle(m.campaign_title());
  const navigate = useNavigate();
  const { params, change } = useAddressFilters();
  const place: Place = params.get('state') === 'archived' ? 'archived' : 'current';
  const dialog = useFreshDialog();
  const calendar = useFreshDialog();
  const mayManage = mayForOrganization(useUser(), 'campaign.manage');
  const create = mayManage ? (
    <Button variant="cast" icon={<FolderPlus aria-hidden className="ic" />} onClick={dialog.open}>
      {m.campaign_new()}
    </Button>
  ) : null;
  return (
    <Main>
      <PageHeader
        title={m.campaign_title()}
        subtitle={m.campaign_about()}
        actions={
          <>
            <Button
              variant="outline"
              icon={<CalendarPlus aria-hidden className="ic" />}
              onClick={calendar.open}
            >
              {m.campaign_calendar()}
            </Button>
            {create}
          </>
        }
      />
      <TabGroup<Place>
        className="mt-5"
        value={place}
        onValueChange={(next) => change({ state: next === 'archived' ? next : undefined })}
      >
        <SegmentedTabs<Place>
          label={m.campaign_title()}
          value={place}
          className="md:w-80"
          items={[
            { id: 'current', label: m.campaign_current() },
            { id: 'archived', label: m.campaign_archive() },
          ]}
        />
        <TabPanel value={place} className="pt-4">
          <CampaignList key={place} place={place} />
        </TabPanel>
      </TabGroup>
      <CalendarDialog open={calendar.isOpen} onOpenChange={calendar.setOpen} />
      {dialog.opening > 0 ? (
        <CampaignDialog
          key={dialog.opening}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          onSaved={(id) => void navigate(paths.campaign.href(id))}
        />
      ) : null}
    </Main>
  );
}

type Whose = 'all' | 'mine';

function CampaignList({ place }: { place: Place }) {
  const { params, change } = useAddressFilters();
  const whose: Whose = params.get('whose') === 'mine' ? 'mine' : 'all';
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const list = useInfiniteQuery(
    campaignsQuery({
      ...(search ? { search } : {}),
      ...(place === 'archived' ? { state: place } : {}),
      ...(whose === 'mine' ? { whose } : {}),
    }),
  );
  const [now] = useState(() => new Date());
  const campaigns = eachOnce(list.data?.pages.flatMap((page) => page.campaigns) ?? []);
  if (list.isPending) {
    return (
      <div className="grid gap-5 lg:grid-cols-2">
        <LoadingText className="col-span-full">{m.campaign_loading()}</LoadingText>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="ear h-56" />
        ))}
      </div>
    );
  }
  if (list.isError && !list.data) {
    return (
      <ErrorState className="card p-5" onRetry={() => void list.refetch()}>
        {m.campaign_not_loaded()}
        <span className="block font-normal text-ink-2">{errorText(list.error, m.please_try_again())}</span>
      </ErrorState>
    );
  }
  if (campaigns.length === 0 && !words && whose === 'all') return <NoCampaigns place={place} />;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Field label={m.campaign_search()} labelHidden className="min-w-0 grow sm:max-w-72">
          <TextInput
            type="search"
            value={words}
            maxLength={200}
            placeholder={m.campaign_search()}
            start={<Search aria-hidden className="ic" />}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <ChoiceRow<Whose>
          label={m.campaign_whose()}
          value={whose}
          options={[
            { value: 'all', label: m.campaign_everybody() },
            { value: 'mine', label: m.campaign_mine() },
          ]}
          onChange={(next) => change({ whose: next === 'mine' ? next : undefined })}
        />
      </div>
      <h2 className="sr-only">{place === 'archived' ? m.campaign_archive() : m.campaign_current()}</h2>
      {campaigns.length === 0 ? (
        <div className="card mt-4 p-5">
          {search ? (
            <EmptyState title={m.campaign_no_match()} icon={<Search aria-hidden className="ic" />} />
          ) : (
            <EmptyState title={m.campaign_mine_none()} icon={<UserRound aria-hidden className="ic" />} />
          )}
        </div>
      ) : (
        <ul className="mt-4 grid gap-5 lg:grid-cols-2">
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} now={now} toneOf={dealTone} />
          ))}
        </ul>
      )}
      <MorePages list={list} busyText={m.campaign_loading()} failedText={m.campaign_not_loaded()} />
    </>
  );
}

function NoCampaigns({ place }: { place: Place }) {
  return (
    <div className="card p-5">
      {place === 'archived' ? (
        <EmptyState title={m.campaign_archive_none()} icon={<Archive aria-hidden className="ic" />} />
      ) : (
        <EmptyState title={m.campaign_none()} icon={<FolderPlus aria-hidden className="ic" />}>
          {m.campaign_none_text()}
        </EmptyState>
      )}
    </div>
  );
}
