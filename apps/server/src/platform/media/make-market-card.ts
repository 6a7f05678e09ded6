/** The card of the market itself, for links to pages without a picture of their own (rules/market#share-picture). */
import sharp, { type OverlayOptions } from 'sharp';
import { fit, nameFonts } from './card-text.ts';
import { openOnlyDrawings } from './draw-picture.ts';
import { cardSize } from './make-card.ts';
import { drawLogo, drawMark, type MarketSign } from './market-sign.ts';

export interface MarketCard {
  sign: MarketSign;
  /** Below the name; empty for none. */
  line: string;
  isRightToLeft: boolean;
}

const edge = 88;
const markSide = 148;
const textWidth = cardSize.width - 2 * edge;
const stripHeight = 18;
const gaps = { belowMark: 44, belowName: 30 };

/** Writes the card of 1200 by 630 pixels as JPEG to `output`. */
export async function makeMarketCard(
  { sign, line, isRightToLeft }: MarketCard,
  output: string,
): Promise<void> {
  openOnlyDrawings();
  await nameFonts();
  const logo = await drawLogo(sign, { width: 720, height: 170 });
  const head = logo ?? { image: await drawMark(sign, markSide), width: markSide, height: markSide };
  const name =
    logo === null && sign.name !== ''
      ? await fit(sign.name, [96, 80, 64, 52], { width: textWidth, height: 210 }, '#ffffff')
      : null;
  const words =
    line === '' ? null : await fit(line, [40, 34, 30], { width: textWidth, height: 100 }, '#b5cac1');
  const rows = [
    { ...head, above: 0 },
    ...(name ? [{ ...name, above: gaps.belowMark }] : []),
    ...(words ? [{ ...words, above: name ? gaps.belowName : gaps.belowMark }] : []),
  ];
  const whole = rows.reduce((height, row) => height + row.above + row.height, 0);
  let top = Math.round((cardSize.height - stripHeight - whole) / 2);
  const overlays: OverlayOptions[] = rows.map(({ image, width, height, above }) => {
    top += above;
    const at = { input: image, left: isRightToLeft ? cardSize.width - edge - width : edge, top };
    top += height;
    return at;
  });
  const strip = { width: cardSize.width, height: stripHeight, channels: 3 as const, background: sign.accent };
  overlays.push({
    input: await sharp({ create: strip }).png().toBuffer(),
    left: 0,
    top: cardSize.height - stripHeight,
  });
  await sharp({ create: { ...cardSize, channels: 3, background: '#082920' } })
    .composite(overlays)
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(output);
}
