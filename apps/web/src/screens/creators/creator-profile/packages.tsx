import { deliverableOptions, limits, mostPackages, type OwnCreator, wishLimits } from '@briefcast/contract';
import { currencySign, formatCount, formatList, formatMoney } from '@briefcast/i18n/format';
import { deliverableCountLabel, deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Fact } from '../../../features/profiles/form-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type CreatorForm, emptyPackage } from './form-values.ts';

/** Packages with their prices, to read. */
export function Packages({ creator }: { creator: OwnCreator }) {
  const packages = creator.packages ?? [];
  if (packages.length === 0) return null;
  return (
    <FormSection title={m.creator_packages()} hint={m.creator_packages_hint()}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {packages.map(({ name, includes, deliverables = [], price, turnaroundDays }) => (
          <Fact key={`${name} ${price}`} label={<bdi>{name}</bdi>}>
            <bdi className="disp num text-d3">{formatMoney(price, creator.currency)}</bdi>
            {turnaroundDays === null ? null : <span className="hint block">{daysText(turnaroundDays)}</span>}
            {deliverables.length > 0 ? (
              <span className="block text-sm font-semibold">
                {formatList(deliverables.map(deliverableCountLabel))}
              </span>
            ) : null}
            {includes ? (
              <span dir="auto" className="block text-sm font-normal text-ink-2">
                {includes}
              </span>
            ) : null}
          </Fact>
        ))}
      </dl>
    </FormSection>
  );
}

const counts = Array.from({ length: wishLimits.count }, (_, index) => ({
  value: String(index + 1),
  label: formatCount(index + 1),
}));

/** Packages, to edit. */
export function PackageFields() {
  const { register, formState, control } = useFormContext<CreatorForm>();
  const sign = currencySign(useWatch({ control, name: 'currency' }));
  const { fields, append, remove } = useFieldArray<CreatorForm, 'packages'>({ name: 'packages' });
  return (
    <FormSection title={m.creator_packages()} hint={m.creator_packages_hint()}>
      <div className="grid gap-6">
        {fields.map((row, index) => {
          const errors = formState.errors.packages?.[index];
          return (
            <div
              key={row.id}
              className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,1fr)_130px_130px_auto]"
            >
              <Field label={m.creator_package_name()} error={errors?.name?.message}>
                <TextInput maxLength={limits.name} {...register(`packages.${index}.name`)} />
              </Field>
              <Field
                label={m.pricing_in_currency({ label: m.creator_package_price(), currency: sign })}
                error={errors?.price?.message}
              >
                <TextInput
                  start={sign}
                  inputMode="decimal"
                  autoComplete="off"
                  {...register(`packages.${index}.price`)}
                />
              </Field>
              <Field
                label={m.pricing_in_days({ label: m.creator_package_days() })}
                error={errors?.turnaroundDays ? m.creator_days_wrong() : undefined}
              >
                <TextInput inputMode="numeric" {...register(`packages.${index}.turnaroundDays`)} />
              </Field>
              <Button
                variant="ghost"
                className="sm:mt-6"
                aria-label={m.creator_package_remove({ number: formatCount(index + 1) })}
                onClick={() => remove(index)}
              >
                <X aria-hidden className="ic" />
              </Button>
              <Field
                label={m.creator_package_includes()}
                error={errors?.includes?.message}
                className="sm:col-span-3"
              >
                <TextArea rows={2} maxLength={500} {...register(`packages.${index}.includes`)} />
              </Field>
              <FieldGroup
                label={m.creator_package_counts()}
                hint={m.creator_package_counts_hint()}
                className="sm:col-span-3"
              >
                <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
                  {deliverableOptions.map((kind) => (
                    <Field key={kind} label={deliverableLabel(kind)}>
                      <Select
                        placeholder={m.line_none()}
                        options={counts}
                        {...register(`packages.${index}.counts.${kind}`)}
                      />
                    </Field>
                  ))}
                </div>
              </FieldGroup>
            </div>
          );
        })}
        <div>
          <Button
            variant="outline"
            size="sm"
            disabled={fields.length >= mostPackages}
            onClick={() => append(emptyPackage)}
          >
            {m.creator_package_add()}
          </Button>
        </div>
      </div>
    </FormSection>
  );
}
