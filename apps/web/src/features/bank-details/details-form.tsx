import type { BankDetails, NewBankDetails } from '@briefcast/contract';
import { bankOfIban, countryOfIban, placeOfIban } from '@briefcast/contract/bank-details/iban-facts';
import { inGroups, mostAccountSigns, normalNumber } from '@briefcast/contract/bank-details/schemas';
import { m } from '@briefcast/i18n/messages';
import { Check, ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { printNote } from '../../lib/print-note.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { CountrySelect } from '../../parts/invoices/country-select.tsx';
import { EinvoiceFields } from '../../parts/invoices/einvoice-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DetailsForm as FormSchema, type TypedDetails, typedDetails } from './details-schema.ts';
import { IbanProgressLine } from './iban-progress-line.tsx';

const registered = {
  YES: { label: m.bank_tax_yes, hint: m.bank_tax_yes_hint },
  NO: { label: m.bank_tax_no, hint: m.bank_tax_no_hint },
};

/** The most signs with a space between groups. */
const mostTypedSigns = Math.ceil(mostAccountSigns * 1.25);

interface DetailsFormProps {
  /** Null where nothing is stated. */
  details: BankDetails | null;
  /** Called with valid details to be saved. */
  onFilled: (details: NewBankDetails) => void;
  onCancel?: (() => void) | undefined;
}

/** Where a creator is paid, to be typed; the account is looked at while it is. */
export function DetailsForm({ details, onFilled, onCancel }: DetailsFormProps) {
  const form = useForm<TypedDetails, unknown, NewBankDetails>({
    resolver: schemaResolver(FormSchema),
    defaultValues: typedDetails(details),
  });
  const { register, setValue, getValues, formState, watch, handleSubmit } = form;
  const { errors } = formState;
  const [hasIban, account, isRegistered] = watch(['hasIban', 'account', 'isRegistered']);
  const suggested = useRef<string | null>(null);
  const [home = '', registrationKind = ''] = watch(['einvoice.country', 'einvoice.registrationKind']);
  const [holder, street, city] = watch(['holder', 'street', 'city']);
  const stated = details?.country;
  const { onBlur: leaveAccount, onChange: typeAccount, ...accountField } = register('account');

  /** Fills in what the IBAN tells, where nothing else was typed. */
  function fillFromIban(typed: string) {
    if (!getValues('hasIban')) return;
    const bank = bankOfIban(typed);
    const shown = getValues('bank');
    if (bank && (shown === '' || shown === suggested.current)) {
      suggested.current = bank;
      setValue('bank', bank, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
    const country = countryOfIban(typed);
    if (country && getValues('einvoice.country') === '' && getValues('country') === '')
      setValue('einvoice.country', country, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return (
    <form noValidate onSubmit={handleSubmit(onFilled)} className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
      <Field
        label={m.bank_holder()}
        hint={printNote(holder)}
        error={errors.holder?.message}
        required
        className="sm:col-span-2"
      >
        <TextInput autoComplete="name" {...register('holder')} />
      </Field>
      <Field
        label={hasIban ? m.bank_iban() : m.bank_account()}
        error={errors.account?.message}
        hint={
          hasIban && account !== '' ? (
            <IbanProgressLine place={placeOfIban(account)} typed={account} />
          ) : undefined
        }
        required
        className="sm:col-span-2"
      >
        <TextInput
          {...accountField}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={mostTypedSigns}
          className="num font-mono"
          onChange={(event) => {
            void typeAccount(event);
            fillFromIban(event.target.value);
          }}
          onBlur={(event) => {
            setValue('account', inGroups(normalNumber(event.target.value)));
            void leaveAccount(event);
          }}
        />
      </Field>
      <Checkbox
        className="-mt-3 sm:col-span-2"
        label={m.bank_no_iban()}
        checked={!hasIban}
        onChange={(event) =>
          setValue('hasIban', !event.currentTarget.checked, { shouldValidate: formState.isSubmitted })
        }
      />
      <Field label={m.bank_bank()} error={errors.bank?.message} required>
        <TextInput autoComplete="off" {...register('bank')} />
      </Field>
      <Field
        label={hasIban ? m.bank_swift_optional() : m.bank_swift()}
        error={errors.swift?.message}
        required={!hasIban}
      >
        <TextInput dir="ltr" autoComplete="off" spellCheck={false} maxLength={15} {...register('swift')} />
      </Field>
      <FieldGroup label={m.bank_tax()} className="sm:col-span-2">
        <div className="grid gap-2 sm:grid-cols-3">
          {Object.entries(registered).map(([value, { label, hint }]) => (
            <CheckboxCell
              key={value}
              type="radio"
              value={value}
              label={label()}
              description={hint()}
              {...register('isRegistered')}
            />
          ))}
        </div>
      </FieldGroup>
      {isRegistered === 'YES' ? (
        <Field label={m.bank_trn()} error={errors.trn?.message} required className="sm:col-span-2">
          <TextInput dir="ltr" inputMode="numeric" autoComplete="off" maxLength={20} {...register('trn')} />
        </Field>
      ) : null}
      <Field
        label={m.bank_street()}
        hint={printNote(street)}
        error={errors.street?.message}
        required
        className="sm:col-span-2"
      >
        <TextInput autoComplete="street-address" {...register('street')} />
      </Field>
      <Field label={m.bank_city()} hint={printNote(city)} error={errors.city?.message} required>
        <TextInput autoComplete="address-level2" {...register('city')} />
      </Field>
      <Field label={m.bank_country()} error={errors.country?.message} required>
        <CountrySelect
          autoComplete="country"
          placeholder={stated || m.bank_country_choose()}
          {...register('einvoice.country')}
        />
      </Field>
      <details className="group border-y border-line sm:col-span-2">
        <summary className="flex min-h-12 cursor-pointer items-center gap-2 py-2 text-sm">
          <ChevronDown aria-hidden className="ic flex-none transition-transform group-open:rotate-180" />
          <span className="min-w-0">
            <span className="block font-semibold">{m.bank_einvoice_only()}</span>
            <span className="hint block">{m.bank_einvoice_what()}</span>
          </span>
        </summary>
        <p className="hint">{m.einvoice_bank_text()}</p>
        <div className="grid gap-x-4 gap-y-4.5 pt-3 pb-5 sm:grid-cols-2">
          <EinvoiceFields
            register={(name) => register(`einvoice.${name}`)}
            country={home}
            registrationKind={registrationKind}
            isCountryAsked={false}
          />
        </div>
      </details>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-3 sm:col-span-2">
        <p className="hint me-auto">{m.bank_change_told()}</p>
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            {m.bank_cancel()}
          </Button>
        ) : null}
        <OnlineButton type="submit" variant="cast" icon={<Check aria-hidden className="ic" />}>
          {m.bank_save()}
        </OnlineButton>
      </div>
    </form>
  );
}
