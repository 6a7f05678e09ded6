import { describe, expect, test } from 'vitest';
import {
  correctedSearch,
  countFilters,
  directoryQuery,
  filtersOf,
  noFilters,
  priceProblem,
  rangeNote,
  readFilters,
  writeFilters,
} from './directory-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('filters in the address bar', () => {
  test('an empty address asks for everybody', () => {
    expect(read('')).toEqual(noFilters);
    expect(writeFilters(noFilters).toString()).toBe('');
  });

  test('come back as they were written', () => {
    const filters = {
      search: 'café & tea',
      languages: ['Arabic', 'English'],
      categories: ['Home & Decor'],
      locations: ['Dubai, UAE', 'Zürich, Switzerland'],
      networks: ['tiktok'],
      deliverables: ['UGC Video', 'Packages'],
      followers: '10000',
      min: '50',
      max: '120.50',
      kind: 'Reel/Post',
      turnaround: '3',
      sort: 'price_asc',
    } as const;
    const text = writeFilters({
      ...filters,
      languages: [...filters.languages],
      categories: [...filters.categories],
      locations: [...filters.locations],
      networks: [...filters.networks],
      deliverables: [...filters.deliverables],
    }).toString();
    expect(read(text)).toEqual(filters);
    expect(countFilters(read(text))).toBe(12);
  });

  test('what makes no sense is left out', () => {
    expect(read('?sort=random&min=cheap&max=-4&language=&language=Arabic&language=Arabic')).toEqual({
      ...noFilters,
      languages: ['Arabic'],
    });
    expect(read('?platform=myspace&deliverable=poem&followers=12&kind=poem&days=4')).toEqual(noFilters);
    expect(read(`?q=${'x'.repeat(900)}`).search).toHaveLength(200);
    expect(read(`?${'location=a&location=b&'.repeat(100)}`).locations).toEqual(['a', 'b']);
  });
});

test('prices are dollars in the bar and cents in the call', () => {
  expect(directoryQuery(read('?min=50&max=120.5'))).toEqual({
    minPrice: 5000,
    maxPrice: 12050,
    sort: 'newest',
  });
});

test('the least followers and the lists are asked for as the call names them', () => {
  expect(directoryQuery(read('?platform=tiktok&deliverable=Packages&followers=50000'))).toEqual({
    networks: ['tiktok'],
    deliverables: ['Packages'],
    minFollowers: 50_000,
    sort: 'newest',
  });
});

test('the price of a kind is asked for where there is a bound, and so are the most days', () => {
  expect(directoryQuery(read('?kind=UGC+Video&max=120&days=3'))).toEqual({
    maxPrice: 12_000,
    priceKind: 'UGC Video',
    maxTurnaround: 3,
    sort: 'newest',
  });
  expect(directoryQuery(read('?kind=UGC+Video'))).toEqual({ sort: 'newest' });
});

test('a minimum above the maximum is read the other way round, and says so', () => {
  const swapped = { minPrice: 2000, maxPrice: 10_000, sort: 'newest' };
  expect(directoryQuery(read('?min=100&max=20'))).toEqual(swapped);
  expect(directoryQuery(read('?min=20&max=100'))).toEqual(swapped);
  expect(rangeNote({ min: '100', max: '20' })).toBeDefined();
  expect(rangeNote({ min: '20', max: '100' })).toBeUndefined();
  expect(rangeNote({ min: '100', max: '' })).toBeUndefined();
});

test('a price says what is wrong with it', () => {
  expect(priceProblem('')).toBeUndefined();
  expect(priceProblem('$1,200')).toBeUndefined();
  expect(priceProblem('ten')).toBeDefined();
});

test('a form says something of the filters that it has fields for, and nothing of others', () => {
  const sent = new FormData();
  sent.append('q', ' serum ');
  sent.append('language', 'Arabic');
  sent.append('min', 'cheap');
  expect(filtersOf(sent, new Set(['q', 'language', 'category', 'min', '']))).toEqual({
    search: 'serum',
    languages: ['Arabic'],
    categories: [],
    min: '',
  });
  expect(filtersOf(new FormData(), new Set(['q']))).toEqual({ search: '' });
});

describe('a search with words that nobody has', () => {
  test('the words that nobody has are replaced, the others stay as they were typed', () => {
    const corrections = [{ searched: 'hadad', taken: 'haddad' }];
    expect(correctedSearch(' Layla  Hádad ', corrections)).toBe('Layla haddad');
  });

  test('nothing is said where every word was known', () => {
    expect(correctedSearch('Layla Haddad', undefined)).toBeNull();
  });
});
