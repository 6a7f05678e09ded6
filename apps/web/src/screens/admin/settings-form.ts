/** The settings as a form has them: prices and percentages as text. */
import { NewOperatorSettings, type OperatorSettings, packSizes } from '@briefcast/contract';
import { centsFromDollars } from '@briefcast/contract/rules/money';
import { m } from '@briefcast/i18n/messages';
import { z } from 'zod';

/** Hundredths as text: "450" or "37.50". */
const hundredths = (amount: number) =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

const price = z.string().refine((text) => (centsFromDollars(text) ?? 0) > 0, {
  error: () => m.admin_settings_price_invalid(),
});
const percent = z.string().refine((text) => (centsFromDollars(text) ?? 10_001) <= 10_000, {
  error: () => m.admin_settings_percent_invalid(),
});
/** What a form's text says in hundredths; it was checked before. */
const read = (text: string) => centsFromDollars(text) ?? 0;

const { shape } = NewOperatorSettings;

/** What the form holds, and refuses beside its field. */
export const SettingsForm = NewOperatorSettings.extend({
  credits: shape.credits.omit({ packs: true }).extend({ prices: z.array(price) }),
  subscription: shape.subscription.omit({ priceFils: true }).extend({ price }),
  vat: z.object({ percent }),
});
export type SettingsForm = z.infer<typeof SettingsForm>;

/** The settings, to be changed in a form. */
export function formOfSettings(settings: OperatorSettings): SettingsForm {
  const { packs, ...credits } = settings.credits;
  const { priceFils, ...subscription } = settings.subscription;
  return {
    ...settings,
    credits: { ...credits, prices: packs.map((pack) => hundredths(pack.priceFils)) },
    subscription: { ...subscription, price: hundredths(priceFils) },
    vat: { percent: hundredths(settings.vat.basisPoints) },
  };
}

/** What a form that was checked says. */
export function settingsOfForm(form: SettingsForm): OperatorSettings {
  const { prices, ...credits } = form.credits;
  const { price: month, ...subscription } = form.subscription;
  return {
    ...form,
    credits: {
      ...credits,
      packs: packSizes.map((size, index) => ({ credits: size, priceFils: read(prices[index] ?? '') })),
    },
    subscription: { ...subscription, priceFils: read(month) },
    vat: { basisPoints: read(form.vat.percent) },
  };
}
