/** The look of the market that this process draws with: logo, mark, accent and letter (rules/market). */
import { createHash } from 'node:crypto';
import { logoFor, type MarketIcon, type MarketSettings } from '@briefcast/contract';
import { marketIconPath } from '@briefcast/contract/paths';
import { isMarketNamed, letterOf, marketName } from '@briefcast/i18n/market-name';
import type { Reader } from './database/database.ts';
import { readPicture } from './market-pictures.ts';
import { isWritable } from './media/card-letters.ts';

/** A stored picture with the digest of its bytes. */
export interface KnownPicture {
  digest: string;
  bytes: Buffer;
}

export interface MarketLook {
  /** For dark grounds. */
  logo: KnownPicture | null;
  mark: KnownPicture | null;
  /** Null for the product's pink. */
  hue: number | null;
  /** Shown by icons without a mark; empty where the fonts lack the letters of both names. */
  letter: string;
  /** Changes with everything that icons show; null while they are the product's. */
  iconsTag: string | null;
}

const productLook: MarketLook = { logo: null, mark: null, hue: null, letter: '', iconsTag: null };
let known = productLook;

/** Returns the look as the settings had it when they were last read. */
export const marketLook = (): MarketLook => known;

/** Increase it when icons are drawn in another way, so that browsers read them again. */
const iconsLook = 1;

async function pictureOf(
  db: Reader,
  digest: string | null,
  had: KnownPicture | null,
): Promise<KnownPicture | null> {
  if (!digest || had?.digest === digest) return digest ? had : null;
  const bytes = await readPicture(db, digest);
  return bytes && { digest, bytes };
}

const writableLetter = () =>
  ['en', 'ar']
    .map((locale) => letterOf(marketName(locale)))
    .find((letter) => letter !== '' && isWritable(letter)) ?? '';

/** Takes over the look of a market whose name is known, and reads its pictures where they are others. */
export async function rememberLook(db: Reader, market: MarketSettings): Promise<void> {
  const logo = await pictureOf(db, logoFor(market, 'dark'), known.logo);
  const mark = await pictureOf(db, market.mark, known.mark);
  const { hue } = market;
  const letter = writableLetter();
  const madeOf = JSON.stringify([iconsLook, mark?.digest, letter, hue]);
  const iconsTag =
    mark || isMarketNamed() ? createHash('sha256').update(madeOf).digest('hex').slice(0, 16) : null;
  known = { logo, mark, hue, letter, iconsTag };
}

/** Returns the address of an icon of the market's own; null while it has the product's. */
export const ownIconPath = (icon: MarketIcon): string | null =>
  known.iconsTag === null ? null : marketIconPath(known.iconsTag, icon);
