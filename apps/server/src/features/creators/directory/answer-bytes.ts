/** The body of the directory's answer, made of ready cards. Both ways of answering make it here, byte for byte. */
import { crc32 } from 'node:zlib';
import type { PublicCreator } from '@briefcast/contract';
import type { ReadyBytes, ReadyPieces } from '../../../platform/http/ready-answer.ts';
import { encodeCursor } from '../../../platform/page-cursor.ts';
import type { CardStore } from './card-store.ts';
import type { DirectoryIndex, FacetName } from './directory-index.ts';
import type { ValueCount } from './facet-values.ts';
import type { Found } from './find-creators.ts';
import { asksForAll, type NormalQuery } from './normal-query.ts';

const head = Buffer.from('{"success":true,"data":{"creators":[');
const comma = ','.charCodeAt(0);
/** Sent in pieces of about so many bytes. */
const pieceBytes = 256 * 1024;
/** Up to this size an answer is kept as one. */
const largestWhole = 1024 * 1024;
/** Cards of more than so many bytes together are not sent in one answer: the others are on the next page. */
const largestAnswer = 32 * 1024 * 1024;

/** Whether a card belongs on a page whose cards have so many bytes: the first one always does. */
export const fits = (bytesBefore: number, card: number): boolean =>
  bytesBefore === 0 || bytesBefore + card <= largestAnswer;

/** A creator as JSON: what the contract names, in its order. */
export const cardOf = (creator: PublicCreator): Buffer =>
  Buffer.from(
    JSON.stringify({
      id: creator.id,
      firstName: creator.firstName,
      lastName: creator.lastName,
      profileImage: creator.profileImage,
      bio: creator.bio,
      location: creator.location,
      languages: creator.languages,
      categories: creator.categories,
      ugcVideoPricing: creator.ugcVideoPricing,
      ugcPhotoPricing: creator.ugcPhotoPricing,
      ugcTurnaroundDays: creator.ugcTurnaroundDays,
      influencerReelPricing: creator.influencerReelPricing,
      influencerStoryPricing: creator.influencerStoryPricing,
      influencerTurnaroundDays: creator.influencerTurnaroundDays,
      isPublished: creator.isPublished,
      portfolio: creator.portfolio,
    } satisfies PublicCreator),
  );

/** What stands behind the creators. */
export interface Beside {
  total: number;
  /** Where the next page begins; null on the last one. */
  next: { value: number; id: string } | null;
  facets: Record<FacetName, ValueCount[]>;
}

function tailOf({ total, next, facets: { languages, categories, locations } }: Beside): Buffer {
  const nextCursor = next && encodeCursor([next.value, next.id]);
  const data = JSON.stringify({ total, nextCursor, facets: { languages, categories, locations } });
  return Buffer.from(`],${data.slice(1)}}`);
}

/** Names the content by the checksums of its parts: the same in every process, and without reading all bytes. */
const etagOf = (sums: Uint32Array, tail: Buffer) => {
  const cards = crc32(new Uint8Array(sums.buffer, sums.byteOffset, sums.byteLength));
  return `W/"${[sums.length, cards, crc32(tail)].map((part) => part.toString(36)).join('-')}"`;
};

/** The answer made of cards, which are slots 0 and on of the store. */
export function answerOfCards(cards: CardStore, count: number, beside: Beside): ReadyBytes {
  const slots = Uint32Array.from({ length: count }, (_, slot) => slot);
  return wholeOf(cards, slots, tailOf(beside));
}

function wholeOf(cards: CardStore, slots: Uint32Array, tail: Buffer): ReadyBytes {
  const [bytes = Buffer.alloc(0)] = piecesOf(cards, slots, tail, Number.POSITIVE_INFINITY);
  return {
    etag: etagOf(
      slots.map((slot) => cards.sumOf(slot)),
      tail,
    ),
    bytes,
    packed: {},
  };
}

/** Pieces of about `size` bytes, each whole cards. */
function* piecesOf(cards: CardStore, slots: Uint32Array, tail: Buffer, size: number): Generator<Buffer> {
  let from = 0;
  do {
    let to = from;
    let length = from === 0 ? head.length : 0;
    for (; to < slots.length && length < size; to++) length += cards.lengthOf(slots[to] as number) + 1;
    const isLast = to === slots.length;
    // The last card has no comma behind it.
    if (isLast) length += tail.length - (slots.length > 0 ? 1 : 0);
    const piece = Buffer.allocUnsafeSlow(length);
    let at = from === 0 ? head.copy(piece) : 0;
    for (let i = from; i < to; i++) {
      at += cards.copyTo(piece, at, slots[i] as number);
      if (i < slots.length - 1) piece[at++] = comma;
    }
    if (isLast) tail.copy(piece, at);
    yield piece;
    from = to;
  } while (from < slots.length);
}

/** How many of these cards one answer holds, and their bytes. */
function measure(cards: CardStore, slots: Uint32Array): { count: number; bytes: number } {
  let bytes = 0;
  for (let count = 0; count < slots.length; count++) {
    const card = cards.lengthOf(slots[count] as number);
    if (!fits(bytes, card)) return { count, bytes };
    bytes += card;
  }
  return { count: slots.length, bytes };
}

/** The answer of the index; a large one comes in pieces. */
export function answerOfFound(
  index: DirectoryIndex,
  query: NormalQuery,
  { total, slots: found, hasMore: areMoreFound, facets }: Found,
): ReadyBytes | ReadyPieces {
  const { cards } = index;
  const { count, bytes } = measure(cards, found);
  const slots = found.subarray(0, count);
  const hasMore = areMoreFound || count < found.length;
  const last = hasMore ? slots.at(-1) : undefined;
  const next =
    last === undefined ? null : { value: index.sortValue(query.sort, last), id: index.ids.idOf(last) };
  const tail = tailOf({ total, next, facets });
  const length = head.length + tail.length + bytes + Math.max(0, count - 1);
  if (length <= largestWhole) return wholeOf(cards, slots, tail);
  return {
    etag: etagOf(
      slots.map((slot) => cards.sumOf(slot)),
      tail,
    ),
    length,
    pieces: () => piecesOf(cards, slots, tail, pieceBytes),
    packed: asksForAll(query) ? {} : null,
  };
}
