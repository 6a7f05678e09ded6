/**
 * The published creators in memory, so that the directory is answered without the database. A creator has a slot; one
 * who changed gets a new slot, and the old one is dead: sets of slots are only ever added to. It does no I/O.
 */
import type { directorySorts } from '@briefcast/contract';
import { Bitmap, grown, wordsFor } from './bitmap.ts';
import { CardStore } from './card-store.ts';
import { CreatorIds } from './creator-ids.ts';
import { FacetValues } from './facet-values.ts';
import { SortedSlots } from './sorted-slots.ts';
import { Vocabulary } from './vocabulary.ts';

/** What the index knows of a published creator. */
export interface IndexedCreator {
  id: string;
  revision: number;
  /** Milliseconds since 1970; 0 for one who was never dated. */
  publishedAt: number;
  /** Cents; null for one who names no price. */
  startingPrice: number | null;
  /** Folded for search. */
  searchText: string;
  languages: readonly string[];
  /** Names. */
  categories: readonly string[];
  location: string | null;
  /** A PublicCreator as JSON. */
  card: Uint8Array;
}

export const facetNames = ['languages', 'categories', 'locations'] as const;
export type FacetName = (typeof facetNames)[number];

export type Sort = (typeof directorySorts)[number];

/** Stands for no price where the cheapest, and where the dearest, come first: last either way. */
export const noPrice = { price_asc: 2_147_483_647, price_desc: -1 };
const none = -1;

export class DirectoryIndex {
  /** Given out so far, dead ones included. */
  slots = 0;
  /** Creators. */
  size = 0;
  /** Of the revisions of all creators. */
  revisionSum = 0;
  readonly alive = new Bitmap();
  readonly ids: CreatorIds;
  readonly cards = new CardStore();
  readonly vocabulary = new Vocabulary();
  readonly facets: Record<FacetName, FacetValues> = {
    languages: new FacetValues(),
    categories: new FacetValues(),
    locations: new FacetValues(),
  };
  /** Cents by slot, -1 for none. */
  prices = new Int32Array(64);
  #publishedAt = new Float64Array(64);
  #revisions = new Float64Array(64);
  #isSorted = false;

  /** By the names that the contract gives the orders; what stands last there has no price. */
  readonly orders: Record<Sort, SortedSlots> = {
    newest: new SortedSlots((a, b) => this.#difference('newest', a, b) > 0),
    price_asc: new SortedSlots((a, b) => this.#difference('price_asc', a, b) < 0),
    price_desc: new SortedSlots((a, b) => this.#difference('price_desc', a, b) > 0),
  };

  /** Room for so many creators is made at once. */
  constructor(expected = 0) {
    this.ids = new CreatorIds(expected);
  }

  /** Takes up a creator, in place of what was known of them. Before `sort` ran to its end nothing can be asked. */
  add(creator: IndexedCreator): void {
    this.remove(creator.id);
    const slot = this.slots++;
    this.#makeRoom(slot);
    this.ids.set(slot, creator.id);
    this.#revisions[slot] = creator.revision;
    this.#publishedAt[slot] = creator.publishedAt;
    this.prices[slot] = creator.startingPrice ?? none;
    this.cards.set(slot, creator.card);
    this.vocabulary.add(slot, creator.searchText);
    this.facets.languages.add(slot, creator.languages);
    this.facets.categories.add(slot, creator.categories);
    this.facets.locations.add(slot, creator.location === null ? [] : [creator.location]);
    this.alive.add(slot);
    this.size += 1;
    this.revisionSum += creator.revision;
    if (this.#isSorted) for (const order of Object.values(this.orders)) order.add(slot);
  }

  /** Forgets a creator; returns whether they were known. */
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

  /** Puts what was added so far in order, with a pause at each step. From then on it stays so. */
  *sort(): Generator<void, void> {
    const living = new Uint32Array(this.size);
    let length = 0;
    for (let slot = 0; slot < this.slots; slot++) if (this.alive.has(slot)) living[length++] = slot;
    for (const order of Object.values(this.orders)) yield* order.fill(living);
    this.#isSorted = true;
  }

  /** The slot of a creator, -1 for one who is not known. */
  slotOf(id: string): number {
    const slot = this.ids.slotOf(id);
    return slot >= 0 && this.alive.has(slot) ? slot : -1;
  }

  /** The revision by which a creator is known; undefined for one who is not. */
  revisionOf(id: string): number | undefined {
    const slot = this.slotOf(id);
    return slot < 0 ? undefined : this.#revisions[slot];
  }

  /** What an order sorts a slot by: milliseconds or cents. Its id comes second. */
  sortValue(sort: Sort, slot: number): number {
    if (sort === 'newest') return this.#publishedAt[slot] as number;
    const price = this.prices[slot] as number;
    return price === none ? noPrice[sort] : price;
  }

  /** Words of a bitmap over all slots. */
  get bitmapWords(): number {
    return wordsFor(this.slots);
  }

  /** How many slots stand for nobody. */
  get dead(): number {
    return this.slots - this.size;
  }

  #difference(sort: Sort, a: number, b: number): number {
    return this.sortValue(sort, a) - this.sortValue(sort, b) || this.ids.compare(a, b);
  }

  #makeRoom(slot: number): void {
    this.prices = grown(this.prices, slot + 1);
    this.#publishedAt = grown(this.#publishedAt, slot + 1);
    this.#revisions = grown(this.#revisions, slot + 1);
  }

  /** Bytes held: by the cards, and by the rest without what JavaScript needs for its own. */
  get bytes(): { cards: number; index: number } {
    const { cards, columns } = this.cards.bytes;
    const facets = facetNames.reduce((sum, name) => sum + this.facets[name].bytes, 0);
    const orders = Object.values(this.orders).reduce((sum, { slots }) => sum + slots.byteLength, 0);
    const own = this.prices.byteLength + this.#publishedAt.byteLength + this.#revisions.byteLength;
    return { cards, index: columns + facets + orders + own + this.vocabulary.bytes + this.ids.bytes };
  }
}
