/** Account that a creator is paid to, and people who have seen it (rules/bank-details). */

import { OwnProof } from '../accounts/own-account.ts';
import { registrationFields } from '../einvoices/schemas.ts';
import { finding, type PlainFindingCode } from '../findings.ts';
import { id, instant, line, numberText, requiredLine } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { inLatinDigits } from '../kit/typed-number.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';

/** Place of the bank, which decides the name of its account numbers. */
export const BankPlace = z.enum(['UAE', 'IBAN_COUNTRY', 'ELSEWHERE']);
export type BankPlace = z.infer<typeof BankPlace>;

/** The most signs of an IBAN; accounts elsewhere have no more. */
export const mostAccountSigns = 34;

/** A number as banks keep it: in Latin digits, without spaces and hyphens, in upper case. */
export const normalNumber = (typed: string): string =>
  inLatinDigits(typed).replace(/[\s-]/gu, '').toUpperCase();

/** Number in groups of four, for the eye. */
export const inGroups = (number: string): string => number.replace(/(.{4})(?=.)/gu, '$1 ');

const bankNumber = (pattern: RegExp, wrong: PlainFindingCode) =>
  z.string().max(limits.name).overwrite(normalNumber).regex(pattern, finding(wrong));

/** Where none is needed: empty, or as the pattern says. */
const numberOrNone = (pattern: RegExp, wrong: PlainFindingCode) =>
  bankNumber(new RegExp(`^$|${pattern.source}`, 'u'), wrong);

/** BIC, ISO 9362: of the bank, its country and place, and a branch where it has one. */
const swiftPattern = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u;
const Swift = bankNumber(swiftPattern, 'swift.invalid');
const accountPattern = /^[A-Z0-9]{4,34}$/u;
/** A tax number (TRN) has fifteen digits. */
const trnPattern = /^\d{15}$/u;

/** The operator's own, each empty where it is not stated. */
export const houseNumbers = {
  iban: numberOrNone(accountPattern, 'iban.invalid'),
  swift: numberOrNone(swiftPattern, 'swift.invalid'),
  trn: numberOrNone(trnPattern, 'trn.invalid'),
};

/** Details that an invoice can be made of. */
export const BankDetails = z.object({
  /** The name of the account. */
  holder: z.string(),
  place: BankPlace,
  /** An IBAN, or elsewhere the number of the account. */
  account: z.string(),
  bank: z.string(),
  swift: z.string().nullable(),
  /** The tax number in the United Arab Emirates; null for who is not registered. */
  trn: z.string().nullable(),
  street: z.string(),
  city: z.string(),
  country: z.string(),
  /** Details that an e-invoice also asks for; absent where they were never stated. */
  einvoice: z.object(registrationFields(() => z.string())).optional(),
});
export type BankDetails = z.infer<typeof BankDetails>;

/** As they are typed. Whether an IBAN is one is asked by `accountFinding`, which needs the form of every country. */
export const NewBankDetails = z
  .object({
    holder: requiredLine(limits.name),
    place: BankPlace,
    account: bankNumber(accountPattern, 'account.invalid'),
    bank: requiredLine(limits.name),
    swift: Swift.nullable(),
    trn: bankNumber(trnPattern, 'trn.invalid').nullable(),
    street: requiredLine(limits.title),
    city: requiredLine(limits.name),
    country: requiredLine(limits.name),
    einvoice: z.object(registrationFields(line, numberText)).optional(),
  })
  .refine(({ place, swift }) => place !== 'ELSEWHERE' || swift !== null, {
    path: ['swift'],
    error: finding('swift.missing'),
  });
export type NewBankDetails = z.infer<typeof NewBankDetails>;

/** Changing them, with the password, and the code where there is one. */
export const BankDetailsChange = OwnProof.extend({ details: NewBankDetails });
export type BankDetailsChange = z.infer<typeof BankDetailsChange>;

/** Details shown without the password. */
export const KnownBankDetails = z.object({
  /** Last four characters of the account. */
  lastFour: z.string(),
  statedAt: instant,
  /** When another account took the place of the one before; null for the first. */
  changedAt: instant.nullable(),
});
export type KnownBankDetails = z.infer<typeof KnownBankDetails>;

/** A look of a brand's person; the name of the brand stays when its account is gone. */
export const BankDetailsLook = z.object({
  id,
  dealId: id,
  title: z.string(),
  brand: z.object({ name: z.string().nullable(), image: z.string().nullable() }),
  person: Person.nullable(),
  seenAt: instant,
});
export type BankDetailsLook = z.infer<typeof BankDetailsLook>;

/** Maximum number of looks shown, newest first. */
export const mostLooksTold = 100;

export const OwnBankDetails = z.object({
  /** Null before they are stated. */
  bankDetails: KnownBankDetails.nullable(),
  looks: z.array(BankDetailsLook),
});
export type OwnBankDetails = z.infer<typeof OwnBankDetails>;

/** Details shown to a brand that owes: the account, and nothing of tax and address but the country. */
export const PayeeDetails = BankDetails.pick({
  holder: true,
  place: true,
  account: true,
  bank: true,
  swift: true,
}).extend({
  /** Country of the holder's address, in two letters after ISO 3166-1; absent where it is not known. */
  country: z.string().optional(),
});
export type PayeeDetails = z.infer<typeof PayeeDetails>;

/** State of a creditor that the brand sees without looking at the account. */
export const PayeeState = z.object({
  /** Counts the accounts that the creator named one after another; null before the first. */
  version: z.int().nullable(),
  /** When another account was named, as long as nobody of the brand said that they called the creator. */
  changedAt: instant.nullable(),
  /** When the brand asked for the details because of this deal; null before. */
  askedAt: instant.nullable(),
});
export type PayeeState = z.infer<typeof PayeeState>;

/** Which account it was that somebody called about. */
export const PayeeCall = z.object({ version: z.int().min(1) });
