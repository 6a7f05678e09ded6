import { limits, type MarketWord, type OwnCreator } from '@briefcast/contract';
import { categoriesOf, contentLanguagesOf, offeredWords } from '@briefcast/contract/admin/market-words';
import { currencyOfPlace } from '@briefcast/contract/creators/currency-of-place';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceSet, Fact, tagList } from '../../../features/profiles/form-parts.tsx';
import { marketWords, usualCurrency } from '../../../lib/market.ts';
import { printNote } from '../../../lib/print-note.ts';
import { useContactNote } from '../../../parts/moderation/contact-note.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type CreatorForm, hasTypedPrices } from './form-values.ts';
import { SocialAccountFields, SocialAccounts } from './social-accounts.tsx';

/** Creator's basic details, to read. */
export function BasicInfo({ creator }: { creator: OwnCreator }) {
  return (
    <Card as="div">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact label={m.creator_first_name()}>{creator.firstName}</Fact>
        <Fact label={m.creator_last_name()}>{creator.lastName}</Fact>
        <Fact label={m.creator_location()}>{creator.location}</Fact>
        <Fact label={m.creator_email()}>
          <bdi>{creator.email}</bdi>
        </Fact>
        <Fact label={m.creator_bio()} className="sm:col-span-2">
          {creator.bio}
        </Fact>
        <Fact label={m.creator_languages()}>{tagList(creator.languages.map(languageLabel))}</Fact>
        <Fact label={m.creator_categories()}>
          {tagList(creator.categories.map(({ name }) => categoryLabel(name)))}
        </Fact>
        <SocialAccounts creator={creator} />
      </dl>
    </Card>
  );
}

/** Words on offer, and retired ones that were chosen before. */
const offered = (words: readonly MarketWord[], chosen: readonly (string | undefined)[] = []) =>
  offeredWords(
    words,
    chosen.filter((word) => word !== undefined),
  );

/** Creator's basic details, to edit. */
export function BasicInfoFields() {
  const { register, formState, control, getValues, setValue } = useFormContext<CreatorForm>();
  const [firstName, lastName] = useWatch({ control, name: ['firstName', 'lastName'] });
  const { errors, touchedFields, defaultValues } = formState;
  const contactNote = useContactNote(useWatch({ control, name: 'bio' }));
  const followPlace = (place: string) => {
    // A currency that was chosen, or has prices, stays.
    if (touchedFields.currency || hasTypedPrices(getValues())) return;
    setValue('currency', currencyOfPlace(place, usualCurrency()));
  };
  return (
    <Card as="div" flush className="divide-y divide-line">
      <FormSection title={m.creator_about_you()}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={m.creator_first_name()}
            hint={printNote(firstName)}
            required
            error={errors.firstName?.message}
          >
            <TextInput autoComplete="given-name" maxLength={limits.name} {...register('firstName')} />
          </Field>
          <Field
            label={m.creator_last_name()}
            hint={printNote(lastName)}
            required
            error={errors.lastName?.message}
          >
            <TextInput autoComplete="family-name" maxLength={limits.name} {...register('lastName')} />
          </Field>
          <Field
            label={m.creator_location()}
            hint={m.creator_location_hint()}
            error={errors.location?.message}
          >
            <TextInput
              maxLength={limits.name}
              {...register('location', { onChange: (event) => followPlace(event.target.value) })}
            />
          </Field>
          <Field
            label={m.creator_bio()}
            hint={
              <>
                {m.creator_bio_hint()}
                {contactNote}
              </>
            }
            error={errors.bio?.message}
            className="sm:col-span-2"
          >
            <TextArea rows={4} maxLength={limits.text} {...register('bio')} />
          </Field>
        </div>
      </FormSection>
      <FormSection title={m.creator_languages()} hint={m.creator_languages_hint()}>
        <ChoiceSet
          label={m.creator_languages()}
          options={offered(contentLanguagesOf(marketWords()), defaultValues?.languages)}
          labelOf={languageLabel}
          field={register('languages')}
          error={errors.languages?.message}
        />
      </FormSection>
      <FormSection title={m.creator_categories()} hint={m.creator_categories_hint()}>
        <ChoiceSet
          label={m.creator_categories()}
          options={offered(categoriesOf(marketWords()), defaultValues?.categories)}
          labelOf={categoryLabel}
          field={register('categories')}
          error={errors.categories?.message}
        />
      </FormSection>
      <SocialAccountFields />
    </Card>
  );
}
