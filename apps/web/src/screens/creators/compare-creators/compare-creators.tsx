import '../../../styles/compare.css';
import { AppError, type PublicCreator } from '@briefcast/contract';
import { comparedIds, mostCompared } from '@briefcast/contract/creators/compare';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Scale } from 'lucide-react';
import { CompareTable } from '../../../features/creators/compare-table.tsx';
import { setCompared } from '../../../features/creators/compared.ts';
import { useSendBriefDialog } from '../../../features/deals/send-brief/use-send-brief-dialog.tsx';
import { loadClient } from '../../../lib/load-client.ts';
import { fullName } from '../../../lib/names.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Main } from '../../../ui/main.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { CompareColumns } from './compare-columns.tsx';
import { type ComparedCreator, compareRows } from './compare-rows.ts';

/** Whether there is no such creator: unknown, not published, or no id at all. */
const isMissing = (error: unknown) =>
  error instanceof AppError && ['creator.not_found', 'request.invalid'].includes(error.code);

/** Everybody who is there, and how many are not. The page is whole without the details of somebody. */
async function readCreators(ids: readonly string[], signal: AbortSignal) {
  const { creators } = await loadClient();
  const found = await Promise.all(
    ids.map(async (id): Promise<ComparedCreator | null> => {
      const details = creators.details({ params: { id } }, { signal }).catch(() => undefined);
      try {
        const { creator } = await creators.publicProfile({ params: { id } }, { signal });
        return { creator, details: (await details)?.details };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    }),
  );
  const all = found.filter((one) => one !== null);
  return { all, gone: found.length - all.length };
}

/** Up to four creators side by side, for everybody (/creators/compare?ids=…). */
export function CompareCreatorsScreen() {
  useDocumentTitle(m.compare_title());
  const { params, change } = useAddressFilters();
  const ids = comparedIds(params.get('ids'));
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['creators', 'compared', ids],
    queryFn: ({ signal }) => readCreators(ids, signal),
    placeholderData: keepPreviousData,
  });
  const { open, dialog } = useSendBriefDialog();

  // Drops removed creators at once.
  const all = (data?.all ?? []).filter(({ creator }) => ids.includes(creator.id));
  const gone = data?.gone ?? 0;
  const count = data ? all.length : ids.length;

  /** The address and what was chosen say the same. */
  function remove(removed: PublicCreator) {
    const left = all.map(({ creator }) => creator).filter(({ id }) => id !== removed.id);
    setCompared(left);
    change({ ids: left.map(({ id }) => id).join(',') });
  }

  return (
    <Main className="pt-3! md:pt-4!">
      <BackLink to={paths.creators.href()}>{m.directory_title()}</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1}>
            {count === 0 ? m.compare_title() : m.compare_heading({ n: count, count: formatCount(count) })}
          </h1>
          <p className="mt-1 text-ink-2">{m.compare_about()}</p>
        </div>
        {ids.length > 0 && ids.length < mostCompared ? (
          <ButtonLink to={paths.creators.href()} variant="outline" icon={<Plus aria-hidden className="ic" />}>
            {m.compare_add_one()}
          </ButtonLink>
        ) : null}
      </div>
      {gone > 0 ? (
        <p role="status" className="mt-4 text-ui font-semibold">
          {m.compare_gone({ n: gone, count: formatCount(gone) })}
        </p>
      ) : null}
      {error && !data ? (
        <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
          {m.compare_failed()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      ) : isPending ? (
        <Loading />
      ) : all.length === 0 ? (
        <Card as="div" flush className="mt-6">
          <EmptyState
            title={m.compare_nobody()}
            icon={<Scale aria-hidden className="ic" />}
            action={<ButtonLink to={paths.creators.href()}>{m.header_find_creators()}</ButtonLink>}
          >
            {m.compare_nobody_text()}
          </EmptyState>
        </Card>
      ) : (
        <>
          <CompareColumns all={all} onRemove={remove} onSend={open} />
          <section aria-label={m.compare_facts()} className="card mt-5 overflow-hidden">
            <CompareTable
              columns={all.map(({ creator }) => ({ id: creator.id, name: fullName(creator) }))}
              rows={compareRows(all)}
            />
          </section>
        </>
      )}
      {dialog}
    </Main>
  );
}

function Loading() {
  return (
    <div className="mt-6 grid gap-5">
      <LoadingText>{m.directory_loading()}</LoadingText>
      <Skeleton className="ear h-[420px]" />
      <Skeleton className="ear h-96" />
    </div>
  );
}
