import { mostCreatorsOfBrief, type PublicCreator } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Plus, UserPlus, X } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const shownAtOnce = 5;

interface MoreCreatorsProps {
  creator: PublicCreator;
  others: readonly PublicCreator[];
  onChange: (others: PublicCreator[]) => void;
  /** Ids of creators who take no briefs, as the server responded. */
  unavailable: readonly string[];
}

/** Further recipients of the brief: the chosen creators, and a search for more of them. */
export function MoreCreators({ creator, others, onChange, unavailable }: MoreCreatorsProps) {
  const [isSearching, setSearching] = useState(false);
  const isFull = others.length + 1 >= mostCreatorsOfBrief;
  const names = unavailable.flatMap((id) => {
    const person = [creator, ...others].find((one) => one.id === id);
    return person ? [fullName(person)] : [];
  });
  return (
    <FieldGroup
      label={m.several_title()}
      error={
        names.length > 0 ? m.several_unavailable({ n: names.length, names: formatSeries(names) }) : undefined
      }
    >
      {others.length > 0 ? (
        <ul className="mb-2.5 flex flex-wrap gap-2">
          {others.map((one) => (
            <li key={one.id} className="ear-sm flex min-w-0 items-center bg-sunken ps-3 text-ui">
              <bdi className="min-w-0 truncate">{fullName(one)}</bdi>
              <IconButton
                size="sm"
                label={m.several_remove({ name: fullName(one) })}
                icon={<X aria-hidden className="ic" />}
                onClick={() => onChange(others.filter(({ id }) => id !== one.id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isSearching && !isFull ? (
        <CreatorSearch
          known={[creator.id, ...others.map(({ id }) => id)]}
          onChoose={(chosen) => onChange([...others, chosen])}
        />
      ) : isFull ? null : (
        <Button
          variant="outline"
          size="sm"
          className="max-sm:min-h-11"
          icon={<UserPlus aria-hidden className="ic" />}
          onClick={() => setSearching(true)}
        >
          {m.several_add()}
        </Button>
      )}
    </FieldGroup>
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
    staleTime: minuteMs,
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

/** The creator's first picture as a small frame; their avatar while there is none. */
export function CreatorThumbnail({ creator }: { creator: PublicCreator }) {
  const still = creator.portfolio
    .map(({ type, url, poster }) => poster ?? (type === 'IMAGE' ? url : null))
    .find((url) => url !== null);
  if (!still) {
    return (
      <Avatar
        name={fullName(creator)}
        src={creator.profileImage && mediaUrl(creator.profileImage)}
        size={48}
      />
    );
  }
  return (
    <div className="frame ear-sm w-[42px] flex-none">
      <img src={mediaUrl(still)} alt="" />
    </div>
  );
}
