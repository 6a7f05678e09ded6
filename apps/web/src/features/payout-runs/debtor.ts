/**
 * Whose account a run is paid from. It is kept on this device and sent to nobody: only the file for the bank has it, and
 * that is made here (rules/payouts#run-files).
 */
import { finding, limits, NewBankDetails, requiredLine, z } from '@briefcast/contract';
import { accountFinding } from '@briefcast/contract/bank-details/account-numbers';
import { inGroups } from '@briefcast/contract/bank-details/schemas';
import { bankText } from '@briefcast/contract/payout-runs/bank-text';
import { readStored, writeStored } from '../../lib/storage.ts';

/** What begins as an IBAN does has to be one; anything else is the number of an account where there are none. */
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

/** Reads what was typed as what the file says. */
export const DebtorForm = Typed.transform(({ swift, ...typed }) => ({
  ...typed,
  swift: swift.trim() === '' ? null : swift,
})).pipe(Debtor);

const keyOf = (brandId: string) => `debtor:${brandId}`;

/** What this device keeps of an organisation's account; empty before it was typed here. */
export function storedDebtor(brandId: string): TypedDebtor {
  const nothing = { name: '', account: '', swift: '' };
  try {
    const { name, account, swift } = Debtor.parse(JSON.parse(readStored('local', keyOf(brandId)) ?? ''));
    return { name, account: inGroups(account), swift: swift ?? '' };
  } catch {
    return nothing;
  }
}

/** Keeps it for the next run. */
export const storeDebtor = (brandId: string, debtor: z.infer<typeof Debtor>): void =>
  writeStored('local', keyOf(brandId), JSON.stringify(debtor));
