/** Makes of the settings what every page and paper shows of the market (rules/market#identity). */
import { accentStyles } from './accent.ts';
import { type MarketIdentity, unnamedMarket } from './market-settings.ts';
import type { OperatorSettings } from './operator-settings.ts';
import { missingOfHouse, sellsAnything } from './seller.ts';

/** The market as the settings name it, with the company that sells there. */
export function identityOf(settings: OperatorSettings): MarketIdentity {
  const { market, seller } = settings;
  const named = market ?? unnamedMarket;
  return {
    ...named,
    company: { name: seller.name, address: seller.address },
    isSelling: sellsAnything(settings) && missingOfHouse(settings).length === 0,
    ...(named.hue === null ? {} : { accent: accentStyles(named.hue) }),
  };
}
