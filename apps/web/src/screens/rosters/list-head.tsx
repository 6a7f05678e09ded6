import { limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useChangeList } from '../../features/rosters/use-change-rosters.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { RosterPlace } from './roster-places.ts';

/** The name of the present list; the brand's own lists can be renamed and deleted. */
export function ListHead({
  place: { name, list },
  onRemoved,
}: {
  place: RosterPlace;
  onRemoved: () => void;
}) {
  const change = useChangeList();
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);

  function rename(event: FormEvent) {
    event.preventDefault();
    const next = typed?.trim() ?? '';
    if (!list || next === '') return;
    if (next === name) setTyped(null);
    else change.mutate({ rename: next, id: list.id }, { onSuccess: () => setTyped(null) });
  }

  if (typed !== null) {
    return (
      <form noValidate className="flex items-end gap-2" onSubmit={rename}>
        <h2 id="roster" className="sr-only">
          {name}
        </h2>
        <Field label={m.roster_name()}>
          <TextInput
            value={typed}
            maxLength={limits.name}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <OnlineButton type="submit" busy={change.isPending} busyText={m.profile_saving()}>
          {m.roster_done()}
        </OnlineButton>
      </form>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <h2 id="roster" className="text-d3 wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      {list ? (
        <>
          <button
            type="button"
            className="iconbtn"
            aria-label={m.roster_rename()}
            title={m.roster_rename()}
            onClick={() => setTyped(name)}
          >
            <Pencil aria-hidden className="ic" />
          </button>
          <button
            type="button"
            className="iconbtn"
            aria-label={m.roster_delete()}
            title={m.roster_delete()}
            onClick={() => setAsked(true)}
          >
            <Trash2 aria-hidden className="ic" />
          </button>
          <ConfirmDialog
            open={isAsked}
            onOpenChange={setAsked}
            title={m.roster_delete_title({ name })}
            confirmLabel={m.roster_delete()}
            danger
            busy={change.isPending}
            onConfirm={() => change.mutate({ remove: list.id }, { onSuccess: onRemoved })}
          >
            {m.roster_delete_text()}
          </ConfirmDialog>
        </>
      ) : null}
    </div>
  );
}
