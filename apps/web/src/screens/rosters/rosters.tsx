import {
  isFoundIn,
  type RosterCreator,
  type Rosters,
  type SavedCreator,
  searchWords,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Bookmark, List, Repeat2, Search, Star, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CompareTray } from '../../features/creators/compare-tray.tsx';
import { useCompared } from '../../features/creators/compared.ts';
import { useSendBriefDialog } from '../../features/deals/send-brief/use-send-brief-dialog.tsx';
import { NewListField } from '../../features/rosters/new-list-field.tsx';
import { mayForOrganization } from '../../lib/policy.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { rosterCreatorsQuery, rostersQuery } from '../../parts/creators/rosters-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { IntoCasting } from './into-casting.tsx';
import { ListHead } from './list-head.tsx';
import { type RosterEntry, type RosterPlace, rosterPlaces } from './roster-places.ts';
import { RosterRow } from './roster-row.tsx';

/** The saved creators with their lists; one who was saved a moment ago may still be loading. */
function entriesOf(rosters: Rosters, creators: readonly RosterCreator[]): RosterEntry[] {
  const byId = new Map(creators.map((creator) => [creator.creatorId, creator]));
  return rosters.saved.flatMap((saved: SavedCreator) => {
    const creator = byId.get(saved.creatorId);
    return creator ? [{ saved, creator }] : [];
  });
}

const matches = ({ saved, creator }: RosterEntry, words: readonly string[]) =>
  isFoundIn([creator.name, creator.creator?.location ?? '', saved.note], words);

/** Creators that the brand saved, list by list (/rosters). */
export function RostersScreen() {
  useDocumentTitle(m.roster_title());
  const rosters = useQuery(rostersQuery);
  const creators = useQuery(rosterCreatorsQuery);
  const chosen = useCompared();
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState('');
  const { open, dialog } = useSendBriefDialog();
  const mayInvite = mayForOrganization(useUser(), 'ownpeople.invite');
  const failed = rosters.error ?? creators.error;
  const isThere = rosters.data !== undefined && creators.data !== undefined;
  const entries = isThere ? entriesOf(rosters.data, creators.data) : [];
  const places = rosterPlaces(rosters.data?.lists ?? []);
  const place = places.find(({ id }) => id === params.get('list')) ?? places[0];
  const inPlace = entries.filter((entry) => place?.holds(entry));
  const wanted = searchWords(words);
  const shown = inPlace.filter((entry) => matches(entry, wanted));

  return (
    <Main>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1>{m.roster_title()}</h1>
          <p className="mt-1 max-w-[40em] text-ink-2">{m.roster_about()}</p>
        </div>
        {mayInvite ? (
          <ButtonLink
            to={paths.ownPeople.href()}
            variant="outline"
            icon={<UserPlus aria-hidden className="ic" />}
          >
            {m.own_people_invite()}
          </ButtonLink>
        ) : null}
      </div>
      {failed && !isThere ? (
        <ErrorState
          className="card mt-6 p-5"
          onRetry={() => {
            void rosters.refetch();
            void creators.refetch();
          }}
        >
          {m.roster_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(failed, m.please_try_again())}</span>
        </ErrorState>
      ) : null}
      {isThere && place ? (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[264px_minmax(0,1fr)]">
          <RosterLists
            places={places}
            entries={entries}
            selected={place.id}
            onSelect={(id) => setParams(id === 'all' ? {} : { list: id }, { preventScrollReset: true })}
          />
          <section aria-labelledby="roster" className="min-w-0">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <div>
                <ListHead key={place.id} place={place} onRemoved={() => setParams({})} />
                <p role="status" className="hint num mt-0.5">
                  {m.roster_creators({ n: shown.length, count: formatCount(shown.length) })}
                </p>
              </div>
              <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:w-full">
                <Field label={m.roster_search()} labelHidden className="w-full sm:w-56">
                  <TextInput
                    type="search"
                    value={words}
                    placeholder={m.roster_search()}
                    start={<Search aria-hidden className="ic" />}
                    onChange={(event) => setWords(event.target.value)}
                  />
                </Field>
                <IntoCasting key={place.id} entries={inPlace} />
              </div>
            </div>
            {shown.length === 0 ? (
              <div className="card mt-4 p-5">
                {inPlace.length > 0 ? (
                  <EmptyState title={m.roster_no_match()} icon={<Search aria-hidden className="ic" />} />
                ) : (
                  <EmptyState
                    title={m.roster_empty()}
                    icon={<UsersRound aria-hidden className="ic" />}
                    action={<ButtonLink to={paths.creators.href()}>{m.header_find_creators()}</ButtonLink>}
                  >
                    {m.roster_empty_text()}
                  </EmptyState>
                )}
              </div>
            ) : (
              <ul className="mt-4 grid gap-3">
                {shown.map((entry) => (
                  <RosterRow
                    key={entry.saved.creatorId}
                    entry={entry}
                    lists={rosters.data.lists}
                    chosen={chosen}
                    onSend={open}
                  />
                ))}
              </ul>
            )}
          </section>
        </div>
      ) : null}
      {!isThere && !failed ? (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[264px_minmax(0,1fr)]">
          <Skeleton className="ear h-64 max-lg:hidden" />
          <div className="grid gap-3">
            <LoadingText>{m.roster_loading()}</LoadingText>
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} className="ear h-36" />
            ))}
          </div>
        </div>
      ) : null}
      {dialog}
      <CompareTray chosen={chosen} />
    </Main>
  );
}

interface RosterListsProps {
  places: readonly RosterPlace[];
  entries: readonly RosterEntry[];
  selected: string;
  onSelect: (id: string) => void;
}

const icons: Record<string, typeof List> = {
  all: Bookmark,
  favourites: Star,
  'worked-with': Repeat2,
  invited: UserPlus,
};

/** The lists with the number of creators in each; on phones in a row above. */
function RosterLists({ places, entries, selected, onSelect }: RosterListsProps) {
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
