import { limits, type RosterList } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useChangeList } from './use-change-rosters.ts';

interface NewListFieldProps {
  onAdded?: (list: RosterList) => void;
  className?: string | undefined;
}

/** Creates a list by its name; not a form element, because it is used inside other forms. */
export function NewListField({ onAdded, className }: NewListFieldProps) {
  const [name, setName] = useState('');
  const change = useChangeList();

  function add() {
    if (name.trim() === '' || change.isPending) return;
    change.mutate(
      { add: name.trim() },
      {
        onSuccess: (list) => {
          setName('');
          if (list) onAdded?.(list);
        },
      },
    );
  }

  return (
    <div className={clsx('flex gap-2', className)}>
      <Field label={m.roster_new_list()} labelHidden className="min-w-0 flex-1">
        <TextInput
          value={name}
          placeholder={m.roster_new_list()}
          maxLength={limits.name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      </Field>
      <OnlineButton variant="outline" aria-label={m.roster_add_list()} className="px-3!" onClick={add}>
        <Plus aria-hidden className="ic" />
      </OnlineButton>
    </div>
  );
}
