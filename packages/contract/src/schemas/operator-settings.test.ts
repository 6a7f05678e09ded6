import { expect, test } from 'vitest';
import { defaultOperatorSettings, settingsFromStored } from './operator-settings.ts';

test('what an older version stored gets the defaults of what was added since', () => {
  const { starter: _, ...olderCredits } = { ...defaultOperatorSettings.credits, isOn: true };
  expect(settingsFromStored({ credits: olderCredits, moderation: { isOn: true } })).toEqual({
    ...defaultOperatorSettings,
    credits: { ...defaultOperatorSettings.credits, isOn: true },
    moderation: { isOn: true },
  });
});

test('nothing that a person could not have chosen is taken for settings', () => {
  expect(() => settingsFromStored({ termsOfPaymentDays: -1 })).toThrow();
});
