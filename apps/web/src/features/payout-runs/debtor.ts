/**
 * Account that pays a run, kept on this device alone and written only to the bank's file, which is made here
 * (rules/payouts#run-files).
 */
import { type Currency, finding, limits, NewBankDetails, requiredLine, z } from '@briefcast/contract';
import { accountFinding } from '@briefcast/contract/bank-details/account-numbers';
import { inGroups } from '@briefcast/contract/bank-details/schemas';
import { bankText } from '@briefcast/contract/payout-runs/bank-text';
import { readStored, writeStored } from '../../lib/storage.ts';

/** Start that obliges a number to be an IBAN; any other is an account in a country without them. */
const looksLikeIban = /^[A-Z]{2}\d{2}/;

const Debtor = z.object({
  name: requiredLine(limits.name).refine((name) => bankText(name, limits.name) !== null, {
    error: finding('bank_name.letters'),
  }),
  account: NewBankDetails.shape.account.superRefine((account, context) => {
    if (looksLikeIban.test(account) && accountFinding('IBAN_COUNTRY', account) !== null)
      context.addIssue({ code: 'custom', message: finding('iban.invalid') });
  }),
  swift: NewBankDetails.shape.swift,
});

const Typed = z.object({ name: z.string(), account: z.string(), swift: z.string() });
export type TypedDebtor = z.infer<typeof Typed>;

/** Parses the typed values into those of the file. */
export const DebtorForm = Typed.transform(({ swift, ...typed }) => ({
  ...typed,
  swift: swift.trim() === '' ? null : swift,
})).pipe(Debtor);

/** Banks pay a currency from an account of that currency; one that was kept before knew none. */
const keyOf = (brandId: string, currency?: Currency) =>
  currency ? `debtor:${brandId}:${currency}` : `debtor:${brandId}`;

/** An organisation's account for a currency, as this device keeps it; empty before it was typed here. */
export function storedDebtor(brandId: string, currency: Currency): TypedDebtor {
  const kept = readStored('local', keyOf(brandId, currency)) ?? readStored('local', keyOf(brandId));
  try {
    const { name, account, swift } = Debtor.parse(JSON.parse(kept ?? ''));
    return { name, account: inGroups(account), swift: swift ?? '' };
  } catch {
    return { name: '', account: '', swift: '' };
  }
}

/** Keeps it for the next run in this currency. */
export const storeDebtor = (brandId: string, currency: Currency, debtor: z.infer<typeof Debtor>): void =>
  writeStored('local', keyOf(brandId, currency), JSON.stringify(debtor));
