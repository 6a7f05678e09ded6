/**
 * The words of all texts, and which documents have them. A search word has no white space, so where it occurs
 * it lies inside one word: the few words are searched instead of the many texts. One and two letters occur
 * nearly everywhere, so their documents are stored in advance; a longer search word is looked for among the
 * words that contain its rarest three letters.
 */
import { LRUCache } from 'lru-cache';
import { Bitmap, countOf, grown, listInto, wordsFor } from './bitmap.ts';
import { anyLetter, bareWord, oneTypoAway } from './one-typo-away.ts';
import { PlacePostings } from './place-postings.ts';
import { type NumberSet, Postings } from './postings.ts';

/** Limit of search words cached with their results. Each is matched with every text that is added. */
const keptSearches = 1000;
const keptBytes = 64 * 1024 * 1024;
/** Limit of the words kept for search words, in total. */
const keptWords = 500_000;
/** Lists up to this long are sorted; longer ones are collected in a bitmap. */
const longestSorted = 200;
const denseShare = 32;

/** The result for a search word, kept up to date with later additions. */
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
  /**
   * Pieces of one and two letters with their documents, and the pieces of each word: only the longest, which
   * contain the others.
   */
  readonly #shorts = new Codes();
  readonly #slotsOfShort = new Postings();
  /** The letters of each piece, as pieces themselves. */
  readonly #lettersOfShort: number[][] = [];
  #shortStarts = new Uint32Array(64);
  #shortCodes = new Uint32Array(64);
  /** Pieces of three letters, and the words that contain them. */
  readonly #triples = new Codes();
  readonly #wordsOfTriple = new Postings();
  /** Expensive results, by search word. */
  readonly #kept = new LRUCache<string, Kept>({
    max: keptSearches,
    maxSize: keptBytes,
    sizeCalculation: ({ bits }) => bits.words.byteLength + 1,
  });
  /** Words that contain a search word, with how many words there were. */
  readonly #keptWords = new LRUCache<string, { size: number; words: readonly number[] }>({
    max: keptSearches,
    maxSize: keptWords,
    sizeCalculation: ({ words }) => words.length + 1,
  });
  /** The letters that follow each letter in any word; first letters of words follow ''. */
  readonly #following = new Map<string, Set<string>>();
  #slots = 0;
  readonly #isMark: (word: string) => boolean;
  readonly #placeEnds: readonly string[];
  /** For each place of a text but the last, the slots that have a word there. */
  readonly #places: readonly PlacePostings[];

  /**
   * Words that are marks are found, and never offered for a mistyped one. `placeEnds` are the words that end the
   * places of a text, each once and in this order; the last place has none.
   */
  constructor(isMark: (word: string) => boolean = () => false, placeEnds: readonly string[] = []) {
    this.#isMark = isMark;
    this.#placeEnds = placeEnds;
    this.#places = placeEnds.map(() => new PlacePostings());
  }

  /** Adds a text, folded for search; slots are added in ascending order. */
  add(slot: number, text: string): void {
    this.#slots = slot + 1;
    let place = 0;
    for (const word of text.split(/\s+/)) {
      if (word === '') continue;
      const code = this.#addWord(slot, word);
      if (word === this.#placeEnds[place]) place += 1;
      else this.#places[place]?.add(code, slot);
      // Part of the word itself, so it finds nothing new: it is there for corrections of typing errors.
      const bare = bareWord(word);
      if (bare !== word && bare !== '')
        this.#slotsOfWord.add(this.#words.find(bare) ?? this.#learn(bare), slot);
    }
    for (const [searched, kept] of this.#kept) {
      if (!text.includes(searched)) continue;
      kept.bits.add(slot);
      kept.count += 1;
    }
  }

  #addWord(slot: number, word: string): number {
    const code = this.#words.find(word) ?? this.#learn(word);
    this.#slotsOfWord.add(code, slot);
    const end = this.#shortStarts[code + 1] as number;
    for (let i = this.#shortStarts[code] as number; i < end; i++) {
      const short = this.#shortCodes[i] as number;
      this.#slotsOfShort.add(short, slot);
      for (const letter of this.#lettersOfShort[short] as number[]) this.#slotsOfShort.add(letter, slot);
    }
    return code;
  }

  #shortOf(piece: string): number {
    const code = this.#shorts.of(piece);
    if (code === this.#lettersOfShort.length) {
      this.#lettersOfShort.push([]);
      if (piece.length > 1)
        this.#lettersOfShort[code] = Array.from({ length: 2 }, (_, at) => this.#shortOf(piece[at] as string));
    }
    return code;
  }

  #learn(word: string): number {
    const code = this.#words.of(word);
    let previous = '';
    for (const letter of word) {
      const following = this.#following.get(previous) ?? new Set();
      this.#following.set(previous, following.add(letter));
      previous = letter;
    }
    const shorts = new Set<number>();
    if (word.length === 1) shorts.add(this.#shortOf(word));
    for (let i = 0; i + 2 <= word.length; i++) {
      shorts.add(this.#shortOf(word.slice(i, i + 2)));
      if (i + 3 <= word.length) this.#wordsOfTriple.add(this.#triples.of(word.slice(i, i + 3)), code);
    }
    this.#shortStarts = grown(this.#shortStarts, code + 2);
    const start = this.#shortStarts[code] as number;
    this.#shortCodes = grown(this.#shortCodes, start + shorts.size);
    this.#shortCodes.set([...shorts], start);
    this.#shortStarts[code + 1] = start + shorts.size;
    return code;
  }

  /**
   * The slots in whose text the word occurs, including removed ones. The word is not empty and contains no
   * white space.
   */
  find(searched: string): NumberSet {
    if (searched.length <= 2) {
      const code = this.#shorts.find(searched);
      return code === undefined ? { count: 0, list: new Uint32Array() } : this.#slotsOfShort.setOf(code);
    }
    const kept = this.#kept.get(searched);
    if (kept) return { count: kept.count, bits: kept.bits.words };
    return this.#gather(searched, this.#knownWordsWith(searched));
  }

  /**
   * Searches for one word place after place: each call adds to a bitmap the slots, removed ones included, that have it
   * in the next place, and tells whether there are any. For words of three letters or more.
   */
  searchPlaces(searched: string): (bits: Uint32Array) => boolean {
    const words = this.#knownWordsWith(searched);
    let next = 0;
    return (bits) => {
      const place = this.#places[next++];
      let isAny = false;
      for (const word of words) isAny = place?.addInto(bits, word) || isAny;
      return isAny;
    };
  }

  /** The codes of `#wordsWith`, kept until another word is learned. */
  #knownWordsWith(searched: string): readonly number[] {
    const size = this.#words.names.length;
    const kept = this.#keptWords.get(searched);
    if (kept?.size === size) return kept.words;
    const words = this.#wordsWith(searched);
    this.#keptWords.set(searched, { size, words });
    return words;
  }

  /** The words that differ by one typing error, and the slots that have each, including removed ones. */
  near(mistyped: string): { word: string; slots: NumberSet }[] {
    const codes = new Set<number>();
    for (const pattern of oneTypoAway(mistyped)) {
      const [before, after] = pattern.split(anyLetter) as [string, string?];
      const previous = Array.from(before).at(-1) ?? '';
      const letters = after === undefined ? [''] : (this.#following.get(previous) ?? []);
      for (const letter of letters) {
        const code = this.#words.find(before + letter + (after ?? ''));
        if (code !== undefined) codes.add(code);
      }
    }
    return [...codes]
      .map((code) => ({ word: this.#words.names[code] as string, slots: this.#slotsOfWord.setOf(code) }))
      .filter(({ word }) => bareWord(word) === word && !this.#isMark(word));
  }

  /** The codes of the words that contain this text of three letters or more. */
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

  /** Memory in bytes, without the words' strings. */
  get bytes(): number {
    let bytes = this.#slotsOfWord.bytes + this.#slotsOfShort.bytes + this.#wordsOfTriple.bytes;
    bytes += this.#shortStarts.byteLength + this.#shortCodes.byteLength;
    for (const place of this.#places) bytes += place.bytes;
    for (const { bits } of this.#kept.values()) bytes += bits.words.byteLength;
    return bytes;
  }
}
