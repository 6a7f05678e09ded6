/** Price of a brief by each creator's own rates and surcharges (rules/deals#estimate, rules/rights#surcharges). */
import {
  type BriefEstimate,
  type Currency,
  type ExchangeRate,
  type Exclusivity,
  estimateBrief,
  fixedRate,
  type OfferedPackage,
  type PublicCreator,
  packagesIn,
  priceOfRights,
  pricingIn,
  type RightsPrice,
  type RightsTerms,
  type Surcharge,
  surchargesIn,
  type WantedDeliverable,
} from '@briefcast/contract';
import { useQueries } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { creatorDetailsQuery } from '../../../parts/creators/creator-details-query.ts';
import type { BriefForm } from './brief-form.ts';
import { readExclusivity, readRights } from './rights/rights-form.ts';

/** Requested work and rights, as the form states them. */
export interface Asked {
  wanted: WantedDeliverable[];
  rights: RightsTerms;
  exclusivity: Exclusivity | null;
  /** The name of a package of the first creator; empty for none. */
  packageName: string;
}

/** In which currency a brief is, and by which rate prices in another are read. */
export interface BriefMoney {
  currency: Currency;
  rate: ExchangeRate;
}

/** Every amount is in the brief's currency. */
export interface BriefSum {
  creator: PublicCreator;
  money: BriefMoney;
  estimate: BriefEstimate;
  /** Packages the creator offers; none until they are there. Their prices are in the brief's currency, too. */
  packages: readonly OfferedPackage[];
  /** Undefined until they are there, and where they cannot be read. */
  surcharges: readonly Surcharge[] | undefined;
  /** Null while the surcharges are not known. */
  rights: RightsPrice | null;
  /** Deliverables and rights together, as far as they are known. */
  cents: number;
}

/** Sums a brief for one creator, by default in the creator's own currency. */
export function briefSum(
  creator: PublicCreator,
  surcharges: readonly Surcharge[] | undefined,
  { wanted, rights: terms, exclusivity, packageName }: Asked,
  money: BriefMoney = { currency: creator.currency, rate: fixedRate },
  offered: readonly OfferedPackage[] = [],
): BriefSum {
  const { currency, rate } = money;
  const packages = packagesIn(currency, offered, creator.currency, rate);
  const chosen = packages.find(({ name }) => name === packageName) ?? null;
  const estimate = estimateBrief(wanted, pricingIn(currency, creator, rate), chosen);
  const own = surcharges && surchargesIn(currency, surcharges, creator.currency, rate);
  const rights = own ? priceOfRights(terms, exclusivity, own, estimate.cents) : null;
  return {
    creator,
    money,
    estimate,
    packages,
    surcharges: own,
    rights,
    cents: estimate.cents + (rights?.cents ?? 0),
  };
}

/** Requested work and rights, as the form states them at the moment. */
export function useAsked(form: UseFormReturn<BriefForm>): Asked {
  const [kinds, wishes, rights, exclusivityMonths, exclusivityCategory, packageName] = useWatch({
    control: form.control,
    name: ['deliverables', 'wishes', 'rights', 'exclusivityMonths', 'exclusivityCategory', 'packageName'],
  });
  return {
    packageName,
    wanted: kinds.map((kind) => ({ kind, count: Number(wishes[kind].count) })),
    rights: readRights(rights, kinds),
    exclusivity: readExclusivity({ exclusivityMonths, exclusivityCategory }),
  };
}

/** The sum for each of these creators, in one currency or, for null, each in their own. */
export function useBriefSums(
  creators: readonly PublicCreator[],
  asked: Asked,
  currency: Currency | null,
): BriefSum[] {
  const details = useQueries({ queries: creators.map(({ id }) => creatorDetailsQuery(id)) });
  return creators.map((creator, index) => {
    const known = details[index]?.data;
    // A package is one creator's own; the others are summed by their rates.
    const own = index === 0 ? asked : { ...asked, packageName: '' };
    const money = { currency: currency ?? creator.currency, rate: known?.rate ?? fixedRate };
    return briefSum(creator, known && (known.surcharges ?? []), own, money, known?.packages);
  });
}
