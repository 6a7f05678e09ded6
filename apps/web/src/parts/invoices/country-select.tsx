import { countryCodes } from '@briefcast/contract/einvoices/countries';
import { countryName } from '@briefcast/i18n/format';
import type { ComponentProps } from 'react';
import { Select } from '../../ui/select.tsx';

function countryOptions() {
  const options = countryCodes.map((value) => ({ value, label: countryName(value) }));
  return options.sort((one, other) => one.label.localeCompare(other.label));
}

/** A country, by the letters of ISO 3166-1. */
export const CountrySelect = (props: Omit<ComponentProps<typeof Select>, 'options'>) => (
  <Select {...props} options={countryOptions()} />
);
