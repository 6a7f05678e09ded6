import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Megaphone, Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { boardQuery } from '../../../features/castings/casting-queries.ts';
import { FirstDoors } from '../../../features/castings/first-doors.tsx';
import { eachOnce } from '../../../lib/each-once.ts';
import { pagedQ } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { useHead } from '../../../lib/use-head.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { Main, SkipLink } from '../../../ui/main.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { CreatorTabs } from '../creator-tabs.tsx';
import { Notices } from '../notices.tsx';
import { aboutCastings } from './about-castings.ts';
import { type BoardFilters, boardQueryOf, countFilters, readFilters, writeFilters } from './board-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { SortField } from './sort-field.tsx';

const noFilters = readFilters(new URLSearchParams());
/** The board of open castings (/castings), for creators and everybody else. */
export function CastingsScreen() {
  useHead(aboutCastings());
  const { params, go } = useAddressFilters();
  const filters = readFilters(params);
  const { user } = useSession();
  const isHydrated = useHydrated();
  const isCreator = user?.role === 'CREATOR';
  const { sort, ...asked } = boardQueryOf(filters);
  // Only a creator can be fitted: everybody else reads what closes soonest.
  const byFit = useInfiniteQuery({
    ...pagedQ('castings.fitting', { query: asked }),
    placeholderData: keepPreviousData,
    enabled: isCreator && filters.sort === 'fit',
  });
  const byOther = useInfiniteQuery({
    ...boardQuery({ ...asked, sort }),
    enabled: !isCreator || filters.sort !== 'fit',
  });
  const board = isCreator && filters.sort === 'fit' ? byFit : byOther;
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const castings = eachOnce(board.data?.pages.flatMap((page) => page.castings) ?? []);
  const [first] = board.data?.pages ?? [];
  const count = countFilters(filters);
  const isFiltered = count > 0 || filters.search !== '';
  // Filters would have nothing to filter.
  const isNothingThere = !isFiltered && first?.total === 0;
  const change = (some: Partial<BoardFilters>) => go(writeFilters({ ...filters, ...some }));
  const reset = () => change({ ...noFilters, sort: filters.sort });

  return (
    <Main>
      <SkipLink to="results">{m.header_skip_results()}</SkipLink>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>{m.casting_castings()}</h1>
          <p role="status" className="num mt-1 min-h-6 text-ink-2">
            {first ? m.casting_found({ n: first.total, count: formatCount(first.total) }) : ''}
          </p>
        </div>
        <form
          className="flex w-full gap-2.5 md:max-w-[640px] md:flex-1"
          onSubmit={(event) => {
            event.preventDefault();
            change({ search: String(new FormData(event.currentTarget).get('search') ?? '') });
          }}
        >
          <Field label={m.casting_search()} labelHidden className="min-w-0 flex-1">
            <TextInput
              key={filters.search}
              type="search"
              name="search"
              enterKeyHint="search"
              defaultValue={filters.search}
              placeholder={m.casting_search()}
              start={<Search aria-hidden className="ic" />}
            />
          </Field>
          <SortField
            labelHidden
            className="w-44 flex-none max-sm:hidden"
            filters={filters}
            onChange={change}
          />
          <Button
            variant="outline"
            className="lg:hidden"
            aria-expanded={isOpen}
            aria-controls={panelId}
            icon={<SlidersHorizontal aria-hidden className="ic" />}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="max-sm:sr-only">{m.casting_filters()}</span>
            {count > 0 ? <b className="num">{formatCount(count)}</b> : null}
          </Button>
        </form>
      </div>
      {isCreator || !isHydrated ? <CreatorTabs isFirstPaint={!isHydrated} /> : null}
      {isCreator ? (
        <SavedSearches filters={filters} onChoose={(chosen) => change({ ...noFilters, ...chosen })} />
      ) : null}
      <div
        className={clsx(
          'mt-6 grid items-start gap-6',
          !isNothingThere && 'lg:grid-cols-[264px_minmax(0,1fr)]',
        )}
      >
        {isNothingThere ? null : (
          <FilterPanel
            id={panelId}
            filters={filters}
            counts={first?.counts}
            isOpen={isOpen}
            onChange={change}
            onReset={reset}
          />
        )}
        <section
          id="results"
          tabIndex={-1}
          aria-label={m.casting_open_castings()}
          className="min-w-0 scroll-mt-20"
        >
          {board.isPending ? <BoardSkeleton /> : null}
          {board.isError && !first ? (
            <ErrorState className="card p-5" onRetry={() => void board.refetch()}>
              {m.casting_not_loaded()}
              <span className="block font-normal text-ink-2">
                {errorText(board.error, m.please_try_again())}
              </span>
            </ErrorState>
          ) : null}
          {first && castings.length === 0 ? (
            isFiltered ? (
              <div className="card p-5">
                <EmptyState
                  title={m.casting_none_found()}
                  icon={<Megaphone aria-hidden className="ic" />}
                  action={
                    <Button variant="outline" onClick={reset}>
                      {m.casting_filter_reset()}
                    </Button>
                  }
                >
                  {m.casting_none_found_text()}
                </EmptyState>
              </div>
            ) : (
              <>
                <h2 className="text-[22px]">{m.casting_none_found()}</h2>
                <p className="mt-1.5 mb-5 text-ui text-ink-2">{m.casting_none_open_text()}</p>
                <FirstDoors of="castings" />
              </>
            )
          ) : null}
          <Notices castings={castings} />
          <MorePages list={board} busyText={m.casting_loading()} failedText={m.casting_not_loaded()} />
        </section>
      </div>
    </Main>
  );
}

function BoardSkeleton() {
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <LoadingText className="col-span-full">{m.casting_loading()}</LoadingText>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="ear h-72" />
      ))}
    </div>
  );
}
