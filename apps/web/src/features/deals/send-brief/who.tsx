import { mostCreatorsOfBrief, type PublicCreator } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { turnaroundText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const shownAtOnce = 5;

interface WhoProps {
  creator: PublicCreator;
  others: readonly PublicCreator[];
  /** Null while nothing can be changed. */
  onChange: ((others: PublicCreator[]) => void) | null;
  /** Ids of creators who take no briefs, as the server responded. */
  unavailable: readonly string[];
}

/** The recipients of the brief, and a search for more of them. */
export function Who({ creator, others, onChange, unavailable }: WhoProps) {
  const [isSearching, setSearching] = useState(false);
  const isFull = others.length + 1 >= mostCreatorsOfBrief;
  const names = unavailable.flatMap((id) => {
    const person = [creator, ...others].find((one) => one.id === id);
    return person ? [fullName(person)] : [];
  });
  return (
    <FieldGroup
      label={m.brief_who()}
      hint={others.length > 0 ? m.several_hint({ count: formatCount(others.length + 1) }) : undefined}
      error={
        names.length > 0 ? m.several_unavailable({ n: names.length, names: formatSeries(names) }) : undefined
      }
    >
      <div data-focus-later className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Recipient creator={creator} />
          {others.map((one) => (
            <Recipient
              key={one.id}
              creator={one}
              onRemove={onChange && (() => onChange(others.filter(({ id }) => id !== one.id)))}
            />
          ))}
          {onChange && !isSearching && !isFull ? (
            <button type="button" className="recipient-add" onClick={() => setSearching(true)}>
              <Plus aria-hidden className="ic" />
              {m.several_add()}
            </button>
          ) : null}
        </div>
        {onChange && isSearching && !isFull ? (
          <CreatorSearch
            known={[creator.id, ...others.map(({ id }) => id)]}
            onChoose={(chosen) => onChange([...others, chosen])}
          />
        ) : null}
      </div>
    </FieldGroup>
  );
}

function Recipient({ creator, onRemove }: { creator: PublicCreator; onRemove?: (() => void) | null }) {
  const name = fullName(creator);
  return (
    <span className="recipient">
      <Avatar name={name} src={creator.profileImage && mediaUrl(creator.profileImage)} size={32} />
      <span className="min-w-0 wrap-anywhere">
        <bdi>{name}</bdi> <small>{turnaroundText(creator)}</small>
      </span>
      {onRemove ? (
        <IconButton
          size="sm"
          label={m.several_remove({ name })}
          icon={<X aria-hidden className="ic" />}
          onClick={onRemove}
        />
      ) : null}
    </span>
  );
}

interface CreatorSearchProps {
  known: readonly string[];
  onChoose: (creator: PublicCreator) => void;
}

function CreatorSearch({ known, onChoose }: CreatorSearchProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const listId = useId();
  const { data, error } = useQuery({
    queryKey: queryKeys.creators.directory({ briefFor: search }),
    queryFn: ({ signal }) =>
      client.creators.directory(
        { query: { ...(search ? { search } : {}), limit: shownAtOnce + known.length } },
        { signal },
      ),
    staleTime: 60_000,
  });
  const found = data?.creators.filter(({ id }) => !known.includes(id)).slice(0, shownAtOnce);
  return (
    <div className="ear-sm bg-sunken p-3.5">
      <Field label={m.several_search()} labelHidden>
        <TextInput
          type="search"
          autoComplete="off"
          autoFocus
          placeholder={m.several_search()}
          aria-controls={listId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // The form is sent by its button; Enter here would send the brief.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <ul id={listId} className="mt-2 grid">
        {found?.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-3 py-1 text-ui">
            <span className="min-w-0 truncate">
              <bdi>{fullName(one)}</bdi> {one.location ? <bdi className="hint">{one.location}</bdi> : null}
            </span>
            <IconButton
              label={m.several_add_one({ name: fullName(one) })}
              icon={<Plus aria-hidden className="ic" />}
              onClick={() => onChoose(one)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="hint">
        {error ? errorText(error, m.call_failed()) : found?.length === 0 ? m.several_none() : null}
      </p>
    </div>
  );
}
