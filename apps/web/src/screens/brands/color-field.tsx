import type { BrandColours } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useController } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { BrandForm } from './form-values.ts';

/** Default of the picker while no color is set (rules/wire#own-and-given-choices). */
const pickerDefault = '#000000';

interface ColorProps {
  color: keyof BrandColours;
}

/** One color by the platform's picker or as text; clearing it makes it 'Not set' again. */
export function ColorField({ color }: ColorProps) {
  const { field, fieldState } = useController<BrandForm, `brandColors.${keyof BrandColours}`>({
    name: `brandColors.${color}`,
  });
  const isHex = /^#[0-9a-f]{6}$/i.test(field.value);

  return (
    <Field label={m.brand_color({ color })} error={fieldState.error?.message}>
      <TextInput
        {...field}
        dir="ltr"
        maxLength={7}
        placeholder={m.brand_color_not_set()}
        autoComplete="off"
        spellCheck={false}
        start={
          <input
            type="color"
            aria-label={m.brand_color_pick({ color })}
            className="size-6 appearance-none overflow-hidden rounded-md border-0 bg-transparent p-0 shadow-e0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0"
            value={isHex ? field.value : pickerDefault}
            onChange={(event) => field.onChange(event.target.value.toUpperCase())}
          />
        }
        end={
          field.value ? (
            <Button
              variant="ghost"
              size="sm"
              className="-me-2"
              aria-label={m.brand_color_clear_one({ color })}
              onClick={() => field.onChange('')}
            >
              {m.brand_color_clear()}
            </Button>
          ) : null
        }
      />
    </Field>
  );
}

/** One color as a sheet of it with its name. */
export function ColorSheet({ color, value }: ColorProps & { value: string }) {
  return (
    <div>
      <dt className="label">{m.brand_color({ color })}</dt>
      <dd className="ear overflow-hidden shadow-e0">
        <div
          className="grid h-28 place-items-center bg-sunken md:h-36"
          style={value ? { background: value } : undefined}
        />
        <div className="flex h-12 items-center gap-3 bg-surface px-3.5">
          {value ? (
            <>
              <span className="size-5 flex-none rounded-md shadow-e0" style={{ background: value }} />
              <bdi className="num text-ui font-medium">{value.toUpperCase()}</bdi>
            </>
          ) : (
            <span className="text-ui font-medium text-ink-3">{m.brand_color_not_set()}</span>
          )}
        </div>
      </dd>
    </div>
  );
}
