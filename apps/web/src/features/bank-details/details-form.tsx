import type { BankDetails, BankPlace, NewBankDetails } from '@briefcast/contract';
import { inGroups, mostAccountSigns, normalNumber } from '@briefcast/contract/bank-details/schemas';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { printNote } from '../../lib/print-note.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { EinvoiceFields } from '../../parts/invoices/einvoice-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DetailsForm as FormSchema, type TypedDetails, typedDetails } from './details-schema.ts';
import { IbanProgressLine } from './iban-progress-line.tsx';

const places: Record<BankPlace, { label: () => string; hint: () => string }> = {
  UAE: { label: m.bank_place_uae, hint: m.bank_place_uae_hint },
  IBAN_COUNTRY: { label: m.bank_place_iban, hint: m.bank_place_iban_hint },
  ELSEWHERE: { label: m.bank_place_elsewhere, hint: m.bank_place_elsewhere_hint },
};
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
  const { register, setValue, formState, watch, handleSubmit } = form;
  const { errors } = formState;
  const [place, account, isRegistered] = watch(['place', 'account', 'isRegistered']);
  const [home = '', registrationKind = ''] = watch(['einvoice.country', 'einvoice.registrationKind']);
  const [holder, street, city] = watch(['holder', 'street', 'city']);
  const isIban = place !== 'ELSEWHERE';
  const { onBlur: leaveAccount, ...accountField } = register('account');

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
      <FieldGroup label={m.bank_place()} className="sm:col-span-2">
        <div className="grid gap-2 sm:grid-cols-3">
          {Object.entries(places).map(([value, { label, hint }]) => (
            <CheckboxCell
              key={value}
              type="radio"
              value={value}
              label={label()}
              description={hint()}
              {...register('place')}
            />
          ))}
        </div>
      </FieldGroup>
      <Field
        label={isIban ? m.bank_iban() : m.bank_account()}
        error={errors.account?.message}
        hint={isIban && account !== '' ? <IbanProgressLine place={place} typed={account} /> : undefined}
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
          onBlur={(event) => {
            setValue('account', inGroups(normalNumber(event.target.value)));
            void leaveAccount(event);
          }}
        />
      </Field>
      <Field label={m.bank_bank()} error={errors.bank?.message} required>
        <TextInput autoComplete="off" {...register('bank')} />
      </Field>
      <Field
        label={isIban ? m.bank_swift_optional() : m.bank_swift()}
        error={errors.swift?.message}
        required={!isIban}
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
        <TextInput autoComplete="country-name" {...register('country')} />
      </Field>
      <FieldGroup label={m.einvoice_title()} hint={m.einvoice_bank_text()} className="sm:col-span-2">
        <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
          <EinvoiceFields
            register={(name) => register(`einvoice.${name}`)}
            country={home}
            registrationKind={registrationKind}
          />
        </div>
      </FieldGroup>
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
