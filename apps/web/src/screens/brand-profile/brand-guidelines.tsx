import type { OwnBrand } from '@briefcast/contract';
import { useFormContext } from 'react-hook-form';
import { Fact } from '../../features/profile-form/fact.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ColorField, ColorSheet } from './color-field.tsx';
import type { BrandForm } from './form-values.ts';
import { brandStyleChoices, brandVoiceChoices, titleCase } from './labels.ts';

const colors = [
  { key: 'primary', label: 'Primary Color' },
  { key: 'secondary', label: 'Secondary Color' },
  { key: 'accent', label: 'Accent Color' },
] as const;

/** How the brand looks and sounds, to read. */
export function BrandGuidelines({ brand }: { brand: OwnBrand }) {
  return (
    <Card as="div" className="grid gap-7">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {colors.map(({ key, label }) => (
          <ColorSheet key={key} label={label} color={brand.brandColors[key]} />
        ))}
      </dl>
      <dl className="grid gap-5 border-t border-line pt-6 sm:grid-cols-3">
        <Fact label="Brand Voice" empty="Not specified">
          {brand.brandVoice ? titleCase(brand.brandVoice) : null}
        </Fact>
        <Fact label="Brand Style" empty="Not specified">
          {brand.brandStyle ? titleCase(brand.brandStyle) : null}
        </Fact>
        <Fact label="Brand Fonts" empty="Not specified">
          {brand.brandFonts.join(', ')}
        </Fact>
      </dl>
    </Card>
  );
}

/** How the brand looks and sounds, to edit. */
export function BrandGuidelinesFields() {
  const { register, formState } = useFormContext<BrandForm>();
  const { errors } = formState;
  return (
    <Card as="div" className="grid gap-7">
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {colors.map(({ key, label }) => (
          <ColorField key={key} label={label} name={`brandColors.${key}`} />
        ))}
      </div>
      <div className="grid gap-4 border-t border-line pt-6 sm:grid-cols-2 md:grid-cols-3">
        <Field label="Brand Voice" error={errors.brandVoice?.message}>
          <Select placeholder="Select brand voice" options={brandVoiceChoices} {...register('brandVoice')} />
        </Field>
        <Field label="Brand Style" error={errors.brandStyle?.message}>
          <Select placeholder="Select brand style" options={brandStyleChoices} {...register('brandStyle')} />
        </Field>
        <Field label="Brand Fonts" hint="Separate with commas" error={errors.brandFonts?.message}>
          <TextInput placeholder="Inter, Georgia" {...register('brandFonts')} />
        </Field>
      </div>
    </Card>
  );
}
