import {
  type CompletenessFacts,
  type CreatorProfileUpdate,
  type Currency,
  categoriesOf,
  centsFromDollars,
  contentLanguagesOf,
  countFromTyped,
  type DeliverableKind,
  defaultCurrency,
  defaultTurnaroundDays,
  deliverableOptions,
  dollarsForField,
  type ErrorDetail,
  limits,
  type MarketWord,
  mostPercent,
  type OwnCreator,
  type SocialNetwork,
  socialAddress,
  CreatorProfileUpdate as UpdateSchema,
  type WantedDeliverable,
} from '@briefcast/contract';
import { currencyOfPlace } from '@briefcast/contract/creators/currency-of-place';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { refusalsOf, sent, sentList, sentText } from '../../../features/profiles/update-fields.ts';
import { marketWords, usualCurrency } from '../../../lib/market.ts';
import { rowOfSurcharge, rowsOfSurcharges, type SurchargeRow, surchargesOfRows } from './surcharge-rows.ts';

/** Values of the creator profile's fields: prices, in the chosen currency, and days as typed. */
export interface CreatorForm {
  profileImage: string | null;
  firstName: string;
  lastName: string;
  bio: string;
  location: string;
  languages: string[];
  categories: string[];
  currency: Currency;
  ugcVideoPricing: string;
  ugcPhotoPricing: string;
  ugcTurnaroundDays: string;
  influencerReelPricing: string;
  influencerStoryPricing: string;
  influencerTurnaroundDays: string;
  socialAccounts: AccountRow[];
  packages: PackageRow[];
  /** One for each line that can be priced. */
  surcharges: SurchargeRow[];
}

/** An account elsewhere as typed; without followers where none are stated. */
export interface AccountRow {
  network: SocialNetwork;
  url: string;
  followers: string;
}

/** A package as typed. */
export interface PackageRow {
  name: string;
  includes: string;
  /** Number of each kind that it contains; empty for none. */
  counts: Record<DeliverableKind, string>;
  price: string;
  turnaroundDays: string;
}

/** Whether the currency was chosen: it is another than the usual one, or something has a price. */
const hasCurrency = (creator: OwnCreator): boolean =>
  creator.currency !== defaultCurrency ||
  [
    creator.ugcVideoPricing,
    creator.ugcPhotoPricing,
    creator.influencerReelPricing,
    creator.influencerStoryPricing,
  ].some(Boolean) ||
  [...(creator.packages ?? []), ...(creator.surcharges ?? [])].length > 0;

/** Whether a price is typed. */
export const hasTypedPrices = (form: CreatorForm): boolean =>
  [form.ugcVideoPricing, form.ugcPhotoPricing, form.influencerReelPricing, form.influencerStoryPricing].some(
    (price) => price.trim() !== '',
  ) || form.packages.length > 0;

const inOrder = (words: readonly MarketWord[], chosen: readonly string[]): string[] =>
  words.map(({ word }) => word).filter((word) => chosen.includes(word));

/** The form of a saved profile; turnarounds that were never set start with their default (rules/creators#begun-price-sets). */
export function formOfCreator(creator: OwnCreator): CreatorForm {
  const names = creator.categories.map((category) => category.name);
  return {
    profileImage: creator.profileImage,
    firstName: creator.firstName,
    lastName: creator.lastName,
    bio: creator.bio ?? '',
    location: creator.location ?? '',
    languages: inOrder(contentLanguagesOf(marketWords()), creator.languages),
    categories: inOrder(categoriesOf(marketWords()), names),
    currency: hasCurrency(creator)
      ? creator.currency
      : currencyOfPlace(creator.location ?? '', usualCurrency()),
    ugcVideoPricing: dollarsForField(creator.ugcVideoPricing),
    ugcPhotoPricing: dollarsForField(creator.ugcPhotoPricing),
    ugcTurnaroundDays: String(creator.ugcTurnaroundDays ?? defaultTurnaroundDays.ugc),
    influencerReelPricing: dollarsForField(creator.influencerReelPricing),
    influencerStoryPricing: dollarsForField(creator.influencerStoryPricing),
    influencerTurnaroundDays: String(creator.influencerTurnaroundDays ?? defaultTurnaroundDays.influencer),
    socialAccounts: (creator.socialAccounts ?? []).map(({ followers, ...account }) => ({
      ...account,
      followers: followers === null ? '' : String(followers),
    })),
    packages: (creator.packages ?? []).map(({ price, turnaroundDays, deliverables = [], ...offered }) => ({
      ...offered,
      counts: countsOf(deliverables),
      price: dollarsForField(price),
      turnaroundDays: turnaroundDays === null ? '' : String(turnaroundDays),
    })),
    surcharges: rowsOfSurcharges(creator.surcharges ?? []),
  };
}

/** Cents of a price field: null when it is empty or zero, NaN when it is no amount, which the schema refuses. */
function cents(typed: string): number | null {
  if (typed.trim() === '') return null;
  const amount = centsFromDollars(typed);
  if (amount === null) return Number.NaN;
  return amount > 0 ? amount : null;
}

/** Days of a turnaround field, rounded; null when it is empty. */
function days(typed: string): number | null {
  return typed.trim() === '' ? null : countFromTyped(typed);
}

