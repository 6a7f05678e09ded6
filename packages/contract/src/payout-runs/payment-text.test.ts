import { expect, test } from 'vitest';
import type { Currency } from '../kit/currencies.ts';
import { paymentText } from './payment-text.ts';

test('account, name, amount and reference stand each on a line of its own', () => {
  const due = { account: 'AE070331234567890123456', holder: 'Layla Haddad', amountCents: 96_000 };
  const text = (currency: Currency) => paymentText({ ...due, currency, reference: 'BC-00000001' });
  expect(text('USD')).toBe('AE070331234567890123456\nLayla Haddad\nUSD 960.00\nBC-00000001');
  expect(text('AED')).toBe('AE070331234567890123456\nLayla Haddad\nAED 960.00\nBC-00000001');
});
