import { deliverableOptions, type PublicCreator } from '@briefcast/contract';
import { deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dayOf, lastDeadline } from '../../lib/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { BriefEstimate, BriefWarnings } from './brief-estimate.tsx';
import type { BriefForm } from './brief-form.ts';
import { RightsFields } from './rights-fields.tsx';
import { PaymentTermsField, RoundsField, WishList } from './wish-fields.tsx';

interface BriefFieldsProps {
  form: UseFormReturn<BriefForm>;
  disabled: boolean;
  creators: readonly PublicCreator[];
}

/** What a brief says. */
export function BriefFields({ form, disabled, creators }: BriefFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const [hasRequirements, setHasRequirements] = useState(() => form.getValues('requirements') !== '');
  const [today] = useState(() => dayOf(new Date()));

  return (
    <fieldset disabled={disabled} className="grid gap-4">
      <legend className="sr-only">{m.deal_brief()}</legend>
      <Field label={m.brief_title()} error={errors.title?.message} required>
        <TextInput dir="auto" autoComplete="off" maxLength={200} {...register('title')} />
      </Field>
      <Field label={m.brief_description()} error={errors.description?.message} required>
        <TextArea dir="auto" rows={4} maxLength={5000} {...register('description')} />
      </Field>
      {hasRequirements ? (
        <Field
          label={m.brief_requirements()}
          hint={m.brief_requirements_hint()}
          error={errors.requirements?.message}
        >
          <TextArea dir="auto" rows={2} maxLength={5000} {...register('requirements')} />
        </Field>
      ) : disabled ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus aria-hidden className="ic" />}
          className="-my-2.5 -ms-3 justify-self-start"
          onClick={() => {
            setHasRequirements(true);
            requestAnimationFrame(() => form.setFocus('requirements'));
          }}
        >
          {m.brief_add_requirements()}
        </Button>
      )}
      <FieldGroup label={m.deal_deliverables()} error={errors.deliverables?.message}>
        <div className="grid grid-cols-2 gap-2 max-[359px]:grid-cols-1 sm:grid-cols-3">
          {deliverableOptions.map((option) => (
            <CheckboxCell
              key={option}
              label={deliverableLabel(option)}
              value={option}
              {...register('deliverables')}
            />
          ))}
        </div>
        <WishList form={form} />
      </FieldGroup>
      <BriefEstimate form={form} creators={creators} />
      <div className="grid grid-cols-2 items-start gap-4 max-[359px]:grid-cols-1">
        <Field label={m.brief_budget()} error={errors.budget?.message} required>
          <TextInput
            start={<span aria-hidden>$</span>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            {...register('budget')}
          />
        </Field>
        <Field label={m.deal_deadline()} error={errors.deadline?.message} required>
          <TextInput type="date" min={today} max={lastDeadline} {...register('deadline')} />
        </Field>
        <RoundsField form={form} />
        <PaymentTermsField form={form} />
      </div>
      <RightsFields form={form} />
      <BriefWarnings form={form} creators={creators} />
    </fieldset>
  );
}
