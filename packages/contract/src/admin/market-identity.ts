/** Makes of the settings what every page and paper shows of the market (rules/market#identity). */
import { accentStyles } from './accent.ts';
import { type MarketIdentity, unnamedMarket } from './market-settings.ts';
import type { OperatorSettings } from './operator-settings.ts';

/** The market as the settings name it, with the company that sells there, and the versions that people are asked to accept. */
export function identityOf(
  { market, seller, legal }: Pick<OperatorSettings, 'market' | 'seller' | 'legal'>,
  asked?: string,
): MarketIdentity {
  const named = market ?? unnamedMarket;
  return {
    ...named,
    company: {
      name: seller.name,
      address: seller.address,
      ...(legal?.register ? { register: legal.register } : {}),
    },
    ...(asked === undefined ? {} : { asked }),
    ...(named.hue === null ? {} : { accent: accentStyles(named.hue) }),
  };
}
