import '../../../styles/accept.css';
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
  type TakenLine,
} from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ByWhen } from './by-when.tsx';
import { Pay } from './pay.tsx';
import { WorkAndRights } from './work-and-rights.tsx';

/** Why a line of the rights is unlike the creator's usual terms; null where it is not. */
function unusualReason(price: LinePrice, currency: Currency): string | null {
  if (price.kind === 'IN_RATE') return null;
  if (price.kind === 'NOT_OFFERED') return m.accept_not_offered();
  // A share of rates that the profile does not name comes to nothing.
  if (price.kind === 'COSTS' && price.cents > 0)
    return m.accept_costs({ amount: formatMoney(price.cents, currency) });
  return m.accept_unusual();
}

type Creator = Extract<OwnUser, { role: 'CREATOR' }>;

/** Price of a deal by the creator's own prices, line by line and as a whole. */
function measuredBy(user: Creator, deal: DealDetail) {
  const { currency, rate = fixedRate } = deal;
  const surcharges = surchargesIn(currency, user.surcharges ?? [], user.currency, rate);
  const asked = deal.deliverableWishes ?? [];
  // A package that holds just this is what it usually costs.
  const whole = packageFor(asked, packagesIn(currency, user.packages ?? [], user.currency, rate));
  const work = estimateBrief(asked, pricingIn(currency, user, rate), whole);
  const rights = priceOfRights(deal.rights ?? null, deal.exclusivity ?? null, surcharges, work.cents);
  const unusual = ({ line, times }: TakenLine) =>
    unusualReason(priceOfLine(line, surcharges, work.cents, times), currency);
  return { unusual, rates: { work, rights } };
}

interface WhatBindsProps {
  /** With the lines that are agreed to. */
  deal: DealDetail;
  user: OwnUser;
  /** Whether the other side has yet to agree. */
  isProposed?: boolean;
}

/**
 * Obligations of both sides once these lines are agreed, with days; read before accepting or proposing, by a creator
 * against their own prices.
 */
export function WhatBinds({ deal, user, isProposed = false }: WhatBindsProps) {
  const { unusual, rates } =
    user.role === 'CREATOR' ? measuredBy(user, deal) : { unusual: () => null, rates: null };
  const work = <WorkAndRights deal={deal} viewer={user.role} unusual={unusual} />;
  const pay = <Pay deal={deal} viewer={user.role} rates={rates} />;
  return (
    <>
      <div className="accept-halves">
        {user.role === 'CREATOR' ? work : pay}
        {user.role === 'CREATOR' ? pay : work}
      </div>
      <ByWhen deal={deal} viewer={user.role} isProposed={isProposed} />
    </>
  );
}
