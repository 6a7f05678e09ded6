import type { RosterCreator, RosterList, SavedCreator } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/** A saved creator, with their lists. */
export interface RosterEntry {
  saved: SavedCreator;
  creator: RosterCreator;
}

/** Places to select at the side: all creators, those of a kind, or one of the brand's own lists. */
export interface RosterPlace {
  /** Its id in the address. */
  id: string;
  name: string;
  list: RosterList | null;
  holds: (entry: RosterEntry) => boolean;
}

/** The four that every brand has, then its own lists. */
export const rosterPlaces = (lists: readonly RosterList[]): RosterPlace[] => [
  { id: 'all', name: m.roster_all(), list: null, holds: () => true },
  { id: 'favourites', name: m.roster_favourites(), list: null, holds: ({ saved }) => saved.isFavourite },
  {
    id: 'worked-with',
    name: m.roster_worked_with(),
    list: null,
    holds: ({ creator }) => creator.projects > 0,
  },
  {
    id: 'invited',
    name: m.own_people_place(),
    list: null,
    holds: ({ creator }) => creator.isInvited === true,
  },
  ...lists.map((list) => ({
    id: list.id,
    name: list.name,
    list,
    holds: ({ saved }: RosterEntry) => saved.listIds.includes(list.id),
  })),
];
