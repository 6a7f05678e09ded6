import { mostCreatorsOfBrief, type PublicCreator } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { mediaUrl } from '../../../../lib/media-url.ts';
import { fullName } from '../../../../lib/names.ts';
import { q } from '../../../../lib/query.ts';
import { errorText } from '../../../../lib/show-error.ts';
import { rosterCreatorsQuery, rostersQuery } from '../../../../parts/creators/rosters-query.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';

const shownAtOnce = 6;

/** Names that were typed at once, with commas or lines between them. */
export const namesIn = (typed: string): string[] => {
  const names = typed.split(/[,;\n،]/u).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))].slice(0, mostCreatorsOfBrief);
};

interface Found {
  creators: PublicCreator[] | undefined;
  error: Error | null;
}

/** Creators of the directory, by each of the names; everybody for none. */
function useFound(names: readonly string[]): Found {
  const searches = names.length > 0 ? names : [''];
  const results = useQueries({
    queries: searches.map((search) => ({
      ...q('creators.directory', { query: { ...(search ? { search } : {}), limit: shownAtOnce } }),
      staleTime: minuteMs,
    })),
  });
  const found = results.flatMap(({ data }) => data?.creators ?? []);
  const isThere = results.every(({ data }) => data !== undefined);
  return {
    creators: isThere ? [...new Map(found.map((one) => [one.id, one])).values()] : undefined,
    error: results.find(({ error }) => error)?.error ?? null,
  };
}

interface CreatorPickerProps {
  people: readonly PublicCreator[];
  onChange: (people: PublicCreator[]) => void;
  onDone: () => void;
}

/** Ticks creators, from the directory by their names or from a roster; a whole row is pressed. */
export function CreatorPicker({ people, onChange, onDone }: CreatorPickerProps) {
  const [typed, setTyped] = useState('');
  const [rosterId, setRosterId] = useState('');
  const found = useFound(namesIn(useDeferredValue(typed)));
  const { data: rosters } = useQuery(rostersQuery);
  const { data: saved } = useQuery({ ...rosterCreatorsQuery, enabled: rosterId !== '' });
  const inRoster = (id: string) =>
    rosters?.saved.some(
      ({ creatorId, isFavourite, listIds }) =>
        creatorId === id && (rosterId === 'favourites' ? isFavourite : listIds.includes(rosterId)),
    );
  const listed =
    rosterId === ''
      ? found.creators
      : saved?.flatMap(({ creator }) => (creator && inRoster(creator.id) ? [creator] : []));
  const isTicked = (id: string) => people.some((one) => one.id === id);
  const rest = listed?.filter(({ id }) => !isTicked(id)) ?? [];
  const isFull = people.length >= mostCreatorsOfBrief;

  return (
    <div className="ear-sm grid gap-2 bg-sunken p-3.5">
      <div className="flex flex-wrap items-start gap-2">
        {rosters && rosters.saved.length > 0 ? (
          <Field label={m.several_from()} labelHidden className="w-44 max-sm:w-full">
            <Select
              options={[
                { value: '', label: m.several_everybody() },
                { value: 'favourites', label: m.roster_favourites() },
                ...rosters.lists.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={rosterId}
              onChange={(event) => setRosterId(event.target.value)}
            />
          </Field>
        ) : null}
        {rosterId === '' ? (
          <Field label={m.several_search()} labelHidden hint={m.several_search_hint()} className="flex-1">
            <TextInput
              type="search"
              autoComplete="off"
              autoFocus
              placeholder={m.several_search()}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                // The form is sent by its button; Enter here would send the brief.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          </Field>
        ) : rest.length > 0 && !isFull ? (
          <Button
            variant="outline"
            onClick={() => onChange([...people, ...rest].slice(0, mostCreatorsOfBrief))}
          >
            {m.several_tick_all()}
          </Button>
        ) : null}
        <Button variant="outline" className="ms-auto" onClick={onDone}>
          {m.several_done()}
        </Button>
      </div>
      <ul className="picks">
        {listed?.map((one) => (
          <li key={one.id}>
            <label className="pick">
              <span className="check-box">
                <input
                  type="checkbox"
                  checked={isTicked(one.id)}
                  disabled={isTicked(one.id) ? people.length === 1 : isFull}
                  onChange={(event) =>
                    onChange(
                      event.target.checked ? [...people, one] : people.filter(({ id }) => id !== one.id),
                    )
                  }
                />
                <Check aria-hidden className="ic" />
              </span>
              <Avatar name={fullName(one)} src={one.profileImage && mediaUrl(one.profileImage)} size={32} />
              <span className="min-w-0 truncate">
                <bdi className="font-semibold">{fullName(one)}</bdi>{' '}
                {one.location ? <bdi className="hint">{one.location}</bdi> : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="hint empty:hidden">
        {isFull
          ? m.several_full({ n: mostCreatorsOfBrief, count: formatCount(mostCreatorsOfBrief) })
          : found.error && rosterId === ''
            ? errorText(found.error, m.call_failed())
            : listed?.length === 0
              ? m.several_none()
              : null}
      </p>
    </div>
  );
}
