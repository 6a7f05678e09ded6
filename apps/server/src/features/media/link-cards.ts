/** Pictures that stand for a page where it is shared: made when first asked for, of texts and uploaded pictures. */

import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../platform/deps.ts';
import { isKnown } from '../../platform/http/ready-answer.ts';
import { makeLinkCard } from '../../platform/media/image.ts';
import type { CardContent } from '../../platform/media/make-card.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { type Storage, StoredFileMissing } from '../../platform/storage/storage.ts';
import { accentOnCards, type MarketOnCard, signOf } from './market-on-cards.ts';

type CardDeps = Pick<Deps, 'storage' | 'media'>;

export type CardTexts = Pick<CardContent, 'name' | 'line' | 'initials'> & { market: MarketOnCard };

/** Keys of the store: only of uploaded pictures, so that nothing is fetched from elsewhere. */
export interface CardKeys {
  portrait: string | null;
  works: string[];
}

/** Content of a card. */
export interface LinkCard {
  /** The ETag, in its quotes: it changes with everything that affects the card. */
  tag: string;
  texts: CardTexts;
  /** Read when the card is made. */
  keys: () => Promise<CardKeys>;
}

/** Some hundred cards of about 60 kB. */
const keptBytes = 16 * 1024 * 1024;
/** All cards are made on behalf of one account, so that uploads get their turn next to them. */
const account = 'link-cards';

/** Copies a picture to `path`; null if its bytes were deleted since. */
async function fetchPicture(storage: Storage, key: string, path: string): Promise<string | null> {
  try {
    await pipeline(await storage.read(key), createWriteStream(path));
    return path;
  } catch (error) {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  }
}

const makeCardOf = ({ storage, media }: CardDeps, { texts, keys }: LinkCard): Promise<Buffer> =>
  media.run('pictures', account, (run) =>
    withTemporaryFolder(async (folder) => {
      const { portrait, works } = await keys();
      const fetched = await Promise.all(
        [portrait, ...works].map((key, index) =>
          key === null ? null : fetchPicture(storage, key, join(folder, String(index))),
        ),
      );
      const [face = null, ...shown] = fetched;
      const pictures = { portrait: face, works: shown.filter((path) => path !== null) };
      const output = join(folder, 'card');
      const { market, ...words } = texts;
      const sign = market.isProduct ? null : await signOf(folder, market);
      await makeLinkCard(run, { ...words, ...pictures, accent: accentOnCards(market), sign }, output);
      return readFile(output);
    }),
  );

/** A page may be hidden, and a cached card is then used for up to this long. */
const cacheControl = 'public, max-age=3600';

/**
 * Opens the cards of one kind of page, each made when it is first requested and cached until memory is needed for others.
 * The function sends a card as JPEG, or 304 to a client that has it. It throws file.too_many_at_once and file.busy if too
 * many are requested at once, and file.unreadable if a picture cannot be read.
 */
export function openCards<Card extends { tag: string }>(make: (card: Card) => Promise<Buffer>) {
  const cards = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: (_tag, _old, { context }) => context(),
  });
  return async (request: FastifyRequest, reply: FastifyReply, card: Card) => {
    const headers = { etag: card.tag, 'cache-control': cacheControl };
    if (isKnown(request.headers['if-none-match'], card.tag)) return reply.code(304).headers(headers).send();
    const bytes = await cards.forceFetch(card.tag, { context: () => make(card) });
    // Other sites may embed it: that is its purpose.
    return reply
      .headers({ ...headers, 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/jpeg')
      .send(bytes);
  };
}

/** Opens the cards of pages that show uploaded pictures. */
export const openLinkCards = (deps: CardDeps) => openCards<LinkCard>((card) => makeCardOf(deps, card));
