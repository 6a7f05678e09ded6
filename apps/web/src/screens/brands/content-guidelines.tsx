import { limits, type OwnBrand } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Fact, tagList } from '../../features/profiles/form-parts.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { BrandForm } from './form-values.ts';
import { ListEditor } from './list-editor.tsx';

/** Dos and don'ts for creators, to read. */
export function ContentGuidelines({ brand }: { brand: OwnBrand }) {
  return (
    <Card as="div">
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Fact label={m.brand_dos()} empty={m.brand_not_specified()}>
          {rules(brand.contentDos, <Check aria-hidden className="ic mt-0.5 text-k-ink" />, 'green')}
        </Fact>
        <Fact label={m.brand_donts()} empty={m.brand_not_specified()}>
          {rules(brand.contentDonts, <X aria-hidden className="ic mt-0.5 text-k-ink" />, 'red')}
        </Fact>
        <Fact label={m.brand_hashtags()} empty={m.brand_not_specified()}>
          {tagList(brand.hashtagGuidelines)}
        </Fact>
        <Fact label={m.brand_mentions()} empty={m.brand_not_specified()}>
          {brand.mentionRequirements}
        </Fact>
      </dl>
    </Card>
  );
}

function rules(texts: readonly string[], icon: ReactNode, tone: 'green' | 'red') {
  if (texts.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1.5 font-medium" data-tone={tone}>
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-2">
          {icon}
          <span dir="auto" className="min-w-0">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Dos and don'ts for creators, to edit. */
export function ContentGuidelinesFields() {
  const { register, formState } = useFormContext<BrandForm>();
  const { errors } = formState;
  return (
    <Card as="div" className="grid gap-6">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <ListEditor
          name="contentDos"
          label={m.brand_dos()}
          placeholder={m.brand_dos_example()}
          error={errors.contentDos?.message}
        />
        <ListEditor
          name="contentDonts"
          label={m.brand_donts()}
          placeholder={m.brand_donts_example()}
          error={errors.contentDonts?.message}
        />
      </div>
      <div className="grid gap-4 border-t border-line pt-6 lg:grid-cols-2 lg:gap-x-8">
        <Field label={m.brand_hashtags()} hint={m.brand_commas()} error={errors.hashtagGuidelines?.message}>
          <TextInput placeholder={m.brand_hashtags_example()} {...register('hashtagGuidelines')} />
        </Field>
        <Field label={m.brand_mentions()} error={errors.mentionRequirements?.message}>
          <TextArea rows={3} maxLength={limits.text} {...register('mentionRequirements')} />
        </Field>
      </div>
    </Card>
  );
}
