import { interestCategories, type OwnBrand } from '@briefcast/contract';
import { formatSeries } from '@briefcast/i18n/format';
import { ageRangeLabel, targetGenderLabel } from '@briefcast/i18n/labels/brand';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { useFormContext } from 'react-hook-form';
import { ChoiceSet, Fact, tagList } from '../../features/profiles/form-parts.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { BrandForm } from './form-values.ts';
import { ageRangeChoices, targetGenderChoices } from './labels.ts';

/** Audience that the brand wants to reach, to read. */
export function TargetAudience({ brand }: { brand: OwnBrand }) {
  return (
    <Card as="div">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact label={m.brand_age_range()} empty={m.brand_not_specified()}>
          {brand.targetAgeRange && ageRangeLabel(brand.targetAgeRange)}
        </Fact>
        <Fact label={m.brand_gender()} empty={m.brand_not_specified()}>
          {brand.targetGender && targetGenderLabel(brand.targetGender)}
        </Fact>
        <Fact label={m.brand_locations()} empty={m.brand_not_specified()}>
          {formatSeries(brand.targetLocation)}
        </Fact>
        <Fact label={m.brand_interests()} empty={m.brand_not_specified()}>
          {tagList(brand.targetInterests.map(categoryLabel))}
        </Fact>
      </dl>
    </Card>
  );
}

/** Audience that the brand wants to reach, to edit. */
export function TargetAudienceFields() {
  const { register, formState } = useFormContext<BrandForm>();
  const { errors } = formState;
  return (
    <Card as="div" className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        <Field label={m.brand_age_range()} error={errors.targetAgeRange?.message}>
          <Select
            placeholder={m.brand_age_range_select()}
            options={ageRangeChoices()}
            {...register('targetAgeRange')}
          />
        </Field>
        <Field label={m.brand_gender()} error={errors.targetGender?.message}>
          <Select
            placeholder={m.brand_gender_select()}
            options={targetGenderChoices()}
            {...register('targetGender')}
          />
        </Field>
        <Field label={m.brand_locations()} hint={m.brand_commas()} error={errors.targetLocation?.message}>
          <TextInput placeholder={m.brand_locations_example()} {...register('targetLocation')} />
        </Field>
      </div>
      <ChoiceSet
        label={m.brand_interests()}
        options={interestCategories}
        labelOf={categoryLabel}
        field={register('targetInterests')}
        error={errors.targetInterests?.message}
      />
    </Card>
  );
}
