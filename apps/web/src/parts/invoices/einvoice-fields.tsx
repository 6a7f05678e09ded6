/**
 * The fields that an e-invoice requires of the seller or the buyer, for use in several forms
 * (rules/einvoices#parties).
 */
import type { EinvoiceDetails, RegistrationKind } from '@briefcast/contract';
import { emirates, homeCountry } from '@briefcast/contract/einvoices/schemas';
import { m } from '@briefcast/i18n/messages';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CountrySelect } from './country-select.tsx';

const emirateNames: Record<(typeof emirates)[number], () => string> = {
  AUH: m.einvoice_emirate_auh,
  DXB: m.einvoice_emirate_dxb,
  SHJ: m.einvoice_emirate_shj,
  AJM: m.einvoice_emirate_ajm,
  UAQ: m.einvoice_emirate_uaq,
  RAK: m.einvoice_emirate_rak,
  FUJ: m.einvoice_emirate_fuj,
};
const registrations: Record<Exclude<RegistrationKind, ''>, () => string> = {
  TL: m.einvoice_registration_licence,
  EID: m.einvoice_registration_emirates_id,
  PAS: m.einvoice_registration_passport,
  CD: m.einvoice_registration_decision,
};

type Register<Name extends keyof EinvoiceDetails> = (name: Name) => UseFormRegisterReturn;

/** Street and city, for forms that have no fields of their own for them. */
export function EinvoiceAddressFields({ register }: { register: Register<'street' | 'city'> }) {
  return (
    <>
      <Field label={m.einvoice_street()}>
        <TextInput autoComplete="address-line1" {...register('street')} />
      </Field>
      <Field label={m.einvoice_city()}>
        <TextInput autoComplete="address-level2" {...register('city')} />
      </Field>
    </>
  );
}

interface EinvoiceFieldsProps {
  register: Register<Exclude<keyof EinvoiceDetails, 'street' | 'city'>>;
  /** The country that is chosen now. */
  country: string;
  registrationKind: RegistrationKind;
  /** False where the form around asks for it. */
  isCountryAsked?: boolean;
}

/** Country, region, registration and the number of a party without a tax number. */
export function EinvoiceFields({
  register,
  country,
  registrationKind,
  isCountryAsked = true,
}: EinvoiceFieldsProps) {
  const isPassport = registrationKind === 'PAS';
  return (
    <>
      {isCountryAsked ? (
        <Field label={m.einvoice_country()}>
          <CountrySelect placeholder={m.einvoice_not_chosen()} {...register('country')} />
        </Field>
      ) : null}
      {country === homeCountry ? (
        <Field label={m.einvoice_emirate()}>
          <Select
            placeholder={m.einvoice_not_chosen()}
            options={emirates.map((value) => ({ value, label: emirateNames[value]() }))}
            {...register('region')}
          />
        </Field>
      ) : (
        <Field label={m.einvoice_region()}>
          <TextInput autoComplete="address-level1" {...register('region')} />
        </Field>
      )}
      <Field label={m.einvoice_registration()}>
        <Select
          placeholder={m.einvoice_not_chosen()}
          options={Object.entries(registrations).map(([value, label]) => ({ value, label: label() }))}
          {...register('registrationKind')}
        />
      </Field>
      <Field label={m.einvoice_registration_number()}>
        <TextInput dir="ltr" autoComplete="off" {...register('registrationNumber')} />
      </Field>
      {registrationKind === 'TL' || isPassport ? (
        <Field label={isPassport ? m.einvoice_passport_country() : m.einvoice_authority()}>
          {isPassport ? (
            <CountrySelect placeholder={m.einvoice_not_chosen()} {...register('registrationIssuer')} />
          ) : (
            <TextInput autoComplete="off" {...register('registrationIssuer')} />
          )}
        </Field>
      ) : null}
      <Field label={m.einvoice_tin()} hint={m.einvoice_tin_hint()}>
        <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...register('tin')} />
      </Field>
    </>
  );
}
