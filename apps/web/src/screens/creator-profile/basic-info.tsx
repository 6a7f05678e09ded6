import { creatorCategories, creatorLanguages, limits, type OwnCreator } from '@briefcast/contract';
import { useFormContext } from 'react-hook-form';
import { ChoiceSet } from '../../features/profile-form/choice-set.tsx';
import { Fact } from '../../features/profile-form/fact.tsx';
import { FormSection } from '../../features/profile-form/form-section.tsx';
import { tagList } from '../../features/profile-form/tag-list.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { CreatorForm } from './form-values.ts';

/** Who the creator is, to read. */
export function BasicInfo({ creator }: { creator: OwnCreator }) {
  return (
    <Card as="div">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact label="First Name">{creator.firstName}</Fact>
        <Fact label="Last Name">{creator.lastName}</Fact>
        <Fact label="Location">{creator.location}</Fact>
        <Fact label="Email">
          <bdi>{creator.email}</bdi>
        </Fact>
        <Fact label="Bio" className="sm:col-span-2">
          {creator.bio}
        </Fact>
        <Fact label="Languages">{tagList(creator.languages)}</Fact>
        <Fact label="Categories">{tagList(creator.categories.map((category) => category.name))}</Fact>
      </dl>
    </Card>
  );
}

/** Who the creator is, to edit. */
export function BasicInfoFields() {
  const { register, formState } = useFormContext<CreatorForm>();
  const { errors } = formState;
  return (
    <Card as="div" flush className="divide-y divide-line">
      <FormSection title="About you">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First Name" required error={errors.firstName?.message}>
            <TextInput autoComplete="given-name" maxLength={limits.name} {...register('firstName')} />
          </Field>
          <Field label="Last Name" required error={errors.lastName?.message}>
            <TextInput autoComplete="family-name" maxLength={limits.name} {...register('lastName')} />
          </Field>
          <Field label="Location" hint="City and country" error={errors.location?.message}>
            <TextInput maxLength={limits.name} {...register('location')} />
          </Field>
          <Field
            label="Bio"
            hint="What you make and for whom. Cards show the first two lines."
            error={errors.bio?.message}
            className="sm:col-span-2"
          >
            <TextArea rows={4} maxLength={limits.text} {...register('bio')} />
          </Field>
        </div>
      </FormSection>
      <FormSection title="Languages" hint="That you speak on camera.">
        <ChoiceSet
          label="Languages"
          options={creatorLanguages}
          field={register('languages')}
          error={errors.languages?.message}
        />
      </FormSection>
      <FormSection title="Categories" hint="That brands find you under.">
        <ChoiceSet
          label="Categories"
          options={creatorCategories}
          field={register('categories')}
          error={errors.categories?.message}
        />
      </FormSection>
    </Card>
  );
}
