import { defaultOperatorSettings } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { formOfSettings, SettingsForm, settingsOfForm } from './settings-form.ts';

test('a form that nobody changed says the same settings', () => {
  const settings = { ...defaultOperatorSettings, vat: { basisPoints: 525 } };
  expect(settingsOfForm(SettingsForm.parse(formOfSettings(settings)))).toEqual(settings);
});

test.each(['', '0', '-1', '1e3', '0.001'])('a price of "%s" is refused', (price) => {
  const form = formOfSettings(defaultOperatorSettings);
  const subscription = { ...form.subscription, price };
  expect(SettingsForm.safeParse({ ...form, subscription }).success).toBe(false);
});
