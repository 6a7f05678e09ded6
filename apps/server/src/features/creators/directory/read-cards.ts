/** Reads the cards of a page from the database in batches, so that no large result is held as rows. */
import { ByteStore } from '@briefcast/search-index/byte-store';
import type { Reader } from '../../../platform/database/database.ts';
import { readPage } from '../read-directory.ts';
import { type Beside, cardOf, fits } from './answer-bytes.ts';
import type { NormalQuery } from './normal-query.ts';

const batch = 200;

interface ReadCards {
  cards: ByteStore;
  count: number;
  next: Beside['next'];
}

/** Reads up to `query.limit` cards, fewer if the answer is full before. */
export async function readCards(db: Reader, query: NormalQuery): Promise<ReadCards> {
  const cards = new ByteStore();
  let [count, bytes] = [0, 0];
  let after = query.after;
  for (;;) {
    const wanted = Math.min(batch, query.limit - count);
    const page = await readPage(db, { ...query, after, limit: wanted });
    for (const { creator, place } of page.creators) {
      const card = cardOf(creator);
      if (!fits(bytes, card.length)) return { cards, count, next: after };
      cards.set(count++, card);
      bytes += card.length;
      after = place;
    }
    if (!page.hasMore) return { cards, count, next: null };
    if (count === query.limit) return { cards, count, next: after };
  }
}
