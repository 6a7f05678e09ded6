import { limits, type OwnBrand } from '@briefcast/contract';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Fact } from '../../features/profile-form/fact.tsx';
import { tagList } from '../../features/profile-form/tag-list.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { BrandForm } from './form-values.ts';
import { ListEditor } from './list-editor.tsx';

/** What creators should and should not do, to read. */
export function ContentGuidelines({ brand }: { brand: OwnBrand }) {
  return (
    <Card as="div">
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Fact label="Content Do's" empty="Not specified">
          {rules(brand.contentDos, <Check aria-hidden className="ic mt-0.5 text-k-ink" />, 'green')}
        </Fact>
        <Fact label="Content Don'ts" empty="Not specified">
          {rules(brand.contentDonts, <X aria-hidden className="ic mt-0.5 text-k-ink" />, 'red')}
        </Fact>
        <Fact label="Hashtag Guidelines" empty="Not specified">
          {tagList(brand.hashtagGuidelines)}
        </Fact>
        <Fact label="Mention Requirements" empty="Not specified">
          {brand.mentionRequirements}
        </Fact>
      </dl>
    </Card>
  );
}

function rules(texts: readonly string[], icon: ReactNode, stock: 'green' | 'red') {
  if (texts.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1.5 font-medium" data-stock={stock}>
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

/** What creators should and should not do, to edit. */
export function ContentGuidelinesFields() {
  const { register, formState } = useFormContext<BrandForm>();
  const { errors } = formState;
  return (
    <Card as="div" className="grid gap-6">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <ListEditor
          name="contentDos"
          label="Content Do's"
          rowLabel="Do"
          placeholder="Show the texture in daylight"
          error={errors.contentDos?.message}
        />
        <ListEditor
          name="contentDonts"
          label="Content Don'ts"
          rowLabel="Don't"
          placeholder="Compare us with other brands"
          error={errors.contentDonts?.message}
        />
      </div>
      <div className="grid gap-4 border-t border-line pt-6 lg:grid-cols-2 lg:gap-x-8">
        <Field
          label="Hashtag Guidelines"
          hint="Separate with commas"
          error={errors.hashtagGuidelines?.message}
        >
          <TextInput placeholder="#skincare, #ad" {...register('hashtagGuidelines')} />
        </Field>
        <Field label="Mention Requirements" error={errors.mentionRequirements?.message}>
          <TextArea rows={3} maxLength={limits.text} {...register('mentionRequirements')} />
        </Field>
      </div>
    </Card>
  );
}
