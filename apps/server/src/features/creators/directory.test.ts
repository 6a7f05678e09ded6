import type { DirectoryQuery } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedCreator } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const people = [
  {
    firstName: 'Layla',
    bio: 'Skincare in morning light',
    location: 'Dubai, UAE',
    languages: ['Arabic', 'English'],
    categories: ['Beauty'],
    ugcPhotoPricing: 8_000,
  },
  {
    firstName: 'Marcus',
    bio: 'Strength coach, 100% honest',
    location: 'London, UK',
    languages: ['English'],
    categories: ['Fitness', 'Food'],
    ugcPhotoPricing: 9_500,
  },
  {
    firstName: 'Sofía',
    bio: 'Slow fashion',
    location: 'Milan, Italy',
    languages: ['Italian', 'English'],
    categories: ['Fashion'],
    ugcPhotoPricing: 12_000,
  },
  {
    firstName: 'Noor',
    bio: 'Modest wardrobes',
    location: 'Dubai, UAE',
    languages: ['Arabic'],
    categories: ['Fashion', 'Parenting'],
    ugcPhotoPricing: 13_000,
  },
] as const;

beforeAll(async () => {
  for (const person of people)
    await publishedCreator(server, {
      ...person,
      languages: [...person.languages],
      categories: [...person.categories],
    });
  await server.signUpCreator('Hidden', 'Person');
});

const find = (query: DirectoryQuery) => server.anonymous.creators.directory({ query });
const namesOf = async (query: DirectoryQuery) =>
  (await find(query)).creators.map(({ firstName }) => firstName);

describe('the directory', () => {
  test('without a query answers every published creator, newest first', async () => {
    const page = await server.anonymous.creators.directory();
    expect(page.creators.map(({ firstName }) => firstName)).toEqual(['Noor', 'Sofía', 'Marcus', 'Layla']);
    expect(page).toMatchObject({ total: 4, nextCursor: null });
    expect(JSON.stringify(page)).not.toContain('@people.example');
  });

  test.each<[string, DirectoryQuery, string[]]>([
    ['a name, in any case', { search: 'LAYLA' }, ['Layla']],
    ['a name without its accent', { search: 'sofia' }, ['Sofía']],
    ['a full name', { search: 'noor haddad' }, ['Noor']],
    ['a word of the bio', { search: 'skincare' }, ['Layla']],
    ['a category', { search: 'parenting' }, ['Noor']],
    ['a location', { search: 'milan' }, ['Sofía']],
    ['words from different places', { search: 'fashion dubai' }, ['Noor']],
    ['a per cent sign, meaning itself', { search: '100%' }, ['Marcus']],
    ['an underscore, meaning itself', { search: '_' }, []],
    ['a backslash at the end', { search: 'honest\\' }, []],
    ['a language', { languages: ['Italian'] }, ['Sofía']],
    ['any of two languages', { languages: ['Italian', 'Arabic'] }, ['Noor', 'Sofía', 'Layla']],
    ['a category filter', { categories: ['Fashion'] }, ['Noor', 'Sofía']],
    ['a location with a comma', { locations: ['Dubai, UAE'] }, ['Noor', 'Layla']],
    ['a lowest price', { minPrice: 9_500 }, ['Noor', 'Sofía', 'Marcus']],
    ['a price range', { minPrice: 9_000, maxPrice: 12_000 }, ['Sofía', 'Marcus']],
    [
      'everything at once',
      {
        search: 'wardrobes',
        languages: ['Arabic'],
        categories: ['Fashion'],
        locations: ['Dubai, UAE'],
        maxPrice: 20_000,
      },
      ['Noor'],
    ],
    ['the lowest price first', { sort: 'price_asc' }, ['Layla', 'Marcus', 'Sofía', 'Noor']],
    ['the highest price first', { sort: 'price_desc' }, ['Noor', 'Sofía', 'Marcus', 'Layla']],
  ])('finds by %s', async (_, query, expected) => {
    expect(await namesOf(query)).toEqual(expected);
    expect((await find(query)).total).toBe(expected.length);
  });

  test.each(['newest', 'price_asc', 'price_desc'] as const)(
    'pages by %s without gap or repetition',
    async (sort) => {
      const whole = await namesOf({ sort });
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await find({ sort, limit: 1, ...(cursor ? { cursor } : {}) });
        seen.push(...page.creators.map(({ firstName }) => firstName));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(whole);
    },
  );

  test('counts what each value would leave, its own filter aside', async () => {
    const { facets } = await find({ languages: ['Arabic'] });
    expect(facets.languages).toContainEqual({ value: 'English', count: 3 });
    expect(facets.categories).toContainEqual({ value: 'Fashion', count: 1 });
    expect(facets.locations).toEqual([{ value: 'Dubai, UAE', count: 2 }]);
  });

  test('a cursor of another kind is refused', async () => {
    await expect(find({ cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['cursor'] }],
    });
  });
});
