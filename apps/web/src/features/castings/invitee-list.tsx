import { type InvitationState, isFoundIn, searchWords } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Search, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { invitationLook } from './casting-words.ts';
import { FoundInvitees } from './found-invitees.tsx';
import type { Invitee } from './invitee.ts';

/** Lists of a brand, each with who is in it; the first holds everybody. */
export type InviteeLists = readonly { id: string; name: string; ids: readonly string[] }[];

interface InviteeListProps {
  people: readonly Invitee[];
  lists: InviteeLists | undefined;
  /** Whether words find everybody in the directory, too. */
  withDirectory?: boolean;
  /** States of the invitations to this casting. */
  states: ReadonlyMap<string, InvitationState>;
  picked: readonly string[];
  onPick: (ids: string[]) => void;
}

/** People to pick, with words and a list to find them by; earlier invitations show their state. */
export function InviteeList(props: InviteeListProps) {
  const { people, lists, withDirectory = false, states, picked, onPick } = props;
  // Keeps people picked from the directory in reach when other words are typed.
  const [found, setFound] = useState<readonly Invitee[]>([]);
  const [words, setWords] = useState('');
  const [listId, setListId] = useState(lists?.[0]?.id ?? '');
  const list = lists?.find(({ id }) => id === listId);
  const wanted = searchWords(words);
  const isWanted = ({ name, about }: Invitee) => isFoundIn([name, about], wanted);
  const chosen = found.filter(({ id }) => picked.includes(id) && !people.some((one) => one.id === id));
  const shown = [...chosen, ...people.filter((one) => (!list || list.ids.includes(one.id)) && isWanted(one))];
  if (people.length === 0 && !withDirectory)
    return (
      <EmptyState
        title={m.casting_invite_nobody()}
        icon={<UsersRound aria-hidden className="ic" />}
        action={<ButtonLink to={paths.creators.href()}>{m.header_find_creators()}</ButtonLink>}
      >
        {m.casting_invite_nobody_text()}
      </EmptyState>
    );
  return (
    <div className="grid min-w-0 gap-3">
      {people.length > 1 || withDirectory ? (
        <div className="flex flex-wrap gap-2.5 *:first:flex-[1_1_240px]">
          <Field label={m.casting_invite_search()} labelHidden>
            <TextInput
              type="search"
              value={words}
              placeholder={m.casting_invite_search()}
              start={<Search aria-hidden className="ic" />}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
          {lists && lists.length > 1 ? (
            <Field label={m.casting_invite_list()} labelHidden>
              <Select
                options={lists.map(({ id, name }) => ({ value: id, label: name }))}
                value={listId}
                onChange={({ target }) => setListId(target.value)}
              />
            </Field>
          ) : null}
        </div>
      ) : null}
      {shown.length === 0 && !withDirectory ? <p className="hint">{m.casting_invite_no_match()}</p> : null}
      <ul className="max-h-72 divide-y divide-line overflow-y-auto overscroll-contain">
        {shown.map((one) => (
          <InviteeRow key={one.id} invitee={one} {...{ states, picked, onPick }} />
        ))}
        {withDirectory && (wanted.length > 0 || people.length === 0) ? (
          <FoundInvitees
            words={words.trim()}
            known={shown.map(({ id }) => id)}
            render={(one) => (
              <InviteeRow
                key={one.id}
                invitee={one}
                {...{ states, picked }}
                onPick={(ids) => {
                  setFound((before) => [...before.filter(({ id }) => id !== one.id), one]);
                  onPick(ids);
                }}
              />
            )}
          />
        ) : null}
      </ul>
    </div>
  );
}

interface InviteeRowProps extends Pick<InviteeListProps, 'states' | 'picked' | 'onPick'> {
  invitee: Invitee;
}

function InviteeRow({ invitee: { id, name, image, about }, states, picked, onPick }: InviteeRowProps) {
  const state = states.get(id);
  return (
    <li className="flex items-center gap-3 py-2">
      <Checkbox
        className="min-w-0 flex-1"
        disabled={state !== undefined}
        checked={picked.includes(id) && !state}
        onChange={({ target }) =>
          onPick(target.checked ? [...picked, id] : picked.filter((one) => one !== id))
        }
        label={
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={name} src={image ? mediaUrl(image) : null} size={40} />
            <span className="min-w-0">
              <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
              <span dir="auto" className="hint line-clamp-1 block wrap-anywhere">
                {state ? invitationLook(state).label : about}
              </span>
            </span>
          </span>
        }
      />
    </li>
  );
}
