import {
  type Currency,
  type DealDetail,
  estimateBrief,
  fixedRate,
  type LinePrice,
  type OwnUser,
  packageFor,
  packagesIn,
  priceOfLine,
  priceOfRights,
  pricingIn,
  surchargesIn,
} from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { WhatIGet } from './what-i-get.tsx';
import { WhatIGive } from './what-i-give.tsx';

interface AcceptSheetProps {
  deal: DealDetail;
  user: Extract<OwnUser, { role: 'CREATOR' }>;
}

/** Why a line of the rights is unlike the creator's usual terms; null where it is not. */
function unusualReason(price: LinePrice, currency: Currency): string | null {
  if (price.kind === 'IN_RATE') return null;
  if (price.kind === 'NOT_OFFERED') return m.accept_not_offered();
  // A share of rates that the profile does not name comes to nothing.
  if (price.kind === 'COSTS' && price.cents > 0)
    return m.accept_costs({ amount: formatMoney(price.cents, currency) });
  return m.accept_unusual();
}

/** What a creator gives and what they get, beside each other, measured by their own prices. */
export function AcceptSheet({ deal, user }: AcceptSheetProps) {
  const { currency, rate = fixedRate } = deal;
  const surcharges = surchargesIn(currency, user.surcharges ?? [], user.currency, rate);
  const asked = deal.deliverableWishes ?? [];
  // A package that holds just this is what it usually costs.
  const whole = packageFor(asked, packagesIn(currency, user.packages ?? [], user.currency, rate));
  const work = estimateBrief(asked, pricingIn(currency, user, rate), whole);
  const rights = priceOfRights(deal.rights ?? null, deal.exclusivity ?? null, surcharges, work.cents);
  return (
    <div className="accept-halves">
      <WhatIGive
        deal={deal}
        unusual={({ line, times }) =>
          unusualReason(priceOfLine(line, surcharges, work.cents, times), currency)
        }
      />
      <WhatIGet deal={deal} rates={{ work, rights }} />
    </div>
  );
}
