/**
 * The published creators in memory, so that the directory is answered without the database. Each creator has
 * a slot; a changed one gets a new slot and the old one is dead, so that sets of slots only grow. It does no
 * I/O.
 */
import type { directorySorts } from '@briefcast/contract';
import { Bitmap, grown, wordsFor } from './bitmap.ts';
import { CardStore } from './card-store.ts';
import { CreatorIds } from './creator-ids.ts';
import { FacetValues } from './facet-values.ts';
import { SortedSlots } from './sorted-slots.ts';
import { Vocabulary } from './vocabulary.ts';

/** The indexed data of a published creator. */
export interface IndexedCreator {
  id: string;
  revision: number;
  /** In milliseconds since 1970; 0 if the date is unknown. */
  publishedAt: number;
  /** In cents; null without a price. */
  startingPrice: number | null;
  /** Folded for search. */
  searchText: string;
  languages: readonly string[];
  /** The names of the categories. */
  categories: readonly string[];
  location: string | null;
  networks: readonly string[];
  /** Kinds of work on offer. */
  deliverables: readonly string[];
  /** The sum over all accounts. */
  followers: number;
  /** A PublicCreator as JSON. */
  card: Uint8Array;
}

/** In the order in which an answer lists their counts. */
export const facetNames = ['languages', 'categories', 'locations', 'networks', 'deliverables'] as const;
export type FacetName = (typeof facetNames)[number];

export type Sort = (typeof directorySorts)[number];

/** Placeholder for no price when the cheapest, or the dearest, come first: last in both. */
export const noPrice = { price_asc: 2_147_483_647, price_desc: -1 };
const none = -1;
/** The highest stored number of followers, far above what can be asked for. */
const mostFollowers = 2 ** 32 - 1;

export class DirectoryIndex {
  /** Number of assigned slots, including dead ones. */
  slots = 0;
  /** The number of creators. */
  size = 0;
  /** The sum of the revisions of all creators. */
  revisionSum = 0;
  readonly alive = new Bitmap();
  readonly ids: CreatorIds;
  readonly cards = new CardStore();
  readonly vocabulary = new Vocabulary();
  readonly facets: Record<FacetName, FacetValues> = {
    languages: new FacetValues(),
    categories: new FacetValues(),
    locations: new FacetValues(),
    networks: new FacetValues(),
    deliverables: new FacetValues(),
  };
  /** In cents by slot, -1 for none. */
  prices = new Int32Array(64);
  /** By slot. */
  followers = new Uint32Array(64);
  #publishedAt = new Float64Array(64);
  #revisions = new Float64Array(64);
  #isSorted = false;

  /** By the contract's names of the orders; those without a price come last. */
  readonly orders: Record<Sort, SortedSlots> = {
    newest: new SortedSlots((a, b) => this.#difference('newest', a, b) > 0),
    price_asc: new SortedSlots((a, b) => this.#difference('price_asc', a, b) < 0),
    price_desc: new SortedSlots((a, b) => this.#difference('price_desc', a, b) > 0),
  };

  /** Memory for this many creators is allocated at once. */
  constructor(expected = 0) {
    this.ids = new CreatorIds(expected);
  }

  /** Adds a creator, replacing an older version. Queries are only possible once `sort` has finished. */
  add(creator: IndexedCreator): void {
    this.remove(creator.id);
    const slot = this.slots++;
    this.#makeRoom(slot);
    this.ids.set(slot, creator.id);
    this.#revisions[slot] = creator.revision;
    this.#publishedAt[slot] = creator.publishedAt;
    this.prices[slot] = creator.startingPrice ?? none;
    this.followers[slot] = Math.min(creator.followers, mostFollowers);
    this.cards.set(slot, creator.card);
    this.vocabulary.add(slot, creator.searchText);
    this.facets.languages.add(slot, creator.languages);
    this.facets.categories.add(slot, creator.categories);
    this.facets.locations.add(slot, creator.location === null ? [] : [creator.location]);
    this.facets.networks.add(slot, creator.networks);
    this.facets.deliverables.add(slot, creator.deliverables);
    this.alive.add(slot);
    this.size += 1;
    this.revisionSum += creator.revision;
    if (this.#isSorted) for (const order of Object.values(this.orders)) order.add(slot);
  }

  /** Removes a creator; returns whether they were indexed. */
  remove(id: string): boolean {
    const slot = this.slotOf(id);
    if (slot < 0) return false;
    this.alive.remove(slot);
    this.size -= 1;
    this.revisionSum -= this.#revisions[slot] as number;
    for (const name of facetNames) this.facets[name].remove(slot);
    if (this.#isSorted) for (const order of Object.values(this.orders)) order.remove(slot);
    return true;
  }

  /** Sorts what was added so far, with a pause at each step. Later additions are inserted in order. */
  *sort(): Generator<void, void> {
    const living = new Uint32Array(this.size);
    let length = 0;
    for (let slot = 0; slot < this.slots; slot++) if (this.alive.has(slot)) living[length++] = slot;
    for (const order of Object.values(this.orders)) yield* order.fill(living);
    this.#isSorted = true;
  }

  /** The slot of a creator, -1 if not indexed. */
  slotOf(id: string): number {
    const slot = this.ids.slotOf(id);
    return slot >= 0 && this.alive.has(slot) ? slot : -1;
  }

  /** The indexed revision of a creator; undefined if not indexed. */
  revisionOf(id: string): number | undefined {
    const slot = this.slotOf(id);
    return slot < 0 ? undefined : this.#revisions[slot];
  }

  /** The primary sort value of a slot: milliseconds or cents. Its id comes second. */
  sortValue(sort: Sort, slot: number): number {
    if (sort === 'newest') return this.#publishedAt[slot] as number;
    const price = this.prices[slot] as number;
    return price === none ? noPrice[sort] : price;
  }

  /** The length in words of a bitmap over all slots. */
  get bitmapWords(): number {
    return wordsFor(this.slots);
  }

  /** Number of dead slots. */
  get dead(): number {
    return this.slots - this.size;
  }

  #difference(sort: Sort, a: number, b: number): number {
    return this.sortValue(sort, a) - this.sortValue(sort, b) || this.ids.compare(a, b);
  }

  #makeRoom(slot: number): void {
    this.prices = grown(this.prices, slot + 1);
    this.followers = grown(this.followers, slot + 1);
    this.#publishedAt = grown(this.#publishedAt, slot + 1);
    this.#revisions = grown(this.#revisions, slot + 1);
  }

  /** Memory in bytes: of the cards, and of the rest without JavaScript's own overhead. */
  get bytes(): { cards: number; index: number } {
    const { cards, columns } = this.cards.bytes;
    const facets = facetNames.reduce((sum, name) => sum + this.facets[name].bytes, 0);
    const orders = Object.values(this.orders).reduce((sum, { slots }) => sum + slots.byteLength, 0);
    const own =
      this.prices.byteLength +
      this.followers.byteLength +
      this.#publishedAt.byteLength +
      this.#revisions.byteLength;
    return { cards, index: columns + facets + orders + own + this.vocabulary.bytes + this.ids.bytes };
  }
}
