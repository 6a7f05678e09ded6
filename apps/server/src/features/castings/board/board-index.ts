/** The castings of the board in memory: filtered, counted and sorted without the database (rules/castings#board). */
import {
  type BoardFilters,
  type BoardPage,
  type CastingCard,
  type CastingSort,
  type FittingCreator,
  fitFor,
  fitPoints,
  fixedRate,
  foldForSearch,
  rateUnits,
  searchWords,
} from '@briefcast/contract';
import { countValues } from '@briefcast/search-index/count-values';
import { firstPlace } from '@briefcast/search-index/first-place';
import { cutPage } from '../../../platform/database/newest-first.ts';
import { presentCard } from '../casting-columns.ts';
import { fitWeight } from '../fit-weight.ts';
import type { RunningCasting } from './running-castings.ts';

export interface Listed {
  id: string;
  brandId: string;
  card: CastingCard;
  closesAt: number;
  createdAt: number;
  /** The highest pay, in cents of US dollars by the fixed rate. */
  pay: number;
  hasPlace: boolean;
  mark: number;
  searched: string;
  categories: readonly string[];
  kinds: readonly string[];
}

/** An order: what it sorts by, and whether the least comes first; then by id in the same direction. */
export interface Order {
  by: (listed: Listed) => number;
  isRising: boolean;
}

export const orders: Readonly<Record<CastingSort, Order>> = {
  closing: { by: ({ closesAt }) => closesAt, isRising: true },
  newest: { by: ({ createdAt }) => createdAt, isRising: false },
  pay: { by: ({ pay }) => pay, isRising: false },
};

/** A place in an order: the value that it sorts by, and the id. */
type Place = readonly [number, string];

const compare = ([one, id]: Place, [other, otherId]: Place): number =>
  one - other || (id < otherId ? -1 : id > otherId ? 1 : 0);

/** All of these in an order. */
export function sortedBy({ by, isRising }: Order, all: readonly Listed[]): Listed[] {
  const sign = isRising ? 1 : -1;
  return all.toSorted((one, other) => sign * compare([by(one), one.id], [by(other), other.id]));
}

/** Castings in the order of what fits a creator. */
export interface Fitted {
  sorted: readonly Listed[];
  order: Order;
}

/**
 * Sorts by the number of points that fit, then by closing time: the input is in the order of closing already.
 */
export function sortedByFit(creator: FittingCreator, now: Date, closing: readonly Listed[]): Fitted {
  const missed = fitFor(creator, now);
  const byMissed = [...fitPoints, null].map((): Listed[] => []);
  for (const listed of closing) byMissed[missed(listed.card).length]?.push(listed);
  const by = ({ card, closesAt }: Listed) => missed(card).length * fitWeight + closesAt;
  return { sorted: byMissed.flat(), order: { by, isRising: true } };
}

const inDollars = ({ currency, payTo }: RunningCasting): number =>
  currency === 'AED' ? Math.round((payTo * rateUnits) / fixedRate.perDollar) : payTo;

function listedOf(row: RunningCasting): Listed {
  // Its state is OPEN for as long as the board shows it, whenever that is.
  const card = presentCard(row, row.createdAt);
  return {
    id: row.id,
    brandId: row.brandId,
    card,
    closesAt: row.closesAt.getTime(),
    createdAt: row.createdAt.getTime(),
    pay: inDollars(row),
    hasPlace: row.cast < row.places,
    mark: row.mark,
    searched: foldForSearch(`${row.title}\n${row.description}\n${row.companyName}`),
    categories: row.categories.map(({ name }) => name),
    kinds: [...new Set(row.terms.deliverableWishes.map(({ kind }) => kind))],
  };
}

const meet = (asked: readonly string[], has: readonly string[]): boolean =>
  asked.some((one) => has.includes(one));

/** Filters whose values are chosen among few. */
type Chosen = Pick<BoardFilters, 'categories' | 'languages' | 'deliverables' | 'currency'>;

/** Filters by chosen values; returns the input itself where nothing is chosen. */
export function leftByChosen(
  all: readonly Listed[],
  { categories, languages, deliverables, currency }: Chosen,
): readonly Listed[] {
  if (categories.length + languages.length + deliverables.length === 0 && currency === null) return all;
  return all.filter(
    ({ card, categories: named, kinds }) =>
      // A casting for any category or language is found under each.
      (categories.length === 0 || named.length === 0 || meet(categories, named)) &&
      (languages.length === 0 || card.languages.length === 0 || meet(languages, card.languages)) &&
      (deliverables.length === 0 || meet(deliverables, kinds)) &&
      (currency === null || card.currency === currency),
  );
}

/** Filters by typed values; returns the input itself where nothing is typed. */
export function leftByTyped(
  all: readonly Listed[],
  { search, minPay }: Pick<BoardFilters, 'search' | 'minPay'>,
): readonly Listed[] {
  const words = searchWords(search);
  if (words.length === 0 && minPay === null) return all;
  return all.filter(
    ({ searched, pay }) =>
      (minPay === null || pay >= minPay) && words.every((word) => searched.includes(word)),
  );
}

interface Found {
  listed: Listed[];
  total: number;
  /** Start of the next page; null on the last one. */
  next: Place | null;
}

export class BoardIndex {
  readonly #ofBrands = new Map<string, Listed[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The sum of the marks of all. */
  get sum(): number {
    let sum = 0;
    for (const listed of this.#ofBrands.values()) for (const { mark } of listed) sum += mark;
    return sum;
  }

  /** Puts these in the place of all that this organisation has. */
  replace(brandId: string, rows: readonly RunningCasting[]): void {
    this.#size += rows.length - (this.#ofBrands.get(brandId)?.length ?? 0);
    if (rows.length === 0) this.#ofBrands.delete(brandId);
    else this.#ofBrands.set(brandId, rows.map(listedOf));
  }

  /** Adds one of an organisation, as the index is built. */
  add(row: RunningCasting): void {
    const before = this.#ofBrands.get(row.brandId);
    if (before) before.push(listedOf(row));
    else this.#ofBrands.set(row.brandId, [listedOf(row)]);
    this.#size++;
  }

  /** All that take applications now and have a free place. */
  open(now: Date): Listed[] {
    const moment = now.getTime();
    const found: Listed[] = [];
    for (const listed of this.#ofBrands.values())
      for (const one of listed) if (one.hasPlace && one.closesAt > moment) found.push(one);
    return found;
  }
}

/** A page of what was found, which is sorted by this order. */
export function pageOfBoard(
  sorted: readonly Listed[],
  { by, isRising }: Order,
  after: Place | null,
  limit: number,
): Found {
  const sign = isRising ? 1 : -1;
  const placeOf = (listed: Listed): Place => [by(listed), listed.id];
  const isBehind = (place: number) =>
    after === null || sign * compare(placeOf(sorted[place] as Listed), after) > 0;
  const start = firstPlace(sorted.length, isBehind);
  const { rows: listed, last } = cutPage(sorted.slice(start, start + limit + 1), limit, ({ card }) => card);
  return {
    listed,
    total: sorted.length,
    next: last ? placeOf(last) : null,
  };
}

/** Counts all open castings by each value of a filter. */
export const countsOf = (open: readonly Listed[]): BoardPage['counts'] => ({
  categories: countValues(open, ({ categories }) => categories),
  languages: countValues(open, ({ card }) => card.languages),
  deliverables: countValues(open, ({ kinds }) => kinds),
});
