import { groupedCode } from '@briefcast/contract/proof/certificate-code';
import { m } from '@briefcast/i18n/messages';
import { type Ref, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Field } from '../../ui/field.tsx';
import { useFieldControl } from '../../ui/field-context.ts';
import { codeParameter } from './code-parameter.ts';

/** Twelve letters in three groups, and the dashes between them. */
const places = Array.from({ length: 14 }, (_, place) => place);
const isDash = (place: number) => place % 5 === 4;
/** Place of the letter after this number of letters. */
const placeAfter = (letters: number) => letters + Math.min(2, Math.floor(letters / 4));
const lettersOf = (text: string) => text.replaceAll('-', '').length;

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The code of a certificate, a letter in each cell; one field, so that it can be pasted as a whole. */
export function CodeField({ error, ...input }: CodeFieldProps) {
  return (
    <Field label={m.verify_code()} hint={m.verify_code_hint()} error={error}>
      <Cells {...input} />
    </Field>
  );
}

function Cells({ value, onChange, ref }: Omit<CodeFieldProps, 'error'>) {
  const control = useFieldControl({});
  const isLive = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  /** Letters before the caret, kept while dashes come and go. */
  const before = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (before.current === null) return;
    const caret = before.current === 0 ? 0 : placeAfter(before.current - 1) + 1;
    input.current?.setSelectionRange(caret, caret);
    before.current = null;
  });

  return (
    // Without script the letters are those of the field itself, which stand in the same places.
    <span className="code-field" dir="ltr" data-live={isLive || undefined}>
      <span aria-hidden className="code-cells">
        {places.map((place) =>
          isDash(place) ? (
            <span key={place}>-</span>
          ) : (
            <i key={place} data-next={place === placeAfter(lettersOf(value)) || undefined}>
              {isLive ? value[place] : null}
            </i>
          ),
        )}
      </span>
      <input
        {...control}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        name={codeParameter}
        value={value}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => {
          before.current = lettersOf(groupedCode(target.value.slice(0, target.selectionStart ?? undefined)));
          onChange(groupedCode(target.value));
        }}
      />
    </span>
  );
}
