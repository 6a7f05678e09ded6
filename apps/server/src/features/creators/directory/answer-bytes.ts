/**
 * Builds the body of the directory's answer from prepared cards. The index and the database both use it, so
 * their answers are identical byte for byte.
 */
import { crc32 } from 'node:zlib';
import type { PublicCreator } from '@briefcast/contract';
import type { ByteStore } from '@briefcast/search-index/byte-store';
import type { ValueCount } from '@briefcast/search-index/count-values';
import type { ReadyBytes, ReadyPieces } from '../../../platform/http/ready-answer.ts';
import { encodeCursor } from '../../../platform/page-cursor.ts';
import type { Correction, Meant } from './corrections.ts';
import { type DirectoryIndex, type FacetName, facetNames } from './directory-index.ts';
import { asksForAll, type NormalQuery } from './normal-query.ts';

const head = Buffer.from('{"success":true,"data":{"creators":[');
const comma = ','.charCodeAt(0);
/** The approximate size of the pieces in which a large answer is sent. */
const pieceBytes = 256 * 1024;
/** Up to this size an answer is kept in one piece. */
const largestWhole = 1024 * 1024;
/** An answer contains cards up to this many bytes in total: the others are on the next page. */
const largestAnswer = 32 * 1024 * 1024;

/** Whether a card fits on a page whose cards have this many bytes so far: the first one always does. */
export const fits = (bytesBefore: number, card: number): boolean =>
  bytesBefore === 0 || bytesBefore + card <= largestAnswer;

/** A creator as JSON: the contract's fields, in its order. */
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
      currency: creator.currency,
      ugcVideoPricing: creator.ugcVideoPricing,
      ugcPhotoPricing: creator.ugcPhotoPricing,
      ugcTurnaroundDays: creator.ugcTurnaroundDays,
      influencerReelPricing: creator.influencerReelPricing,
      influencerStoryPricing: creator.influencerStoryPricing,
      influencerTurnaroundDays: creator.influencerTurnaroundDays,
      isPublished: creator.isPublished,
      portfolio: creator.portfolio,
      // Left out of all others, as an answer has thousands of cards.
      ...(creator.isSample ? { isSample: true } : {}),
    } satisfies PublicCreator),
  );

/** The part of the answer after the creators. */
export interface Beside {
  total: number;
  /** The position of the next page; null on the last one. */
  next: { value: number; id: string } | null;
  facets: Record<FacetName, ValueCount[]>;
  corrections: readonly Correction[];
}

function tailOf({ total, next, facets, corrections }: Beside): Buffer {
  const nextCursor = next && encodeCursor([next.value, next.id]);
  const counts = Object.fromEntries(facetNames.map((name) => [name, facets[name]]));
  const taken = corrections.length > 0 ? { corrections } : {};
  const data = JSON.stringify({ total, nextCursor, facets: counts, ...taken });
  return Buffer.from(`],${data.slice(1)}}`);
}

/** Identifies the content by the checksums of its parts: the same in every process, and without reading all bytes. */
const etagOf = (sums: Uint32Array, tail: Buffer) => {
  const cards = crc32(new Uint8Array(sums.buffer, sums.byteOffset, sums.byteLength));
  return `W/"${[sums.length, cards, crc32(tail)].map((part) => part.toString(36)).join('-')}"`;
};

/** The answer from cards, which are slots 0 and following of the store. */
export function answerOfCards(cards: ByteStore, count: number, beside: Beside): ReadyBytes {
  const slots = Uint32Array.from({ length: count }, (_, slot) => slot);
  return wholeOf(cards, slots, tailOf(beside));
}

function wholeOf(cards: ByteStore, slots: Uint32Array, tail: Buffer): ReadyBytes {
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

/** Pieces of about `size` bytes, each of whole cards. */
function* piecesOf(cards: ByteStore, slots: Uint32Array, tail: Buffer, size: number): Generator<Buffer> {
  let from = 0;
  do {
    let to = from;
    let length = from === 0 ? head.length : 0;
    for (; to < slots.length && length < size; to++) length += cards.lengthOf(slots[to] as number) + 1;
    const isLast = to === slots.length;
    // No comma follows the last card.
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

/** Counts the cards that fit into one answer, and their bytes. */
function measure(cards: ByteStore, slots: Uint32Array): { count: number; bytes: number } {
  let bytes = 0;
  for (let count = 0; count < slots.length; count++) {
    const card = cards.lengthOf(slots[count] as number);
    if (!fits(bytes, card)) return { count, bytes };
    bytes += card;
  }
  return { count: slots.length, bytes };
}

/** The answer of the index; a large one is sent in pieces. */
export function answerOfFound(
  index: DirectoryIndex,
  query: NormalQuery,
  { total, slots: found, values, hasMore: areMoreFound, facets, corrections }: Meant,
): ReadyBytes | ReadyPieces {
  const { stored: cards } = index;
  const { count, bytes } = measure(cards, found);
  const slots = found.subarray(0, count);
  const hasMore = areMoreFound || count < found.length;
  const last = hasMore ? slots.at(-1) : undefined;
  const next = last === undefined ? null : { value: values[count - 1] as number, id: index.ids.idOf(last) };
  const tail = tailOf({ total, next, facets, corrections });
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
