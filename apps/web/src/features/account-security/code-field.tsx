import { m } from '@briefcast/i18n/messages';
import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** A code of the authenticator app or of recovery, beside the password. */
export function CodeField({
  error,
  ...input
}: ComponentProps<typeof TextInput> & { error: string | undefined }) {
  return (
    <Field label={m.own_two_factor_code()} error={error} required>
      <TextInput dir="ltr" autoComplete="one-time-code" spellCheck={false} {...input} />
    </Field>
  );
}
