import { limits } from '@briefcast/contract';
import { contentLanguagesOf, offeredWords } from '@briefcast/contract/admin/market-words';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Globe, Link2 } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { RequirementsField } from '../../../features/deals/send-brief/folded/folded-fields.tsx';
import { UsualNote } from '../../../features/deals/send-brief/folded/unlike-usual.tsx';
import { PaymentTermsField, RoundsField, WishList } from '../../../features/deals/send-brief/wish-fields.tsx';
import { isRetired, marketWords } from '../../../lib/market.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CheckboxCell } from '../../../ui/checkbox-cell.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { asBrief } from './as-brief.ts';
import type { CastingForm } from './casting-form.ts';
import { CastingRights } from './casting-rights.tsx';
import { categoriesQuery } from './categories-query.ts';

export interface CastingFieldsProps {
  form: UseFormReturn<CastingForm>;
  /** Creators applied already: what they rely on stays as it is. */
  isFixed: boolean;
  /** It takes no applications. */
  isClosed: boolean;
}

/** Terms that are usual until the brand says otherwise, who may apply, and who sees it. */
export function FoldedSections(props: CastingFieldsProps) {
  const { form, isFixed } = props;
  return (
    <div className="-mx-5 divide-y divide-line">
      <FormSection title={m.deal_deliverables()} hint={m.casting_form_deliver_hint()}>
        <fieldset disabled={isFixed} className="grid min-w-0 gap-4">
          <CastingRights form={form} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <div className="terms-line">
              <RoundsField form={asBrief(form)} />
              <UsualNote line="rounds" />
            </div>
            <div className="terms-line">
              <PaymentTermsField form={asBrief(form)} />
              <UsualNote line="paymentDays" />
            </div>
          </div>
          <div className="terms-line">
            <RequirementsField form={asBrief(form)} />
            <UsualNote line="requirements" />
          </div>
          <div className="terms-line">
            <WishList form={asBrief(form)} />
            <UsualNote line="wishes" />
          </div>
        </fieldset>
      </FormSection>
      <WhoSection {...props} />
      <SeenSection {...props} />
    </div>
  );
}

type ListError = { message?: string | undefined; find?: unknown } | undefined;

/** Message of a list, or of the first refused value in it. */
function messageOf(error: ListError): string | undefined {
  const inList: ListError[] = Array.isArray(error) ? error : [];
  return error?.message ?? inList.find(Boolean)?.message;
}

function WhoSection({ form, isFixed }: CastingFieldsProps) {
  const { errors } = form.formState;
  const { data: known = [] } = useQuery(categoriesQuery);
  // Retired ones stay where they were chosen.
  const { categoryIds = [], languages = [] } = form.formState.defaultValues ?? {};
  const categories = known.filter(
    ({ id, name }) => categoryIds.includes(id) || !isRetired('categories', name),
  );
  const chosen = languages.filter((language) => language !== undefined);
  return (
    <FormSection title={m.casting_form_who()} hint={m.casting_form_who_hint()}>
      <fieldset disabled={isFixed} className="grid min-w-0 gap-5">
        <FieldGroup
          label={m.casting_form_categories()}
          hint={m.casting_form_any_hint()}
          error={messageOf(errors.categoryIds)}
        >
          <div className="grid grid-cols-2 gap-2 max-[359px]:grid-cols-1 sm:grid-cols-3">
            {categories.map(({ id, name }) => (
              <CheckboxCell
                key={id}
                label={categoryLabel(name)}
                value={id}
                {...form.register('categoryIds')}
              />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup
          label={m.casting_form_languages()}
          hint={m.casting_form_any_hint()}
          error={messageOf(errors.languages)}
        >
          <div className="grid grid-cols-2 gap-2 max-[359px]:grid-cols-1 sm:grid-cols-3">
            {offeredWords(contentLanguagesOf(marketWords()), chosen).map((language) => (
              <CheckboxCell
                key={language}
                label={languageLabel(language)}
                value={language}
                {...form.register('languages')}
              />
            ))}
          </div>
        </FieldGroup>
        <Field
          label={m.casting_form_question()}
          hint={m.casting_form_question_hint()}
          error={errors.question?.message}
        >
          <TextInput autoComplete="off" maxLength={limits.title} {...form.register('question')} />
        </Field>
        <div>
          <Checkbox label={m.casting_form_film()} {...form.register('asksFilm')} />
          <p className="hint ms-8">{m.casting_form_film_hint()}</p>
        </div>
      </fieldset>
    </FormSection>
  );
}

function SeenSection({ form }: CastingFieldsProps) {
  return (
    <FormSection title={m.casting_form_seen()} hint={m.casting_form_seen_hint()}>
      <FieldGroup label={m.casting_form_seen()} legendHidden>
        <div className="grid gap-2 sm:grid-cols-2">
          <CheckboxCell
            type="radio"
            icon={<Globe aria-hidden className="ic" />}
            label={m.casting_seen_everyone()}
            description={m.casting_seen_everyone_text()}
            value="EVERYONE"
            {...form.register('visibility')}
          />
          <CheckboxCell
            type="radio"
            icon={<Link2 aria-hidden className="ic" />}
            label={m.casting_seen_link()}
            description={m.casting_seen_link_text()}
            value="LINK"
            {...form.register('visibility')}
          />
        </div>
      </FieldGroup>
    </FormSection>
  );
}
