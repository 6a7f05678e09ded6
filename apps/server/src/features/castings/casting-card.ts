/** Preview picture of a casting's page where its link is shared (rules/castings#link-cards). */

import { createHash } from 'node:crypto';
import type { Casting, Currency } from '@briefcast/contract';
import { dayFromIso } from '@briefcast/contract/kit/days';
import type { Reader } from '../../platform/database/database.ts';
import { isWritable } from '../../platform/media/card-letters.ts';
import type { CardTexts, LinkCard } from '../media/link-cards.ts';
import { marketOnCards } from '../media/market-on-cards.ts';
import { pictureKey } from '../media/picture-key.ts';

/** Increase it when the content of the card changes, so that cached cards become invalid. */
const look = 2;

/** The card is the same for everybody, as the program that asks for it has no language. */
const money = (cents: number, currency: Currency) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    cents / 100,
  );

const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    dayFromIso(day),
  );

/** A title or name with characters that the fonts lack is left out. */
function cardTexts({ title, brand, payFrom, payTo, currency, state, closesOn }: Casting): CardTexts {
  const pay =
    payFrom === payTo ? money(payFrom, currency) : `${money(payFrom, currency)} to ${money(payTo, currency)}`;
  const facts = state === 'OPEN' ? `${pay}, apply by ${dayText(closesOn)}` : pay;
  const { companyName } = brand;
  return {
    name: isWritable(title) ? title : null,
    market: marketOnCards(),
    line: isWritable(companyName) && companyName ? `${companyName} is casting · ${facts}` : facts,
    initials: isWritable(companyName)
      ? (Array.from(companyName.trim())[0] ?? '').toLocaleUpperCase('en-US')
      : '',
  };
}

export function cardOfCasting(db: Reader, casting: Casting): LinkCard {
  const texts = cardTexts(casting);
  const { profileImage } = casting.brand;
  const madeOf = JSON.stringify([look, texts, profileImage]);
  return {
    tag: `"${createHash('sha256').update(madeOf).digest('base64url').slice(0, 27)}"`,
    texts,
    keys: async () => ({ portrait: await pictureKey(db, profileImage), works: [] }),
  };
}
