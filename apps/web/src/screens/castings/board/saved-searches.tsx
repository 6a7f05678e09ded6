import type { CastingSearch } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { BellPlus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { q } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { type BoardFilters, countFilters, filtersOfSearch, keptFilters } from './board-filters.ts';
import { SaveSearchDialog, SearchesDialog } from './searches-dialogs.ts';

interface SavedSearchesProps {
  filters: BoardFilters;
  onChoose: (filters: Omit<BoardFilters, 'sort'>) => void;
}

const isSame = (search: CastingSearch, filters: BoardFilters) =>
  JSON.stringify(search.filters) === JSON.stringify(keptFilters(filters));

/** The searches that a creator saved, and the present one where it has filters and is not saved. */
export function SavedSearches({ filters, onChoose }: SavedSearchesProps) {
  const { data: searches = [] } = useQuery({
    ...q('castingSearches.list'),
    select: (answer) => answer.searches,
    staleTime: minuteMs,
  });
  const [open, setOpen] = useState<'SAVE' | 'ALL' | null>(null);
  const isSearch = countFilters(filters) > 0 || filters.search.trim() !== '';
  const isKnown = searches.some((search) => isSame(search, filters));
  if (searches.length === 0 && !isSearch) return null;
  return (
    <section aria-label={m.search_saved()} className="mt-4 flex flex-wrap items-center gap-2">
      {searches.map((search) => {
        const isHere = isSame(search, filters);
        return (
          <button
            key={search.id}
            type="button"
            aria-pressed={isHere}
            className={clsx(
              'min-h-11 max-w-full rounded-md border px-3.5 text-start text-sm font-semibold wrap-anywhere sm:min-h-9',
              isHere ? 'border-primary bg-primary text-on-primary' : 'border-line-strong hover:bg-sunken',
            )}
            onClick={() => onChoose(filtersOfSearch(search))}
          >
            <bdi>{search.name}</bdi>
          </button>
        );
      })}
      {isSearch && !isKnown ? (
        <Button
          variant="outline"
          size="sm"
          className="max-sm:min-h-11"
          icon={<BellPlus aria-hidden className="ic" />}
          onClick={() => setOpen('SAVE')}
        >
          {m.search_save()}
        </Button>
      ) : null}
      {searches.length > 0 ? (
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:min-h-11"
          icon={<Settings2 aria-hidden className="ic" />}
          onClick={() => setOpen('ALL')}
        >
          {m.search_manage()}
        </Button>
      ) : null}
      {open === 'SAVE' ? (
        <SaveSearchDialog filters={filters} open onOpenChange={() => setOpen(null)} />
      ) : null}
      <SearchesDialog searches={searches} open={open === 'ALL'} onOpenChange={() => setOpen(null)} />
    </section>
  );
}
