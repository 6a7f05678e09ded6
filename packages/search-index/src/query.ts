/** Asks an index for documents: by their words, facets and numbers, in an order, one page at a time. */

/** Bounds of a number, both included; a document without the number is outside. */
export interface Range<Measure extends string> {
  measure: Measure;
  least: number;
  most: number;
}

export interface Query<Facet extends string, Measure extends string, Order extends string> {
  /** Folded, without white space; a match must contain all of them. */
  words: readonly string[];
  /** A match has any of a facet's values; null without this filter. */
  facets: Readonly<Record<Facet, readonly string[] | null>>;
  ranges: readonly Range<Measure>[];
  order: Order;
  /**
   * Whether documents that have the words in better places of their texts come first, each place in the order. The
   * order is falling by a number from 0 to below `placeStep`.
   */
  isRanked?: boolean;
  /** The most documents of a page. */
  limit: number;
  /** The last document of the previous page. */
  after: { value: number; id: string } | null;
}
