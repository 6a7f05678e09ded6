/** Fields of the operator's settings, one for each kind of value. */
import { wholeFromTyped } from '@briefcast/contract';
import { type ReactNode, useId } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { printNote } from '../../../lib/print-note.ts';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { SettingsForm } from './settings-form.ts';

export type Fields = UseFormReturn<SettingsForm, unknown, SettingsForm>;

/** Cards of one part; `onOpen` leads to the field of a value, which may be in another part. */
export interface CardsProps {
  form: Fields;
  onOpen: (name: string) => void;
}

export const Intro = ({ children }: { children: string }) => (
  <p className="-mt-2 max-w-[62ch] text-ui text-ink-2">{children}</p>
);
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
);

interface ValueProps {
  form: Fields;
  name: FieldPath<SettingsForm>;
  label: string;
  hint?: string;
}

export function OnOff({ form, name, label }: ValueProps) {
  const id = useId();
  return (
    <div className="mt-4 flex min-h-11 items-center gap-3 font-semibold">
      <Switch id={id} {...form.register(name)} checked={form.watch(name) === true} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

/** A text, or an amount where `amount` says so. */
export function Text({ form, name, label, hint, amount = false }: ValueProps & { amount?: boolean }) {
  const value = form.watch(name);
  const note = typeof value === 'string' ? printNote(value) : undefined;
  return (
    <Field label={label} hint={note ?? hint} error={form.getFieldState(name, form.formState).error?.message}>
      <TextInput inputMode={amount ? 'decimal' : undefined} autoComplete="off" {...form.register(name)} />
    </Field>
  );
}

export function Whole({ form, name, label, hint }: ValueProps) {
  return (
    <Field label={label} hint={hint} error={form.getFieldState(name, form.formState).error?.message}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        {...form.register(name, { setValueAs: (typed: string | number) => wholeFromTyped(String(typed)) })}
      />
    </Field>
  );
}
