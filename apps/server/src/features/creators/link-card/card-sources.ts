/** What a creator's link card is made of: texts, and pictures that lie in the store. */
import { createHash } from 'node:crypto';
import type { PublicCreator } from '@briefcast/contract';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { media } from '../../../platform/database/tables/index.ts';
import { type CardContent, isWritable } from '../../../platform/media/make-card.ts';
import { mediaIdOf } from '../../media/media-url.ts';

const mostWorks = 3;
/** Looked at until so many works have a picture here. */
const mostLookedAt = 12;

/** Raise it when the card's look changes, so that nobody keeps the old one. */
const look = 1;

/** Keeps letters of Arabic from being joined to one word. */
const apart = '\u200c';

type CardTexts = Pick<CardContent, 'name' | 'line' | 'initials'>;

/** A text that the fonts have no letters for is left out. */
export function cardTexts({ firstName, lastName, categories }: PublicCreator): CardTexts {
  const name = `${firstName} ${lastName}`.trim();
  const letters = [firstName, lastName].map((part) => Array.from(part.trim())[0] ?? '').filter(Boolean);
  const line = categories.map((category) => category.name).join(' · ');
  return {
    name: isWritable(name) ? name : null,
    initials: isWritable(name) ? letters.join(apart).toLocaleUpperCase('en-US') : '',
    line: isWritable(line) ? line : '',
  };
}

const shownOf = ({ portfolio }: PublicCreator) => portfolio.slice(0, mostLookedAt);

/** Names the card, with its quotes: another one for everything that changes how it looks. */
export function cardTag(creator: PublicCreator): string {
  const shown = shownOf(creator).map(({ url, poster }) => [url, poster]);
  const madeOf = JSON.stringify([look, cardTexts(creator), creator.profileImage, shown]);
  return `"${createHash('sha256').update(madeOf).digest('base64url').slice(0, 27)}"`;
}

export interface CardKeys {
  portrait: string | null;
  works: string[];
}

/** Keys of the store: of pictures uploaded here only, so that nothing is fetched from elsewhere. */
export async function cardKeys(db: Reader, creator: PublicCreator): Promise<CardKeys> {
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
