/** One payment as plain text, which a code on the screen holds for the camera (rules/payouts#run-files). */
import type { PayeeDetails } from '../bank-details/schemas.ts';
import type { Currency } from '../kit/currencies.ts';

export interface PaymentDue extends Pick<PayeeDetails, 'account' | 'holder'> {
  currency: Currency;
  amountCents: number;
  reference: string;
}

/** Returns account, name, amount and reference, each on a line of its own. */
export const paymentText = ({ account, holder, currency, amountCents, reference }: PaymentDue): string =>
  [account, holder, `${currency} ${amountForBank(amountCents)}`, reference].join('\n');

/** An amount as banks write it. */
export const amountForBank = (amountCents: number): string => (amountCents / 100).toFixed(2);
