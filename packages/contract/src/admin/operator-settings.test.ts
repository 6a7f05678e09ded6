import { expect, test } from 'vitest';
import { defaultOperatorSettings, rateOf, settingsFromStored } from './operator-settings.ts';

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

test('the rate is the one that was chosen, with its day, and the fixed one where none was', () => {
  const rate = { perDollar: 36_730, day: '2026-11-25' };
  expect(rateOf(settingsFromStored({ rate }))).toEqual(rate);
  expect(rateOf(settingsFromStored({}))).toEqual({ perDollar: 36_725, day: null });
  expect(() => settingsFromStored({ rate: { perDollar: 0, day: null } })).toThrow();
});
