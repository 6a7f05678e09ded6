/** Settings that the operator of an installation chooses on the admin page (rules/credits#settings). */
import { houseNumbers } from '../bank-details/schemas.ts';
import { einvoiceFields } from '../einvoices/schemas.ts';
import { text } from '../kit/codecs.ts';
import { fixedRate, type ExchangeRate as Rate } from '../kit/currencies.ts';
import { ExchangeRate } from '../kit/exchange-rate.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { NewUsualRights, UsualRights } from '../rights/usual-rights.ts';
import {
  LegalDetails,
  MarketSettings,
  NewLegalDetails,
  NewMarketSettings,
  noLegalDetails,
  unnamedMarket,
} from './market-settings.ts';

/** How many credits each pack has; what it costs is the operator's to set. */
export const packSizes = [10, 30, 60] as const;
export const PackSize = z.literal(packSizes);
export type PackSize = z.infer<typeof PackSize>;

/** The most a price may be: a million dirhams. A dirham has 100 fils. */
const maxFils = 100_000_000;
const fils = z.int().min(1).max(maxFils);

/** A pack of credits, with its price before tax. */
export const CreditPack = z.object({ credits: PackSize, priceFils: fils });
export type CreditPack = z.infer<typeof CreditPack>;

const Packs = z.array(CreditPack);
const EveryPack = Packs.length(packSizes.length).refine((packs) =>
  packs.every(({ credits }, index) => credits === packSizes[index]),
);

type Text = z.ZodType<string, string>;

/** Stored or sent settings: texts are trimmed, numbers are whole, and each size of pack is listed once. */
const settingsOf = <
  Rights extends typeof UsualRights | typeof NewUsualRights,
  Market extends typeof MarketSettings | typeof NewMarketSettings,
>(
  text: (max: number) => Text,
  numbers: { iban: Text; swift: Text; trn: Text },
  packs: typeof Packs,
  usual: Rights,
  market: Market,
  legal: typeof LegalDetails,
) =>
  z.object({
    /** Absent from older clients, whose changes leave it as it is. */
    market: market.optional(),
    /** Absent likewise. */
    legal: legal.optional(),
    /** With it on, a brief costs one credit. */
    credits: z.object({
      isOn: z.boolean(),
      packs,
      /** The brand is warned when it has this many credits or fewer. */
      warningLevel: z.int().min(0).max(1000),
      /** After how many months the credits of a pack expire. */
      expiryMonths: z.int().min(1).max(120),
      /** How many a brand that signs up gets for nothing, once. */
      starter: z.int().min(0).max(1000),
    }),
    /** With it on, a creator's profile is public while their subscription lasts. */
    subscription: z.object({
      isOn: z.boolean(),
      /** For a month, before tax. */
      priceFils: fils,
      trialDays: z.int().min(0).max(365),
      /** How long a profile stays public after a payment failed. */
      graceDays: z.int().min(0).max(90),
    }),
    /** With it on, the admin approves what becomes public of a profile. */
    moderation: z.object({ isOn: z.boolean() }),
    /** The tax on the prices above, in hundredths of a percent. */
    vat: z.object({ basisPoints: z.int().min(0).max(10_000) }),
    /** Seller as invoices name them. */
    seller: z.object({
      name: text(limits.title),
      address: text(1000),
      taxNumber: numbers.trn,
      einvoice: z.object(einvoiceFields(text)).optional(),
    }),
    /** Account that transfers go to. */
    bank: z.object({
      accountHolder: text(limits.title),
      bankName: text(limits.title),
      iban: numbers.iban,
      swift: numbers.swift,
    }),
    /** How many days after a deal's completion the creator is to be paid, unless the brief says otherwise. */
    termsOfPaymentDays: z.int().min(0).max(365),
    /** Rate for reading an amount in the other currency; the default is the rate to which the dirham is tied. */
    rate: ExchangeRate.optional(),
    /** Rights that a brief proposes to brands without a set of their own; the default is the built-in one. */
    usualRights: usual.optional(),
  });

/** Every setting of the operator's; they are read and replaced as a whole. */
const stored = (max: number) => z.string().max(max);
const storedNumbers = { iban: stored(50), swift: stored(20), trn: stored(50) };
export const OperatorSettings = settingsOf(
  stored,
  storedNumbers,
  Packs,
  UsualRights,
  MarketSettings,
  LegalDetails,
);
export const NewOperatorSettings = settingsOf(
  text,
  houseNumbers,
  EveryPack,
  NewUsualRights,
  NewMarketSettings,
  NewLegalDetails,
);
export type OperatorSettings = z.infer<typeof OperatorSettings>;

/** Defaults before the operator chose anything. */
export const defaultOperatorSettings: OperatorSettings = {
  market: unnamedMarket,
  legal: noLegalDetails,
  credits: {
    isOn: false,
    packs: [
      { credits: 10, priceFils: 45_000 },
      { credits: 30, priceFils: 114_000 },
      { credits: 60, priceFils: 198_000 },
    ],
    warningLevel: 3,
    expiryMonths: 12,
    starter: 0,
  },
  subscription: { isOn: false, priceFils: 10_000, trialDays: 14, graceDays: 7 },
  moderation: { isOn: false },
  vat: { basisPoints: 500 },
  seller: { name: '', address: '', taxNumber: '' },
  bank: { accountHolder: '', bankName: '', iban: '', swift: '' },
  termsOfPaymentDays: 30,
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings as an older version stored them: what was added since has its default. Throws for what fits no version. */
export function settingsFromStored(stored: unknown): OperatorSettings {
  const given = isGroup(stored) ? stored : {};
  const whole = Object.entries(defaultOperatorSettings).map(([name, preset]) => {
    const value = given[name];
    return [name, isGroup(preset) && isGroup(value) ? { ...preset, ...value } : (value ?? preset)];
  });
  // Without a preset, as the fixed rate and the built-in rights are none that an operator chose.
  const chosen = (['rate', 'usualRights'] as const).filter((name) => given[name] !== undefined);
  const others = Object.fromEntries(chosen.map((name) => [name, given[name]]));
  return OperatorSettings.parse({ ...Object.fromEntries(whole), ...others });
}

/** Parts of the market that are on, which a client needs to draw the product. */
export const MarketParts = z.object({
  credits: z.boolean(),
  subscription: z.boolean(),
  moderation: z.boolean(),
  /** How many credits a brand that signs up gets. Absent where it gets none, and from older servers. */
  starterCredits: z.int().positive().optional(),
});
export type MarketParts = z.infer<typeof MarketParts>;

/** Which parts of the market the settings turn on. */
export const marketPartsOf = ({ credits, subscription, moderation }: OperatorSettings): MarketParts => ({
  credits: credits.isOn,
  subscription: subscription.isOn,
  moderation: moderation.isOn,
  ...(credits.isOn && credits.starter > 0 ? { starterCredits: credits.starter } : {}),
});

/** The tax that is charged, in hundredths of a percent: none by who has no tax number (rules/credits#seller). */
export const chargedTax = ({ seller, vat }: Pick<OperatorSettings, 'seller' | 'vat'>): number =>
  seller.taxNumber === '' ? 0 : vat.basisPoints;

/** The rate that the operator has set, or the fixed one. */
export const rateOf = ({ rate }: Pick<OperatorSettings, 'rate'>): Rate => rate ?? fixedRate;
