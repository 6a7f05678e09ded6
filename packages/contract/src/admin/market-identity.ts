/** Makes of the settings what every page and paper shows of the market (rules/market#identity). */
import { accentStyles } from './accent.ts';
import { type MarketIdentity, unnamedMarket } from './market-settings.ts';
import type { OperatorSettings } from './operator-settings.ts';

/** The market as the settings name it, with the company that sells there. */
export function identityOf({ market, seller }: Pick<OperatorSettings, 'market' | 'seller'>): MarketIdentity {
  const named = market ?? unnamedMarket;
  return {
    ...named,
    company: { name: seller.name, address: seller.address },
    ...(named.hue === null ? {} : { accent: accentStyles(named.hue) }),
  };
}
