import { ageRanges, interestCategories, type OwnBrand } from '@briefcast/contract';
import { useFormContext } from 'react-hook-form';
import { ChoiceSet } from '../../features/profile-form/choice-set.tsx';
import { Fact } from '../../features/profile-form/fact.tsx';
import { tagList } from '../../features/profile-form/tag-list.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { BrandForm } from './form-values.ts';
import { ageRangeChoices, targetGenderChoices, titleCase } from './labels.ts';

/** Whom the brand wants to reach, to read. */
export function TargetAudience({ brand }: { brand: OwnBrand }) {
  return (
    <Card as="div">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact label="Age Range" empty="Not specified">
          {brand.targetAgeRange ? ageRanges[brand.targetAgeRange] : null}
        </Fact>
        <Fact label="Gender" empty="Not specified">
          {brand.targetGender ? titleCase(brand.targetGender) : null}
        </Fact>
        <Fact label="Target Locations" empty="Not specified">
          {brand.targetLocation.join(', ')}
        </Fact>
        <Fact label="Target Interests" empty="Not specified">
          {tagList(brand.targetInterests)}
        </Fact>
      </dl>
    </Card>
  );
}

/** Whom the brand wants to reach, to edit. */
export function TargetAudienceFields() {
  const { register, formState } = useFormContext<BrandForm>();
  const { errors } = formState;
  return (
    <Card as="div" className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        <Field label="Age Range" error={errors.targetAgeRange?.message}>
          <Select placeholder="Select age range" options={ageRangeChoices} {...register('targetAgeRange')} />
        </Field>
        <Field label="Gender" error={errors.targetGender?.message}>
          <Select placeholder="Select gender" options={targetGenderChoices} {...register('targetGender')} />
        </Field>
        <Field label="Target Locations" hint="Separate with commas" error={errors.targetLocation?.message}>
          <TextInput placeholder="Dubai, Riyadh" {...register('targetLocation')} />
        </Field>
      </div>
      <ChoiceSet
        label="Target Interests"
        options={interestCategories}
        field={register('targetInterests')}
        error={errors.targetInterests?.message}
      />
    </Card>
  );
}
