/** Makes of the settings what every page and paper shows of the market (rules/market#identity). */
import { accentStyles } from './accent.ts';
import { type MarketIdentity, unnamedMarket } from './market-settings.ts';
import type { OperatorSettings } from './operator-settings.ts';
import { missingOfHouse, sellsAnything } from './seller.ts';

/** The market as the settings name it, with the company that sells there, and the versions that people are asked to accept. */
export function identityOf(settings: OperatorSettings, asked?: string): MarketIdentity {
  const { market, seller, legal } = settings;
  const named = market ?? unnamedMarket;
  return {
    ...named,
    company: {
      name: seller.name,
      address: seller.address,
      ...(legal?.register ? { register: legal.register } : {}),
    },
    isSelling: sellsAnything(settings) && missingOfHouse(settings).length === 0,
    ...(asked === undefined ? {} : { asked }),
    ...(named.hue === null ? {} : { accent: accentStyles(named.hue) }),
  };
}