const accountOfRow = ({ network, url, followers }: AccountRow) => ({
  network,
  url: socialAddress(network, url),
  followers: followers.trim() === '' ? null : countFromTyped(followers),
});

const countsOf = (deliverables: readonly WantedDeliverable[]) =>
  Object.fromEntries(
    deliverableOptions.map((option) => [
      option,
      String(deliverables.find(({ kind }) => kind === option)?.count ?? ''),
    ]),
  ) as Record<DeliverableKind, string>;

/** A package of which nothing is typed yet. */
export const emptyPackage: PackageRow = {
  name: '',
  includes: '',
  counts: countsOf([]),
  price: '',
  turnaroundDays: '',
};

const contentOfRow = (counts: PackageRow['counts']) => {
  const deliverables = deliverableOptions.flatMap((kind) =>
    counts[kind] === '' ? [] : [{ kind, count: Number(counts[kind]) }],
  );
  return deliverables.length === 0 ? {} : { deliverables };
};

const packageOfRow = ({ name, includes, counts, price, turnaroundDays }: PackageRow) => ({
  name: name.trim(),
  includes: includes.trim(),
  ...contentOfRow(counts),
  // The schema refuses a package without a price.
  price: cents(price) ?? 0,
  turnaroundDays: days(turnaroundDays),
});

/** Request body for saving the form (rules/wire#partial-updates). */
export function updateOfForm(form: CreatorForm, saved: OwnCreator): CreatorProfileUpdate {
  const price = (typed: string, before: number | null) => sent(cents(typed), before !== null);
  const turnaround = (typed: string, before: number | null) => sent(days(typed), before !== null);
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    profileImage: form.profileImage === saved.profileImage ? undefined : form.profileImage,
    bio: sentText(form.bio, saved.bio),
    location: sentText(form.location, saved.location),
    languages: sentList(form.languages, saved.languages),
    categories: sentList(form.categories, saved.categories),
    ...(form.currency === saved.currency ? {} : { currency: form.currency }),
    ugcVideoPricing: price(form.ugcVideoPricing, saved.ugcVideoPricing),
    ugcPhotoPricing: price(form.ugcPhotoPricing, saved.ugcPhotoPricing),
    ugcTurnaroundDays: turnaround(form.ugcTurnaroundDays, saved.ugcTurnaroundDays),
    influencerReelPricing: price(form.influencerReelPricing, saved.influencerReelPricing),
    influencerStoryPricing: price(form.influencerStoryPricing, saved.influencerStoryPricing),
    influencerTurnaroundDays: turnaround(form.influencerTurnaroundDays, saved.influencerTurnaroundDays),
    socialAccounts: sentList(form.socialAccounts.map(accountOfRow), saved.socialAccounts ?? []),
    packages: sentList(form.packages.map(packageOfRow), saved.packages ?? []),
    surcharges: sentList(surchargesOfRows(form.surcharges), saved.surcharges ?? []),
  };
}

/** Largest amount, equal in every currency. */
const mostAmount = () => formatCount(limits.cents / 100);
const amountText = () => m.creator_amount_wrong({ most: mostAmount() });
const daysText = m.creator_days_wrong;
const surchargeText = () =>
  m.creator_surcharge_wrong({ most: formatCount(mostPercent), amount: mostAmount() });
const wording = {
  ugcVideoPricing: amountText,
  ugcPhotoPricing: amountText,
  influencerReelPricing: amountText,
  influencerStoryPricing: amountText,
  ugcTurnaroundDays: daysText,
  influencerTurnaroundDays: daysText,
  'socialAccounts.followers': m.creator_followers_wrong,
  'packages.price': amountText,
  'packages.turnaroundDays': daysText,
  'surcharges.percent': surchargeText,
  'surcharges.cents': surchargeText,
};

/** Refusals that the server would give for this form, by field. */
export const refusalsOfForm = (form: CreatorForm, saved: OwnCreator): ErrorDetail[] =>
  refusalsOf(UpdateSchema, updateOfForm(form, saved), wording).map(({ path, ...refusal }) => {
    const [field, index] = path;
    return field === 'surcharges' && typeof index === 'number'
      ? { ...refusal, path: [field, rowOfSurcharge(form.surcharges, index), 'value'] }
      : { ...refusal, path };
  });

/** The profile as it would be once the form were saved: what completeness is asked about while editing. */
export function completenessFacts(form: CreatorForm, portfolioItems: number): CompletenessFacts {
  const known = (value: number | null) => (Number.isNaN(value) ? null : value);
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    bio: form.bio,
    location: form.location,
    languages: form.languages,
    categories: form.categories,
    ugcVideoPricing: known(cents(form.ugcVideoPricing)),
    ugcPhotoPricing: known(cents(form.ugcPhotoPricing)),
    ugcTurnaroundDays: known(days(form.ugcTurnaroundDays)),
    influencerReelPricing: known(cents(form.influencerReelPricing)),
    influencerStoryPricing: known(cents(form.influencerStoryPricing)),
    influencerTurnaroundDays: known(days(form.influencerTurnaroundDays)),
    portfolioItems,
  };
}
