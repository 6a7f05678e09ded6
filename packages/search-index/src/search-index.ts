/**
 * Documents in memory, found by their words, by values of their facets and by ranges of their numbers. Each has a
 * slot; a changed one gets a new slot and the old one is dead, so that sets of slots only grow. It does no I/O.
 */
import { Bitmap, grown, wordsFor } from './bitmap.ts';
import { ByteStore } from './byte-store.ts';
import { FacetValues } from './facet-values.ts';
import { SlotIds } from './slot-ids.ts';
import { SortedSlots } from './sorted-slots.ts';
import { Vocabulary } from './vocabulary.ts';

/** An order of the documents by one of their numbers; then by id in the same direction. */
export interface OrderBy<Measure extends string> {
  by: Measure;
  isRising: boolean;
  /** Sort value of a document without this number, beyond all others, so that it comes last. */
  absentAs: number;
}

/** Names of what the documents of an index have, and of the orders in which they are listed. */
export interface Shape<Facet extends string, Measure extends string, Order extends string> {
  facets: readonly Facet[];
  measures: readonly Measure[];
  orders: Readonly<Record<Order, OrderBy<Measure>>>;
  /** Whether a word is a mark that a program added to a text, which no reader should be offered. */
  isMark?: (word: string) => boolean;
  /** Words that end the places of a text, the best place first; the last place has no end. */
  placeEnds?: readonly string[];
}

export interface IndexedDocument<Facet extends string, Measure extends string> {
  /** A UUID. */
  id: string;
  /** Grows with each change of the document. */
  revision: number;
  /** Folded for search. */
  text: string;
  facets: Readonly<Record<Facet, readonly string[]>>;
  /** None is negative; null for none. */
  measures: Readonly<Record<Measure, number | null>>;
  /** Kept as they are, to be sent. */
  bytes: Uint8Array;
}

const absent = -1;

/** One number of each document, by slot. */
export class Column {
  values = new Float64Array(64);

  has(slot: number): boolean {
    return this.values[slot] !== absent;
  }

  set(slot: number, value: number | null): void {
    this.values = grown(this.values, slot + 1);
    this.values[slot] = value ?? absent;
  }
}

const byName = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

export class SearchIndex<Facet extends string, Measure extends string, Order extends string> {
  readonly shape: Shape<Facet, Measure, Order>;
  /** Number of assigned slots, including dead ones. */
  slots = 0;
  /** The number of documents. */
  size = 0;
  /** The sum of the revisions of all documents. */
  revisionSum = 0;
  readonly alive = new Bitmap();
  readonly ids: SlotIds;
  readonly stored = new ByteStore();
  readonly vocabulary: Vocabulary;
  readonly facets: Record<Facet, FacetValues>;
  readonly columns: Record<Measure, Column>;
  readonly orders: Record<Order, SortedSlots>;
  readonly #revisions = new Column();
  #isSorted = false;

  /** Memory for this many documents is allocated at once. */
  constructor(shape: Shape<Facet, Measure, Order>, expected = 0) {
    this.shape = shape;
    this.ids = new SlotIds(expected);
    this.vocabulary = new Vocabulary(shape.isMark, shape.placeEnds);
    this.facets = byName(shape.facets, () => new FacetValues());
    this.columns = byName(shape.measures, () => new Column());
    this.orders = byName(Object.keys(shape.orders) as Order[], (order) => {
      const sign = shape.orders[order].isRising ? 1 : -1;
      const sortValue = this.valueIn(order);
      return new SortedSlots((a, b) => sign * (sortValue(a) - sortValue(b) || this.ids.compare(a, b)) < 0);
    });
  }

  /** Adds a document, replacing an older version. Queries are only possible once `sort` has finished. */
  add(document: IndexedDocument<Facet, Measure>): void {
    this.remove(document.id);
    const slot = this.slots++;
    this.ids.set(slot, document.id);
    this.#revisions.set(slot, document.revision);
    for (const name of this.shape.measures) this.columns[name].set(slot, document.measures[name]);
    this.stored.set(slot, document.bytes);
    this.vocabulary.add(slot, document.text);
    for (const name of this.shape.facets) this.facets[name].add(slot, document.facets[name]);
    this.alive.add(slot);
    this.size += 1;
    this.revisionSum += document.revision;
    if (this.#isSorted) for (const order of this.#allOrders()) order.add(slot);
  }

  /** Removes a document; returns whether it was indexed. */
  remove(id: string): boolean {
    const slot = this.slotOf(id);
    if (slot < 0) return false;
    this.alive.remove(slot);
    this.size -= 1;
    this.revisionSum -= this.#revisions.values[slot] as number;
    for (const name of this.shape.facets) this.facets[name].remove(slot);
    if (this.#isSorted) for (const order of this.#allOrders()) order.remove(slot);
    return true;
  }

  /** Sorts what was added so far, with a pause at each step. Later additions are inserted in order. */
  *sort(): Generator<void, void> {
    const living = new Uint32Array(this.size);
    let length = 0;
    for (let slot = 0; slot < this.slots; slot++) if (this.alive.has(slot)) living[length++] = slot;
    for (const order of this.#allOrders()) yield* order.fill(living);
    this.#isSorted = true;
  }

  /** The slot of a document, -1 if not indexed. */
  slotOf(id: string): number {
    const slot = this.ids.slotOf(id);
    return slot >= 0 && this.alive.has(slot) ? slot : -1;
  }

  /** The indexed revision of a document; undefined if not indexed. */
  revisionOf(id: string): number | undefined {
    const slot = this.slotOf(id);
    return slot < 0 ? undefined : this.#revisions.values[slot];
  }

  /** The primary sort value of each slot in an order. Its id comes second. */
  valueIn(order: Order): (slot: number) => number {
    const { by, absentAs } = this.shape.orders[order];
    const column = this.columns[by];
    return (slot) => {
      const value = column.values[slot] as number;
      return value === absent ? absentAs : value;
    };
  }

  /** The length in words of a bitmap over all slots. */
  get bitmapWords(): number {
    return wordsFor(this.slots);
  }

  /** Number of dead slots. */
  get dead(): number {
    return this.slots - this.size;
  }

  #allOrders(): SortedSlots[] {
    return Object.values(this.orders);
  }

  /** Memory in bytes: of what is stored, and of the rest without JavaScript's own overhead. */
  get bytes(): { stored: number; index: number } {
    const { stored, columns: places } = this.stored.bytes;
    const facets = this.shape.facets.reduce((sum, name) => sum + this.facets[name].bytes, 0);
    const orders = this.#allOrders().reduce((sum, { slots }) => sum + slots.byteLength, 0);
    const columns = [this.#revisions, ...this.shape.measures.map((name) => this.columns[name])];
    const numbers = columns.reduce((sum, { values }) => sum + values.byteLength, 0);
    return { stored, index: places + facets + orders + numbers + this.vocabulary.bytes + this.ids.bytes };
  }
}
