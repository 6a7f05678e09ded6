import { limits } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { BrandForm } from './form-values.ts';

interface ListEditorProps {
  name: 'contentDos' | 'contentDonts';
  label: string;
  placeholder: string;
  error?: string | undefined;
}

/** A list of short sentences: one row each, added and removed one by one. Blank rows are not saved. */
export function ListEditor({ name, label, placeholder, error }: ListEditorProps) {
  const { register, setFocus } = useFormContext<BrandForm>();
  const { fields, append, remove } = useFieldArray<BrandForm, typeof name>({ name });

  function removeRow(index: number) {
    remove(index);
    // The focused button is gone: the row that took its place is where one goes on.
    const next = Math.min(index, fields.length - 2);
    if (next >= 0) setTimeout(() => setFocus(`${name}.${next}.text`));
  }

  return (
    <FieldGroup label={label} error={error}>
      <ul className="grid gap-2.5">
        {fields.map((row, index) => (
          <li key={row.id} className="flex items-start gap-2">
            <Field
              label={m.brand_row({ list: name, number: formatCount(index + 1) })}
              labelHidden
              className="flex-1"
            >
              <TextInput
                placeholder={placeholder}
                maxLength={limits.title}
                {...register(`${name}.${index}.text`)}
              />
            </Field>
            <Button
              variant="ghost"
              icon={<X aria-hidden className="ic" />}
              aria-label={m.brand_row_remove_one({ list: name, number: formatCount(index + 1) })}
              className="max-sm:px-3!"
              onClick={() => removeRow(index)}
            >
              <span className="max-sm:sr-only">{m.brand_row_remove()}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        size="sm"
        className={fields.length > 0 ? 'mt-2.5' : undefined}
        disabled={fields.length >= limits.listItems}
        onClick={() => append({ text: '' })}
      >
        {m.brand_row_add({ list: name })}
      </Button>
    </FieldGroup>
  );
}
