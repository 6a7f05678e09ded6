/** The settings as a form has them: prices and percentages as text. */
import {
  calendarDay,
  inLatinDigits,
  NewLegalDetails,
  NewMarketSettings,
  NewOperatorSettings,
  noEinvoiceDetails,
  noLegalDetails,
  type OperatorSettings,
  packSizes,
  rateUnits,
  unnamedMarket,
  withoutPercentSign,
} from '@briefcast/contract';
import { centsFromDollars } from '@briefcast/contract/kit/money';
import { m } from '@briefcast/i18n/messages';
import { z } from 'zod';
import { webAddress } from '../../../lib/web-address.ts';

/** Hundredths as text: "450" or "37.50". */
const hundredths = (amount: number) =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

const price = z.string().refine((text) => (centsFromDollars(text) ?? 0) > 0, {
  error: () => m.admin_settings_price_invalid(),
});
const basisPointsOf = (text: string) => centsFromDollars(withoutPercentSign(text));
const percent = z.string().refine((text) => (basisPointsOf(text) ?? 10_001) <= 10_000, {
  error: () => m.admin_settings_percent_invalid(),
});
/** Hundredths of a form's text, which was checked before. */
const read = (text: string) => centsFromDollars(text) ?? 0;

/** Ten-thousandths of a typed rate: null where it is empty, NaN where it is none. */
function perDollarOf(text: string): number | null {
  const plain = inLatinDigits(text).trim().replace(',', '.');
  if (plain === '') return null;
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(plain)) return Number.NaN;
  return Math.round(Number(plain) * rateUnits) || Number.NaN;
}

/** Both or neither; the schema of the settings knows of no text. */
const Rate = z
  .object({ text: z.string(), day: z.string() })
  .refine(({ text }) => !Number.isNaN(perDollarOf(text)), {
    path: ['text'],
    error: () => m.admin_settings_rate_invalid(),
  })
  .refine(({ text, day }) => text.trim() === '' || calendarDay.safeParse(day).success, {
    path: ['day'],
    error: () => m.admin_settings_rate_day_missing(),
  });

const { shape } = NewOperatorSettings;
const market = NewMarketSettings.shape;
const address = z.string().overwrite(webAddress).pipe(market.social.shape.instagram);

/** Values of the form, with refusals next to their fields. */
export const SettingsForm = NewOperatorSettings.extend({
  market: NewMarketSettings.extend({
    social: z.object({ instagram: address, tiktok: address, youtube: address, linkedin: address }),
  }),
  legal: NewLegalDetails,
  credits: shape.credits.omit({ packs: true }).extend({ prices: z.array(price) }),
  subscription: shape.subscription.omit({ priceFils: true }).extend({ price }),
  vat: z.object({ percent }),
  rate: Rate,
});
export type SettingsForm = z.infer<typeof SettingsForm>;

/** The settings, to be changed in a form. */
export function formOfSettings(settings: OperatorSettings): SettingsForm {
  const { packs, ...credits } = settings.credits;
  const { priceFils, ...subscription } = settings.subscription;
  return {
    ...settings,
    market: settings.market ?? unnamedMarket,
    legal: settings.legal ?? noLegalDetails,
    credits: { ...credits, prices: packs.map((pack) => hundredths(pack.priceFils)) },
    subscription: { ...subscription, price: hundredths(priceFils) },
    vat: { percent: hundredths(settings.vat.basisPoints) },
    seller: { ...settings.seller, einvoice: settings.seller.einvoice ?? noEinvoiceDetails },
    rate: settings.rate
      ? { text: String(settings.rate.perDollar / rateUnits), day: settings.rate.day ?? '' }
      : { text: '', day: '' },
  };
}

/** Settings of a checked form. */
export function settingsOfForm({ rate, ...form }: SettingsForm): OperatorSettings {
  const { prices, ...credits } = form.credits;
  const perDollar = perDollarOf(rate.text);
  const { price: month, ...subscription } = form.subscription;
  return {
    ...form,
    credits: {
      ...credits,
      packs: packSizes.map((size, index) => ({ credits: size, priceFils: read(prices[index] ?? '') })),
    },
    subscription: { ...subscription, priceFils: read(month) },
    vat: { basisPoints: basisPointsOf(form.vat.percent) ?? 0 },
    ...(perDollar === null ? {} : { rate: { perDollar, day: rate.day } }),
  };
}
