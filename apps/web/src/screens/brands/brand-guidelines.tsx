import type { OwnBrand } from '@briefcast/contract';
import { formatSeries } from '@briefcast/i18n/format';
import { brandStyleLabel, brandVoiceLabel } from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';
import { useFormContext } from 'react-hook-form';
import { Fact } from '../../features/profiles/form-parts.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ColorField, ColorSheet } from './color-field.tsx';
import type { BrandForm } from './form-values.ts';
import { brandStyleChoices, brandVoiceChoices } from './labels.ts';

const colors = ['primary', 'secondary', 'accent'] as const;

/** Look and voice of the brand, to read. */
export function BrandGuidelines({ brand }: { brand: OwnBrand }) {
  return (
    <Card as="div" className="grid gap-7">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {colors.map((color) => (
          <ColorSheet key={color} color={color} value={brand.brandColors[color]} />
        ))}
      </dl>
      <dl className="grid gap-5 border-t border-line pt-6 sm:grid-cols-3">
        <Fact label={m.brand_voice()} empty={m.brand_not_specified()}>
          {brand.brandVoice && brandVoiceLabel(brand.brandVoice)}
        </Fact>
        <Fact label={m.brand_style()} empty={m.brand_not_specified()}>
          {brand.brandStyle && brandStyleLabel(brand.brandStyle)}
        </Fact>
        <Fact label={m.brand_fonts()} empty={m.brand_not_specified()}>
          {formatSeries(brand.brandFonts)}
        </Fact>
      </dl>
    </Card>
  );
}

/** Look and voice of the brand, to edit. */
export function BrandGuidelinesFields() {
  const { register, formState } = useFormContext<BrandForm>();
  const { errors } = formState;
  return (
    <Card as="div" className="grid gap-7">
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {colors.map((color) => (
          <ColorField key={color} color={color} />
        ))}
      </div>
      <div className="grid gap-4 border-t border-line pt-6 sm:grid-cols-2 md:grid-cols-3">
        <Field label={m.brand_voice()} error={errors.brandVoice?.message}>
          <Select
            placeholder={m.brand_voice_select()}
            options={brandVoiceChoices()}
            {...register('brandVoice')}
          />
        </Field>
        <Field label={m.brand_style()} error={errors.brandStyle?.message}>
          <Select
            placeholder={m.brand_style_select()}
            options={brandStyleChoices()}
            {...register('brandStyle')}
          />
        </Field>
        <Field label={m.brand_fonts()} hint={m.brand_commas()} error={errors.brandFonts?.message}>
          <TextInput placeholder={m.brand_fonts_example()} {...register('brandFonts')} />
        </Field>
      </div>
    </Card>
  );
}
