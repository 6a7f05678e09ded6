/** How the market signs cards: in English as the rest of them, or in the language of a card of its own. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accentOfMarket } from '@briefcast/contract/admin/accent';
import { baseLocale } from '@briefcast/i18n/locales';
import { isMarketNamed, letterOf, marketName } from '@briefcast/i18n/market-name';
import { marketLook } from '../../platform/market-look.ts';
import { isWritable } from '../../platform/media/card-letters.ts';
import type { AccentOnCard } from '../../platform/media/make-card.ts';
import type { MarketSign } from '../../platform/media/market-sign.ts';

/** Everything of the market that a card shows, so that another look gives it another tag. */
export interface MarketOnCard {
  /** Whether the product's own logo signs it, as that of a market without name and logo. */
  isProduct: boolean;
  name: string;
  letter: string;
  hue: number | null;
  /** Digests of the pictures. */
  logo: string | null;
  mark: string | null;
}

/** Returns the present look of the market, for a card in a language. */
export function marketOnCards(locale: string = baseLocale): MarketOnCard {
  const { logo, mark, hue, letter } = marketLook();
  const name = marketName(locale);
  const own = letterOf(name);
  return {
    isProduct: !isMarketNamed() && logo === null,
    name: isWritable(name) ? name : '',
    letter: isWritable(own) ? own : letter,
    hue,
    logo: logo && logo.digest,
    mark: mark && mark.digest,
  };
}

/** The colours that a card takes from the accent. */
export function accentOnCards({ hue }: MarketOnCard): AccentOnCard {
  const accent = accentOfMarket(hue);
  return {
    solid: accent['--c-cast'].light,
    ground: accent['--c-cast-soft'].dark,
    words: accent['--c-cast-ink'].dark,
  };
}

/** Writes the market's pictures into the folder of a card, and returns how it signs there. */
export async function signOf(folder: string, market: MarketOnCard): Promise<MarketSign> {
  const { logo, mark } = marketLook();
  const place = async (known: typeof logo, name: string) => {
    if (known === null) return null;
    await writeFile(join(folder, name), known.bytes);
    return join(folder, name);
  };
  const { name, letter } = market;
  const accent = accentOnCards(market).solid;
  return { name, letter, accent, logo: await place(logo, 'logo'), mark: await place(mark, 'mark') };
}
