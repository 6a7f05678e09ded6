import type { CastingSearch } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Trash2 } from 'lucide-react';
import { useChangeSearch, useRemoveSearch } from '../../../features/castings/use-keep-castings.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DialogBox } from '../../../ui/dialog-box.tsx';
import { OnlineIconButton } from '../../../ui/online-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

interface SearchesFormProps {
  searches: readonly CastingSearch[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Switches notifications for each saved search, and deletes searches. */
export function SearchesForm({ searches, open, onOpenChange }: SearchesFormProps) {
  const change = useChangeSearch();
  const remove = useRemoveSearch();
  return (
    <DialogBox
      sheet
      open={open}
      onOpenChange={onOpenChange}
      title={m.search_saved()}
      description={m.search_saved_about()}
    >
      {searches.length === 0 ? <p className="text-ink-2">{m.search_none()}</p> : null}
      <ul className="divide-y divide-line">
        {searches.map(({ id, name, isTold }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <Checkbox
              className="min-w-0 flex-1"
              checked={isTold}
              disabled={change.isPending}
              onChange={({ target }) => change.mutate({ id, isTold: target.checked })}
              label={
                <>
                  <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
                  <span className="hint block">{isTold ? m.search_is_told() : m.search_is_silent()}</span>
                </>
              }
            />
            <OnlineIconButton
              label={m.search_delete({ name })}
              icon={<Trash2 aria-hidden className="ic" />}
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            />
          </li>
        ))}
      </ul>
      <p className="hint mt-4">
        <TextLink to={paths.notificationSettings.href()}>{m.search_settings()}</TextLink>
      </p>
    </DialogBox>
  );
}
