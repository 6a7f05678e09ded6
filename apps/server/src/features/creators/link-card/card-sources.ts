/** The contents of a creator's link card: texts, and stored pictures. */
import { createHash } from 'node:crypto';
import type { PublicCreator } from '@briefcast/contract';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { baseLocale } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { media } from '../../../platform/database/tables/index.ts';
import { isWritable } from '../../../platform/media/card-letters.ts';
import type { CardKeys, CardTexts, LinkCard } from '../../media/link-cards.ts';
import { marketOnCards } from '../../media/market-on-cards.ts';
import { mediaIdOf } from '../../media/media-url.ts';

const mostWorks = 3;
/** Limit of works examined until enough have a stored picture. */
const mostLookedAt = 12;

/** Increase it when the card's design changes, so that cached cards become invalid. */
const look = 2;

/** Keeps Arabic letters from being joined. */
const apart = '\u200c';

/** A text with characters that the fonts lack is left out. */
function cardTexts({ firstName, lastName, categories }: PublicCreator): CardTexts {
  const name = `${firstName} ${lastName}`.trim();
  const letters = [firstName, lastName].map((part) => Array.from(part.trim())[0] ?? '').filter(Boolean);
  // Programs that show links tell no language.
  const named = inLocale(baseLocale, () => categories.map((category) => categoryLabel(category.name)));
  const line = named.join(' · ');
  return {
    name: isWritable(name) ? name : null,
    market: marketOnCards(),
    initials: isWritable(name) ? letters.join(apart).toLocaleUpperCase('en-US') : '',
    line: isWritable(line) ? line : '',
  };
}

const shownOf = ({ portfolio }: PublicCreator) => portfolio.slice(0, mostLookedAt);

/** The ETag of the card, in its quotes: it changes with everything that affects the card. */
function cardTag(creator: PublicCreator): string {
  const shown = shownOf(creator).map(({ url, poster }) => [url, poster]);
  const madeOf = JSON.stringify([look, cardTexts(creator), creator.profileImage, shown]);
  return `"${createHash('sha256').update(madeOf).digest('base64url').slice(0, 27)}"`;
}

/** Keys of the store: only of uploaded pictures, so that nothing is fetched from elsewhere. */
async function cardKeys(db: Reader, creator: PublicCreator): Promise<CardKeys> {
  const idOf = (url: string | null) => (url === null ? null : mediaIdOf(url));
  const portraitId = idOf(creator.profileImage);
  const workIds = shownOf(creator).map(({ url }) => idOf(url));
  const ids = [portraitId, ...workIds].filter((id) => id !== null);
  if (ids.length === 0) return { portrait: null, works: [] };
  const rows = await db
    .select({
      id: media.id,
      storageKey: media.storageKey,
      posterKey: media.posterKey,
      type: media.type,
    })
    .from(media)
    .where(inArray(media.id, ids));
  const keyOf = (id: string | null) => {
    const row = rows.find((one) => one.id === id);
    return row?.posterKey ?? (row?.type === 'IMAGE' ? row.storageKey : null);
  };
  const works = workIds.map(keyOf).filter((key) => key !== null);
  return { portrait: keyOf(portraitId), works: works.slice(0, mostWorks) };
}

/** The card of a creator's page (rules/creators#link-cards). */
export const cardOfCreator = (db: Reader, creator: PublicCreator): LinkCard => ({
  tag: cardTag(creator),
  texts: cardTexts(creator),
  keys: () => cardKeys(db, creator),
});
