/** Payment details of a creator's invoice, as printed on paper (rules/invoices#to-pay). */
import { type BankDetails, type DealInvoice, inGroups, type PaperLanguage } from '@briefcast/contract';
import { paymentText } from '@briefcast/contract/payout-runs/payment-text';
import { paperWords } from '@briefcast/i18n/paper-words';
import encodeQr from 'qr';
import { isolate } from '../../platform/papers/paper-language.ts';
import type { PayPart } from './sheet-parts.ts';

/** The account of a creator, for the creator's own copy. */
export type Payee = Pick<BankDetails, 'holder' | 'bank' | 'account'>;

/** Without the account a paper names the reference, and says where the account is found. */
export function payPart(language: PaperLanguage, invoice: DealInvoice, payee: Payee | null): PayPart {
  const words = paperWords[language];
  const { reference, currency, totalCents: amountCents } = invoice;
  const shared = {
    label: words.paper_invoice_pay_to(),
    reference: { label: words.paper_invoice_pay_reference(), value: isolate(reference) },
  };
  if (!payee) {
    return { ...shared, lines: [words.paper_invoice_account_on_page()], account: null, code: null };
  }
  const { holder, bank, account } = payee;
  const text = paymentText({ holder, account, currency, amountCents, reference });
  return {
    ...shared,
    lines: [isolate(holder), isolate(bank)],
    account: inGroups(account),
    code: {
      svg: encodeQr(text, 'svg', { ecc: 'medium', border: 1 }),
      alt: words.paper_invoice_code_alt(),
      note: words.paper_invoice_code(),
    },
  };
}
