/**
 * Price of a version by the creator's own prices and surcharges, as far as they are public
 * (rules/rights#surcharges).
 */
import {
  type Currency,
  type DealLines,
  estimateBrief,
  fixedRate,
  packageFor,
  packagesIn,
  priceOfRights,
  pricingIn,
  surchargesIn,
} from '@briefcast/contract';
import { formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { loadClient } from '../../../lib/load-client.ts';

/** The sentence for a version, in the deal's currency; null where the creator's prices are not known. Read while somebody is writing terms. */
export function useRatesText(
  creatorId: string | undefined,
  currency: Currency,
  lines: DealLines,
): string | null {
  const { data } = useQuery({
    queryKey: ['creator-rates', creatorId],
    enabled: creatorId !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      const { creators } = await loadClient();
      const call = { params: { id: creatorId ?? '' } };
      const [{ creator }, { details }] = await Promise.all([
        creators.publicProfile(call, { signal }),
        creators.details(call, { signal }),
      ]);
      return {
        creator,
        packages: details.packages,
        surcharges: details.surcharges ?? [],
        rate: details.rate ?? fixedRate,
      };
    },
  });
  if (!data) return null;
  const { creator, rate } = data;
  const asked = lines.deliverableWishes;
  const whole = packageFor(asked, packagesIn(currency, data.packages, creator.currency, rate));
  const work = estimateBrief(asked, pricingIn(currency, creator, rate), whole);
  if (work.cents === 0) return null;
  const surcharges = surchargesIn(currency, data.surcharges, creator.currency, rate);
  const rights = lines.rights && priceOfRights(lines.rights, lines.exclusivity, surcharges, work.cents);
  const amount = formatExactMoney(work.cents + (rights?.cents ?? 0), currency);
  const isWhole = work.unpriced.length === 0 && rights !== null && rights.asked.length === 0;
  return isWhole ? m.proposal_by_rates({ amount }) : m.proposal_by_rates_least({ amount });
}
