/** Seller, and the facts to state before anything costs money (rules/credits#seller). */
import { accountFinding } from '../bank-details/account-numbers.ts';
import type { FindingCode, FindingOf } from '../findings.ts';
import { type InvoiceAddress, isAddressStated } from '../invoices/stated.ts';
import type { OperatorSettings } from './operator-settings.ts';

type SellerFindingCode = Extract<FindingCode, `seller.${string}` | 'iban.invalid'>;
/** Its path leads to the value of the settings. */
export type SellerFinding = FindingOf<SellerFindingCode>;

interface StatedSeller {
  seller: InvoiceAddress & { name: string };
  bank: Pick<OperatorSettings['bank'], 'accountHolder' | 'bankName' | 'iban'>;
}

/** Finding about the operator's IBAN; null where it is right or empty. */
export const houseAccountFinding = (iban: string) =>
  iban === '' ? null : accountFinding('IBAN_COUNTRY', iban);

/** Everything that is missing of the seller, or cannot be so; empty where invoices can be issued and paid. */
export function missingOfHouse({ seller, bank }: StatedSeller): SellerFinding[] {
  const isWrong = houseAccountFinding(bank.iban) !== null;
  const rows: [boolean, SellerFinding][] = [
    [seller.name === '', { path: ['seller', 'name'], code: 'seller.no_name' }],
    [!isAddressStated(seller), { path: ['seller', 'address'], code: 'seller.no_address' }],
    [bank.accountHolder === '', { path: ['bank', 'accountHolder'], code: 'seller.no_holder' }],
    [bank.bankName === '', { path: ['bank', 'bankName'], code: 'seller.no_bank' }],
    [bank.iban === '', { path: ['bank', 'iban'], code: 'seller.no_iban' }],
    [isWrong, { path: ['bank', 'iban'], code: 'iban.invalid' }],
  ];
  return rows.filter(([isMissing]) => isMissing).map(([, finding]) => finding);
}

/** Whether anything costs money with these settings. */
export const sellsAnything = ({
  credits,
  subscription,
}: Pick<OperatorSettings, 'credits' | 'subscription'>) => credits.isOn || subscription.isOn;
