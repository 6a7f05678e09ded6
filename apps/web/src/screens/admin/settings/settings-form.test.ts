import { defaultOperatorSettings, noEinvoiceDetails } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { formOfSettings, SettingsForm, settingsOfForm } from './settings-form.ts';

test('a form that nobody changed says the same settings', () => {
  const seller = { ...defaultOperatorSettings.seller, einvoice: noEinvoiceDetails };
  const settings = { ...defaultOperatorSettings, vat: { basisPoints: 525 }, seller };
  expect(settingsOfForm(SettingsForm.parse(formOfSettings(settings)))).toEqual(settings);
});

test.each(['', '0', '-1', '1e3', '0.001'])('a price of "%s" is refused', (price) => {
  const form = formOfSettings(defaultOperatorSettings);
  const subscription = { ...form.subscription, price };
  expect(SettingsForm.safeParse({ ...form, subscription }).success).toBe(false);
});

test.each(['20', '20%', '٢٠٪', '٪٢٠', ' 20 % '])('a share of "%s" is read', (percent) => {
  const form = SettingsForm.parse({ ...formOfSettings(defaultOperatorSettings), vat: { percent } });
  expect(settingsOfForm(form).vat).toEqual({ basisPoints: 2000 });
});

test.each([
  [{ text: '', day: '' }, undefined],
  [
    { text: '3.6730', day: '2026-11-25' },
    { perDollar: 36_730, day: '2026-11-25' },
  ],
])('a rate of %j is kept', (rate, expected) => {
  const form = SettingsForm.parse({ ...formOfSettings(defaultOperatorSettings), rate });
  expect(settingsOfForm(form).rate).toEqual(expected);
});

test.each([
  [{ text: 'three', day: '2026-11-25' }, 'text'],
  [{ text: '0', day: '2026-11-25' }, 'text'],
  [{ text: '3.67251', day: '2026-11-25' }, 'text'],
  [{ text: '3.67', day: '' }, 'day'],
])('a rate of %j is refused', (rate, field) => {
  const read = SettingsForm.safeParse({ ...formOfSettings(defaultOperatorSettings), rate });
  expect(read.error?.issues.map(({ path }) => path)).toEqual([['rate', field]]);
});
