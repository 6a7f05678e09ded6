/** Form of bank details: the typed values, and the request made of them. */
import { type BankDetails, BankPlace, NewBankDetails, noEinvoiceDetails, z } from '@briefcast/contract';
import { accountFinding } from '@briefcast/contract/bank-details/account-numbers';
import { inGroups } from '@briefcast/contract/bank-details/schemas';
import { registrationFields } from '@briefcast/contract/einvoices/schemas';

/** Everything as text; `isRegistered` says whether there is a tax number. */
const Typed = z.object({
  holder: z.string(),
  place: BankPlace,
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
export const DetailsForm = Typed.transform(({ isRegistered, swift, trn, ...typed }) => ({
  ...typed,
  swift: swift.trim() === '' ? null : swift,
  trn: isRegistered === 'YES' ? trn : null,
})).pipe(Sent);

const empty: TypedDetails = {
  holder: '',
  place: 'UAE',
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

/** Initial values of the form: the stated details, or empty. */
export const typedDetails = (details: BankDetails | null): TypedDetails =>
  details === null
    ? empty
    : {
        ...details,
        account: inGroups(details.account),
        swift: details.swift ?? '',
        isRegistered: details.trn === null ? 'NO' : 'YES',
        trn: details.trn ?? '',
        einvoice: details.einvoice ?? noEinvoiceDetails,
      };
