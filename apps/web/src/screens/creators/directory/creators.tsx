import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { CompareTray } from '../../../features/creators/compare-tray.tsx';
import { useCompared } from '../../../features/creators/compared.ts';
import { CarriedBriefNote } from '../../../features/deals/send-brief/carried-brief-note.tsx';
import { SendBriefAction } from '../../../features/deals/send-brief/send-brief-action.tsx';
import { useSendBriefDialog } from '../../../features/deals/send-brief/use-send-brief-dialog.tsx';
import { useSendBriefIntent } from '../../../features/deals/send-brief/use-send-brief-intent.ts';
import { fullName } from '../../../lib/names.ts';
import { useSession } from '../../../lib/session.ts';
import { useHead } from '../../../lib/use-head.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { Main, SkipLink } from '../../../ui/main.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { CreatorResults } from './creator-results.tsx';
import { correctedSearch, countFilters, type DirectoryFilters, fieldNames } from './directory-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FiltersButton, useFilterSheet } from './filters-button.tsx';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';
import { aboutCreators, useDirectory } from './use-directory.ts';
import { useDirectoryFilters } from './use-directory-filters.ts';
import { readForm, useFilterEvents } from './use-filter-events.ts';
import { useSteadyFacets } from './use-steady-facets.ts';
import { NarrowOnly, WideOnly } from './wide.tsx';

/** Find Creators: everybody looks, brands send briefs. */
export function CreatorsScreen() {
  useHead(aboutCreators());
  const { filters, version, change, reset } = useDirectoryFilters();
  const directory = useDirectory(filters);
  const facets = useSteadyFacets(directory.facets, filters);
  const { open, dialog } = useSendBriefDialog();
  useSendBriefIntent(open);
  // Creators do not brief each other.
  const hasAction = useSession().user?.role !== 'CREATOR';

  const chosen = useCompared();

  const panelId = useId();
  const [isPanelOpen, setPanelOpen] = useState(true);
  const sheet = useFilterSheet();
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);

  /** Scrolls to the results, as the page may be scrolled to the end of another list. */
  function showResults() {
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView();
  }

  function handleChange(some: Partial<DirectoryFilters>) {
    if (change(some)) showResults();
  }

  /** Fills the fields again, as the change did not come from them. */
  function handleRemove(some: Partial<DirectoryFilters>) {
    if (change(some, { isElsewhere: true })) showResults();
  }

  function handleReset() {
    reset();
    showResults();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    handleChange(readForm(event.currentTarget));
    const isSearching = document.activeElement?.getAttribute('name') === fieldNames.search;
    if (!isSearching) results.current?.focus();
  }

  // Counts input typed and chosen before this code was loaded.
  const takeOver = useEffectEvent(() => form.current && change(readForm(form.current), { replace: true }));
  useEffect(() => void takeOver(), []);

  const everybodyId = useId();
  /** Without script it sends a form without fields. */
  const resetButton = (variant: ButtonVariant) => (
    <Button
      type="submit"
      form={everybodyId}
      variant={variant}
      onClick={(event) => {
        event.preventDefault();
        handleReset();
      }}
    >
      {m.directory_reset()}
    </Button>
  );

  const isLoading = directory.isPending || directory.isPlaceholderData;
  const found = isLoading
    ? m.directory_loading()
    : directory.total === undefined
      ? ''
      : m.directory_found({ n: directory.total, count: formatCount(directory.total) });
  const corrected = isLoading ? null : correctedSearch(filters.search, directory.corrections);
  const fields = {
    filters,
    facets: directory.isError ? (facets ?? null) : facets,
    version,
    events: useFilterEvents(handleChange),
  };
  const count = countFilters(filters);
  const isFiltered = count > 0 || filters.search !== '';
  // Filters would have nothing to filter.
  const isNobodyThere = !isFiltered && directory.total === 0;

  return (
    <Main>
      <SkipLink to="results">{m.header_skip_results()}</SkipLink>
      <form ref={form} action={paths.creators.href()} noValidate onSubmit={handleSubmit}>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h1>{m.directory_title()}</h1>
            <div role="status" className="mt-1 min-h-6 text-ink-2">
              <p className="num">{found}</p>
              {corrected === null ? null : (
                <p className="wrap-anywhere">
                  <RichText
                    parts={m.directory_corrected.parts({ search: corrected })}
                    tags={{ search: (words) => <bdi className="font-semibold text-ink">{words}</bdi> }}
                  />
                </p>
              )}
            </div>
          </div>
          <div className="flex w-full gap-2.5 md:max-w-[760px] md:flex-1">
            <SearchBox
              key={version}
              value={filters.search}
              events={fields.events}
              onClear={() => handleChange({ search: '' })}
              className="min-w-0 flex-1"
            />
            <WideOnly>
              <SortSelect
                key={version}
                value={filters.sort}
                isSearch={filters.search !== ''}
                events={fields.events}
                labelHidden
                className="w-48 flex-none max-lg:hidden noscript:block!"
              />
            </WideOnly>
            <FiltersButton
              count={count}
              panel={{ id: panelId, isOpen: isPanelOpen, onToggle: () => setPanelOpen(!isPanelOpen) }}
              sheet={sheet}
            />
          </div>
        </div>

        <CarriedBriefNote />
        <FilterChips filters={filters} onChange={handleRemove} />

        <div className="mt-6 flex items-start gap-6 max-lg:noscript:flex-col-reverse max-lg:noscript:items-stretch">
          {isPanelOpen && !isNobodyThere ? (
            <WideOnly>
              <FilterPanel {...fields} id={panelId} reset={resetButton('ghost')} />
            </WideOnly>
          ) : null}
          <section
            ref={results}
            id="results"
            tabIndex={-1}
            aria-label={m.directory_creators()}
            className="min-w-0 flex-1 scroll-mt-20"
          >
            <CreatorResults
              directory={directory}
              chosen={chosen}
              isFiltered={isFiltered}
              search={corrected ?? filters.search}
              actionFor={
                hasAction
                  ? (creator) => (
                      <SendBriefAction
                        creatorName={fullName(creator)}
                        onSend={() => open(creator)}
                        isSample={creator.isSample}
                      />
                    )
                  : undefined
              }
              reset={resetButton('outline')}
            />
          </section>
        </div>
      </form>
      <form id={everybodyId} action={paths.creators.href()} />

      {sheet.Sheet ? (
        <NarrowOnly>
          <sheet.Sheet.current
            {...fields}
            open={sheet.isOpen}
            onOpenChange={sheet.setOpen}
            found={found}
            onReset={handleReset}
            onApply={(form) => handleChange(readForm(form))}
          />
        </NarrowOnly>
      ) : null}
      {dialog}
      <CompareTray chosen={chosen} />
    </Main>
  );
}
