/** Name, contacts and look that an operator gives the market (rules/market); empty is unset. */

import { finding } from '../findings.ts';
import { email, line, requiredLine, webUrl } from '../kit/codecs.ts';
import { currencies, defaultCurrency } from '../kit/currencies.ts';
import { usualZone } from '../kit/days.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { isTimeZone } from '../pushes/quiet.ts';
import { isHueTaken } from './accent.ts';
import { joinings, languageOffers } from './market-choices.ts';
import { areSoundWords, type WordKind } from './market-words.ts';

/** Longest name of a market, which stands in page titles and below icons. */
const longestMarketName = 40;

/** Longest name of a category or content language, and how many changes to them there can be. */
export const longestWord = 40;
const mostWords = 100;

/** How many customers the landing page names at most. */
export const maxCustomers = 12;

/** Name of a stored picture: the SHA-256 of its bytes in hexadecimal digits. */
export const PictureDigest = z.string().regex(/^[0-9a-f]{64}$/);

type Text = z.ZodType<string, string>;

const legalOf = (words: Text) =>
  z.object({
    /** Number of the licence or in the register of companies. */
    register: words,
    /** Law and courts, in each language; one that is empty takes the other's. */
    law: z.object({ en: words, ar: words }),
  });

const wordsOf = (word: Text, name: Text) =>
  z.array(z.object({ word, name: z.object({ en: name, ar: name }), isRetired: z.boolean() })).max(mostWords);

interface Texts {
  name: Text;
  mail: Text;
  address: Text;
  picture: Text;
  customer: Text;
  zone: Text;
}

const marketOf = (
  { name, mail, address, picture, customer, zone }: Texts,
  hue: z.ZodInt,
  words: (kind: WordKind) => ReturnType<typeof wordsOf>,
) =>
  z.object({
    /** In each language; one that is empty takes the other's. */
    name: z.object({ en: name, ar: name }),
    /** Condition of sign-up; who is here already stays. */
    joining: z.enum(joinings),
    /** Languages of pages and the one for visitors who chose none (rules/market#languages). */
    languages: z.enum(languageOffers),
    /** Currency that forms begin with. */
    currency: z.enum(currencies),
    /** Name of the time zone by whose days papers are numbered and dated (rules/market#time-zone). */
    timeZone: zone,
    /** Changes to the built-in ones (rules/market#words). */
    categories: words('categories'),
    contentLanguages: words('contentLanguages'),
    contacts: z.object({ help: mail, legal: mail, privacy: mail }),
    social: z.object({ instagram: address, tiktok: address, youtube: address, linkedin: address }),
    /** On either ground, one that is empty takes the other's; without both the name is set in our letters. */
    logo: z.object({ light: picture, dark: picture }),
    /** Square, for icons and before the name; without it they have the first letter of the name on the accent. */
    mark: picture,
    /** For links to pages without a picture of their own; without it a card of the market is drawn. */
    share: picture,
    /** Brands that the landing page names; one without a logo is set in our letters. */
    customers: z.array(z.object({ name: customer, logo: picture })).max(maxCustomers),
    /** Whether the footer of a named market says that it runs on the product. */
    showsProduct: z.boolean(),
    /** Hue of the accent in degrees of OKLCH; null for the product's pink. */
    hue: hue.nullable(),
  });

const stored = (max: number) => z.string().max(max);
const empty = z.literal('');
const anyHue = z.int().min(0).max(359);

export const MarketSettings = marketOf(
  {
    name: stored(limits.name),
    mail: stored(254),
    address: stored(limits.url),
    picture: stored(64),
    customer: stored(limits.name),
    zone: stored(limits.name),
  },
  anyHue,
  () => wordsOf(stored(limits.name), stored(limits.name)),
);
export const NewMarketSettings = marketOf(
  {
    name: line(longestMarketName),
    mail: z.union([empty, email]),
    address: z.union([empty, webUrl]),
    picture: z.union([empty, PictureDigest]),
    customer: requiredLine(longestMarketName),
    zone: z.string().max(60).refine(isTimeZone),
  },
  anyHue.refine((hue) => !isHueTaken(hue), finding('admin.hue_taken')),
  (kind) =>
    wordsOf(requiredLine(longestWord), line(longestWord)).refine(
      (changes) => areSoundWords(kind, changes),
      finding('admin.words_unsound'),
    ),
);
export type MarketSettings = z.infer<typeof MarketSettings>;

const uses = z.array(z.object({ word: z.string(), creators: z.int(), castings: z.int() }));

/** Number of creators and of castings that use each word of the market. */
export const WordUses = z.object({ categories: uses, contentLanguages: uses });
export type WordUses = z.infer<typeof WordUses>;

export const LegalDetails = legalOf(stored(limits.title));
export const NewLegalDetails = legalOf(line(limits.title));
export type LegalDetails = z.infer<typeof LegalDetails>;

/** Details that nobody has stated yet. */
export const noLegalDetails: LegalDetails = { register: '', law: { en: '', ar: '' } };

/** A market that nobody has named yet. */
export const unnamedMarket: MarketSettings = {
  name: { en: '', ar: '' },
  joining: 'EVERYBODY',
  languages: 'en,ar',
  currency: defaultCurrency,
  timeZone: usualZone,
  categories: [],
  contentLanguages: [],
  contacts: { help: '', legal: '', privacy: '' },
  social: { instagram: '', tiktok: '', youtube: '', linkedin: '' },
  logo: { light: '', dark: '' },
  mark: '',
  share: '',
  customers: [],
  showsProduct: true,
  hue: null,
};

/** The market as every page and paper shows it: its settings, and the company that runs it. */
export const MarketIdentity = MarketSettings.extend({
  /** Seller of the settings; empty texts while it is unstated. */
  company: z.object({ name: z.string(), address: z.string(), register: z.string().optional() }),
  /** Whether anything is for sale, so that pages lead to its prices; absent from older servers. */
  isSelling: z.boolean().optional(),
  /** Versions of terms and privacy that people are asked to accept, as one text; absent for none. */
  asked: z.string().optional(),
  /** Values of the accent's tokens of styles; absent for the product's own. */
  accent: z.array(z.object({ token: z.string(), value: z.string() })).optional(),
});
export type MarketIdentity = z.infer<typeof MarketIdentity>;
