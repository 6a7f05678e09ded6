import { formatCount } from '@briefcast/i18n/format';
import { useId, useRef, useState } from 'react';
import { SendBriefAction } from '../../features/send-brief/send-brief-action.tsx';
import { useSendBriefDialog } from '../../features/send-brief/use-send-brief-dialog.tsx';
import { useSendBriefIntent } from '../../features/send-brief/use-send-brief-intent.ts';
import { fullName } from '../../lib/full-name.ts';
import { useSession } from '../../lib/session.ts';
import { useHead } from '../../lib/use-head.ts';
import { Main } from '../../ui/main.tsx';
import { aboutCreators } from './about-creators.ts';
import { CreatorResults } from './creator-results.tsx';
import { countFilters, type DirectoryFilters, noFilters } from './directory-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FiltersButton } from './filters-button.tsx';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';
import { useDirectory } from './use-directory.ts';
import { useDirectoryFilters } from './use-directory-filters.ts';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useSteadyFacets } from './use-steady-facets.ts';
import { NarrowOnly, WideOnly } from './wide.tsx';

/** Find Creators: everybody looks, brands send briefs. */
export function CreatorsScreen() {
  useHead(aboutCreators);
  const { filters, change } = useDirectoryFilters();
  const directory = useDirectory(filters);
  const facets = useSteadyFacets(directory.facets, filters);
  const { open, dialog } = useSendBriefDialog();
  useSendBriefIntent(open);
  // Creators do not brief each other.
  const hasAction = useSession().user?.role !== 'CREATOR';

  const panelId = useId();
  const [isPanelOpen, setPanelOpen] = useState(true);
  const sheet = useFilterSheet();
  const [resets, setResets] = useState(0);
  const results = useRef<HTMLElement>(null);

  function handleChange(some: Partial<DirectoryFilters>) {
    change(some);
    // Whoever had scrolled down would look at the end of another list.
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView();
  }

  function handleReset() {
    setResets(resets + 1);
    handleChange(noFilters);
  }

  const isLoading = directory.isPending || directory.isPlaceholderData;
  const found = isLoading
    ? 'Loading creators...'
    : directory.total === undefined
      ? ''
      : `${formatCount(directory.total)} creators found`;
  const fields = {
    filters,
    facets: directory.isError ? (facets ?? null) : facets,
    resets,
    onChange: handleChange,
  };
  const count = countFilters(filters);

  return (
    <Main>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>Find Creators</h1>
          <p role="status" className="num mt-1 min-h-6 text-ink-2">
            {found}
          </p>
        </div>
        <div className="flex w-full gap-2.5 md:max-w-[760px] md:flex-1">
          <SearchBox
            key={resets}
            value={filters.search}
            onSearch={(search) => handleChange({ search })}
            className="min-w-0 flex-1"
          />
          <WideOnly>
            <SortSelect
              value={filters.sort}
              onChange={handleChange}
              labelHidden
              className="w-48 flex-none max-lg:hidden"
            />
          </WideOnly>
          <FiltersButton
            count={count}
            panel={{ id: panelId, isOpen: isPanelOpen, onToggle: () => setPanelOpen(!isPanelOpen) }}
            sheet={sheet}
          />
        </div>
      </div>

      <div className="mt-6 flex items-start gap-6">
        {isPanelOpen ? (
          <WideOnly>
            <FilterPanel
              {...fields}
              id={panelId}
              onApply={() => results.current?.focus()}
              onReset={handleReset}
            />
          </WideOnly>
        ) : null}
        <section ref={results} tabIndex={-1} aria-label="Creators" className="min-w-0 flex-1 scroll-mt-20">
          <CreatorResults
            directory={directory}
            isFiltered={count > 0 || filters.search !== ''}
            actionFor={
              hasAction
                ? (creator) => (
                    <SendBriefAction creatorName={fullName(creator)} onSend={() => open(creator)} />
                  )
                : undefined
            }
            onReset={handleReset}
          />
        </section>
      </div>

      {sheet.Sheet ? (
        <NarrowOnly>
          <sheet.Sheet.current
            {...fields}
            open={sheet.isOpen}
            onOpenChange={sheet.setOpen}
            found={found}
            onReset={handleReset}
          />
        </NarrowOnly>
      ) : null}
      {dialog}
    </Main>
  );
}
