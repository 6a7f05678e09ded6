import { m } from '@briefcast/i18n/messages';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

/** A password field with a button to show the password. Pass `autoComplete` "current-password" or "new-password". */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="-me-3 grid size-11 flex-none place-items-center rounded-md text-ink-3 hover:text-ink"
          aria-label={shown ? m.password_hide() : m.password_show()}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden className="ic" />
        </button>
      }
    />
  );
}
