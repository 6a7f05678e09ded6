/** Details that an e-invoice needs of seller and buyer next to name and tax number (rules/einvoices#parties). */
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

/** The Emirates as PINT AE codes them. */
export const emirates = ['AUH', 'DXB', 'SHJ', 'AJM', 'UAQ', 'RAK', 'FUJ'] as const;

/** The country whose tax the e-invoices are for, after ISO 3166-1. */
export const homeCountry = 'AE';

/** None that is known, a trade licence, an Emirates ID, a passport, a cabinet decision. */
export const RegistrationKind = z.enum(['', 'TL', 'EID', 'PAS', 'CD']);
export type RegistrationKind = z.infer<typeof RegistrationKind>;

/** Schema of a text with a maximum number of letters. */
type TextOf = (max: number) => z.ZodType<string, string>;

/** As they were stored, or on their way in: trimmed texts, numbers in Latin digits. What is not known is empty. */
export const registrationFields = (text: TextOf, number: TextOf = text) => ({
  /** An emirate's code in the Emirates, a state or province elsewhere. */
  region: text(limits.name),
  /** Two letters after ISO 3166-1. */
  country: text(2),
  registrationKind: RegistrationKind,
  registrationNumber: text(limits.name),
  /** The authority of a licence; the country of a passport in two letters. */
  registrationIssuer: text(limits.name),
  /** The ten digits of the tax authority that who has no tax number (TRN) is reached by. */
  tin: number(limits.name),
});

/** Details with the address in parts. */
export const einvoiceFields = (text: TextOf, number: TextOf = text) => ({
  street: text(limits.title),
  city: text(limits.name),
  ...registrationFields(text, number),
});

export const EinvoiceDetails = z.object(einvoiceFields(() => z.string()));
export type EinvoiceDetails = z.infer<typeof EinvoiceDetails>;

/** Details of somebody who has stated none. */
export const noEinvoiceDetails: EinvoiceDetails = {
  street: '',
  city: '',
  region: '',
  country: '',
  registrationKind: '',
  registrationNumber: '',
  registrationIssuer: '',
  tin: '',
};
