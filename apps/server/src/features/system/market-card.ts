/** The card of the market itself, drawn as the cards of creators and castings are (rules/market#share-picture). */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directionOf, type Locale } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { inLocale } from '@briefcast/i18n/work-locale';
import type { Deps } from '../../platform/deps.ts';
import { isWritable } from '../../platform/media/card-letters.ts';
import { makeMarketCard } from '../../platform/media/image.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { openCards } from '../media/link-cards.ts';
import { type MarketOnCard, marketOnCards, signOf } from '../media/market-on-cards.ts';

/** Increase it when the card is drawn in another way, so that cached cards become invalid. */
const look = 1;

interface OwnCard {
  tag: string;
  market: MarketOnCard;
  line: string;
  isRightToLeft: boolean;
}

/** Returns the card of the market as it looks now. */
export function cardOfMarket(locale: Locale): OwnCard {
  const market = marketOnCards(locale);
  const words = inLocale(locale, m.market_card_line);
  const line = isWritable(words) ? words : '';
  const madeOf = JSON.stringify([look, market, line]);
  return {
    tag: `"${createHash('sha256').update(madeOf).digest('base64url').slice(0, 27)}"`,
    market,
    line,
    isRightToLeft: directionOf(locale) === 'rtl',
  };
}

/** Opens the cards; the function sends one as those of creators are sent. */
export const openMarketCards = ({ media }: Pick<Deps, 'media'>) =>
  openCards<OwnCard>(({ market, line, isRightToLeft }) =>
    media.run('pictures', 'link-cards', (run) =>
      withTemporaryFolder(async (folder) => {
        const output = join(folder, 'card');
        await makeMarketCard(run, { sign: await signOf(folder, market), line, isRightToLeft }, output);
        return readFile(output);
      }),
    ),
  );
