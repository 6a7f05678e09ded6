/**
 * The words of all texts, and who has them. A searched word has no white space, so where it occurs it lies inside one
 * word: the few words are searched instead of the many texts. One and two letters occur nearly everywhere, so who
 * has them is kept beforehand; a longer one is looked for among the words that have its rarest three letters.
 */
import { LRUCache } from 'lru-cache';
import { Bitmap, countOf, grown, listInto, wordsFor } from './bitmap.ts';
import { type NumberSet, Postings } from './postings.ts';

/** Searched words whose answer is kept. Each is tried on every text that is added. */
const keptSearches = 1000;
const keptBytes = 64 * 1024 * 1024;
/** Lists up to this long are sorted; longer ones are gathered as a bitmap. */
const longestSorted = 200;
const denseShare = 32;

/** Where a searched word occurs, true also for what is added later. */
interface Kept {
  count: number;
  bits: Bitmap;
}

class Codes {
  readonly #codes = new Map<string, number>();
  readonly names: string[] = [];

  find(name: string): number | undefined {
    return this.#codes.get(name);
  }

  of(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    this.#codes.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

export class Vocabulary {
  readonly #words = new Codes();
  readonly #slotsOfWord = new Postings();
  /** Pieces of one and two letters, who has them, and the pieces of each word. */
  readonly #shorts = new Codes();
  readonly #slotsOfShort = new Postings();
  #shortStarts = new Uint32Array(64);
  #shortCodes = new Uint32Array(64);
  /** Pieces of three letters, and the words that have them. */
  readonly #triples = new Codes();
  readonly #wordsOfTriple = new Postings();
  /** What was costly to gather, by searched word. */
  readonly #kept = new LRUCache<string, Kept>({
    max: keptSearches,
    maxSize: keptBytes,
    sizeCalculation: ({ bits }) => bits.words.byteLength + 1,
  });
  #slots = 0;

  /** Takes up a text, folded for search; slots come in ascending order. */
  add(slot: number, text: string): void {
    this.#slots = slot + 1;
    for (const word of text.split(/\s+/)) {
      if (word === '') continue;
      const known = this.#words.find(word);
      const code = known ?? this.#learn(word);
      this.#slotsOfWord.add(code, slot);
      const end = this.#shortStarts[code + 1] as number;
      for (let i = this.#shortStarts[code] as number; i < end; i++) {
        this.#slotsOfShort.add(this.#shortCodes[i] as number, slot);
      }
    }
    for (const [searched, kept] of this.#kept) {
      if (!text.includes(searched)) continue;
      kept.bits.add(slot);
      kept.count += 1;
    }
  }

  #learn(word: string): number {
    const code = this.#words.of(word);
    const shorts = new Set<number>();
    for (let i = 0; i < word.length; i++) {
      shorts.add(this.#shorts.of(word[i] as string));
      if (i + 2 <= word.length) shorts.add(this.#shorts.of(word.slice(i, i + 2)));
      if (i + 3 <= word.length) this.#wordsOfTriple.add(this.#triples.of(word.slice(i, i + 3)), code);
    }
    this.#shortStarts = grown(this.#shortStarts, code + 2);
    const start = this.#shortStarts[code] as number;
    this.#shortCodes = grown(this.#shortCodes, start + shorts.size);
    this.#shortCodes.set([...shorts], start);
    this.#shortStarts[code + 1] = start + shorts.size;
    return code;
  }

  /** The slots, removed ones among them, in whose text the word occurs. It is not empty and holds no white space. */
  find(searched: string): NumberSet {
    if (searched.length <= 2) {
      const code = this.#shorts.find(searched);
      return code === undefined ? { count: 0, list: new Uint32Array() } : this.#slotsOfShort.setOf(code);
    }
    const kept = this.#kept.get(searched);
    if (kept) return { count: kept.count, bits: kept.bits.words };
    return this.#gather(searched, this.#wordsWith(searched));
  }

  /** The codes of the words that contain three letters or more. */
  #wordsWith(searched: string): number[] {
    let rarest = -1;
    for (let i = 0; i + 3 <= searched.length; i++) {
      const triple = this.#triples.find(searched.slice(i, i + 3));
      if (triple === undefined) return [];
      if (rarest < 0 || this.#wordsOfTriple.count(triple) < this.#wordsOfTriple.count(rarest))
        rarest = triple;
    }
    const codes: number[] = [];
    const set = this.#wordsOfTriple.setOf(rarest);
    const list = 'list' in set ? set.list : new Uint32Array(set.count);
    if ('bits' in set) listInto(list, set.bits);
    for (const code of list) if (this.#words.names[code]?.includes(searched)) codes.push(code);
    return codes;
  }

  #gather(searched: string, words: readonly number[]): NumberSet {
    const [only] = words;
    if (only !== undefined && words.length === 1) return this.#slotsOfWord.setOf(only);
    const most = words.reduce((sum, word) => sum + this.#slotsOfWord.count(word), 0);
    if (most <= longestSorted) {
      const list = this.#slotsOfWord.listOf(words);
      return { count: list.length, list };
    }
    const bits = new Bitmap();
    bits.words = new Uint32Array(wordsFor(this.#slots));
    for (const word of words) this.#slotsOfWord.addInto(bits.words, word);
    const count = countOf(bits.words);
    if (count * denseShare <= this.#slots) {
      const list = new Uint32Array(count);
      listInto(list, bits.words);
      return { count, list };
    }
    this.#kept.set(searched, { count, bits });
    return { count, bits: bits.words };
  }

  /** Bytes held, texts of the words aside. */
  get bytes(): number {
    let bytes = this.#slotsOfWord.bytes + this.#slotsOfShort.bytes + this.#wordsOfTriple.bytes;
    bytes += this.#shortStarts.byteLength + this.#shortCodes.byteLength;
    for (const { bits } of this.#kept.values()) bytes += bits.words.byteLength;
    return bytes;
  }
}
