/** Form of bank details: the typed values, and the request made of them. */
import { type BankDetails, NewBankDetails, noEinvoiceDetails, z } from '@briefcast/contract';
import { accountFinding } from '@briefcast/contract/bank-details/account-numbers';
import { placeOfIban } from '@briefcast/contract/bank-details/iban-facts';
import { inGroups } from '@briefcast/contract/bank-details/schemas';
import { countryCodes } from '@briefcast/contract/einvoices/countries';
import { registrationFields } from '@briefcast/contract/einvoices/schemas';
import { countryName } from '@briefcast/i18n/format';

/**
 * Everything as text; `isRegistered` says whether there is a tax number. The letters of the country are chosen;
 * `country` keeps words that name none of the list.
 */
const Typed = z.object({
  holder: z.string(),
  hasIban: z.boolean(),
  account: z.string(),
  bank: z.string(),
  swift: z.string(),
  isRegistered: z.enum(['YES', 'NO']),
  trn: z.string(),
  street: z.string(),
  city: z.string(),
  country: z.string(),
  einvoice: z.object(registrationFields(() => z.string())).optional(),
});
export type TypedDetails = z.infer<typeof Typed>;

/** Request body that the server accepts, with a valid account. */
const Sent = NewBankDetails.superRefine(({ place, account }, context) => {
  const code = accountFinding(place, account);
  if (code !== null) context.addIssue({ code: 'custom', path: ['account'], message: code });
});

/** Parses the typed values into the request. */
export const DetailsForm = Typed.transform(({ hasIban, isRegistered, swift, trn, country, ...typed }) => ({
  ...typed,
  place: hasIban ? placeOfIban(typed.account) : ('ELSEWHERE' as const),
  country: typed.einvoice?.country ? countryName(typed.einvoice.country) : country,
  swift: swift.trim() === '' ? null : swift,
  trn: isRegistered === 'YES' ? trn : null,
})).pipe(Sent);

const empty: TypedDetails = {
  holder: '',
  hasIban: true,
  account: '',
  bank: '',
  swift: '',
  isRegistered: 'NO',
  trn: '',
  street: '',
  city: '',
  country: '',
  einvoice: noEinvoiceDetails,
};

/** The letters of a country that was typed in words; empty where the list has none of that name. */
const lettersOf = (country: string): string =>
  countryCodes.find((code) => countryName(code).toLowerCase() === country.trim().toLowerCase()) ?? '';

/** Initial values of the form: the stated details, or empty. */
export function typedDetails(details: BankDetails | null): TypedDetails {
  if (details === null) return empty;
  const { place, account, swift, trn, country, einvoice = noEinvoiceDetails, ...same } = details;
  return {
    ...same,
    hasIban: place !== 'ELSEWHERE',
    account: inGroups(account),
    swift: swift ?? '',
    isRegistered: trn === null ? 'NO' : 'YES',
    trn: trn ?? '',
    country,
    einvoice: { ...einvoice, country: einvoice.country || lettersOf(country) },
  };
}
