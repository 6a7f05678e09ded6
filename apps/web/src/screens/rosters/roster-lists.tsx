import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Bookmark, List, Repeat2, Star } from 'lucide-react';
import { NewListField } from '../../features/rosters/new-list-field.tsx';
import type { RosterEntry, RosterPlace } from './roster-places.ts';

interface RosterListsProps {
  places: readonly RosterPlace[];
  entries: readonly RosterEntry[];
  selected: string;
  onSelect: (id: string) => void;
}

const icons: Record<string, typeof List> = { all: Bookmark, favourites: Star, 'worked-with': Repeat2 };

/** The lists, with how many are in each; on phones in a line above. */
export function RosterLists({ places, entries, selected, onSelect }: RosterListsProps) {
  return (
    <nav aria-label={m.roster_lists()} className="card p-3 lg:sticky lg:top-20">
      <ul className="flex gap-1 overflow-x-auto lg:grid">
        {places.map(({ id, name, holds }) => {
          const Icon = icons[id] ?? List;
          return (
            <li key={id} className="flex-none">
              <button
                type="button"
                aria-current={id === selected ? 'true' : undefined}
                className={clsx(
                  'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-start text-ui font-medium hover:bg-sunken',
                  id === selected && 'bg-sunken font-semibold',
                )}
                onClick={() => onSelect(id)}
              >
                <Icon aria-hidden className="ic flex-none" />
                <bdi className="max-w-48 min-w-0 flex-1 truncate">{name}</bdi>
                <span className="hint num">{formatCount(entries.filter(holds).length)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <NewListField className="mt-3 border-t border-line px-1 pt-3" onAdded={({ id }) => onSelect(id)} />
    </nav>
  );
}
