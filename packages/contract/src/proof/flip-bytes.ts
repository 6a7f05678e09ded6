/**
 * Helpers for tests: bytes with one of them changed, for every one, and the place of a text's part in its bytes.
 */

interface Flip {
  /** Place of the changed byte. */
  place: number;
  bytes: Uint8Array;
}

/**
 * Each byte with one bit of it changed, another bit at each place, and each with the bit by which a capital and a small
 * letter differ.
 */
export function* flipsOf(whole: Uint8Array): Generator<Flip> {
  for (const place of whole.keys()) {
    for (const bit of new Set([place % 8, 5])) {
      const bytes = Uint8Array.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
      yield { place, bytes };
    }
  }
}

/** A text as its bytes in UTF-8. */
export const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** First place of a text's part in its bytes. */
export function spanOf(text: string, part: string): { from: number; to: number } {
  const from = encoded(text.slice(0, text.indexOf(part))).length;
  return { from, to: from + encoded(part).length };
}
