import type { DirectoryQuery } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const people = [
  {
    firstName: 'Layla',
    bio: 'Skincare in morning light',
    location: 'Dubai, UAE',
    languages: ['Arabic', 'English'],
    categories: ['Beauty'],
    ugcPhotoPricing: 8_000,
    packages: [{ name: 'Launch', includes: 'Three films', price: 90_000, turnaroundDays: null }],
    socialAccounts: [{ network: 'tiktok', url: '@glow.with.layla', followers: 40_000 }],
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

let sofia: Person;

beforeAll(async () => {
  for (const person of people) {
    const published = await publishedCreator(server, {
      ...person,
      languages: [...person.languages],
      categories: [...person.categories],
      socialAccounts: 'socialAccounts' in person ? [...person.socialAccounts] : [],
      packages: 'packages' in person ? [...person.packages] : [],
    });
    if (person.firstName === 'Sofía') sofia = published;
  }
  const hidden = await server.signUpCreator('Hidden', 'Person');
  const work = { type: 'IMAGE' as const, url: 'https://media.example/serum.jpg' };
  await hidden.client.portfolio.add({ body: { ...work, title: 'Serum' } });
  await sofia.client.portfolio.add({ body: { ...work, title: 'Night serum, week three' } });
});

/** Creator with prices in dirhams: 300 of them are some 82 dollars. */
const inDirhams = {
  firstName: 'Dana',
  bio: 'Perfume and oud',
  location: 'Sharjah, UAE',
  languages: ['Arabic' as const],
  categories: ['Beauty' as const],
  currency: 'AED' as const,
  ugcPhotoPricing: 30_000,
};

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
    ['a backslash at the end', { search: '100\\' }, []],
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
    ['a language and a kind of work', { search: 'arabic videos' }, ['Noor', 'Layla']],
    ['the name on another network', { search: 'glow.with.layla' }, ['Layla']],
    ['a title of a work', { search: 'serum' }, ['Sofía']],
    ['a network', { networks: ['tiktok', 'youtube'] }, ['Layla']],
    ['a kind of work', { deliverables: ['Packages'] }, ['Layla']],
    ['the least followers', { minFollowers: 40_000 }, ['Layla']],
    ['more followers than anybody has', { minFollowers: 40_001 }, []],
    ['the lowest price first', { sort: 'price_asc' }, ['Layla', 'Marcus', 'Sofía', 'Noor']],
    ['the highest price first', { sort: 'price_desc' }, ['Noor', 'Sofía', 'Marcus', 'Layla']],
  ])('finds by %s', async (_, query, expected) => {
    expect(await namesOf(query)).toEqual(expected);
    expect((await find(query)).total).toBe(expected.length);
  });

  test.each([
    ['Layla Hadad', 'hadad', 'haddad', ['Layla']],
    ['skincaer', 'skincaer', 'skincare', ['Layla']],
    ['milann fashion', 'milann', 'milan', ['Sofía']],
  ])('takes for %j the word that somebody has', async (search, searched, taken, expected) => {
    expect(await namesOf({ search })).toEqual(expected);
    expect((await find({ search })).corrections).toEqual([{ searched, taken }]);
  });

  test.each([
    ['in the other script', 'ليلى حداد', ['Layla']],
    ['in another spelling, with a word that they have', 'Leela skincare', ['Layla']],
    ['in Arabic, by what a language and a category are called there', 'مأكولات العربيه', []],
    ['by the Arabic word of a language', 'العَرَبيّة', ['Noor', 'Layla']],
  ])('finds a name %s', async (_, search, expected) => {
    const page = await find({ search });
    expect(page.creators.map(({ firstName }) => firstName)).toEqual(expected);
    expect(page.corrections).toBeUndefined();
  });

  test.each(['nor haddadx zzzzzz', 'layl', 'wardrbes qqqqqqqq'])('takes nothing for %j', async (search) => {
    const page = await find({ search });
    expect(page.corrections).toBeUndefined();
  });

  test('a title is searched as everybody reads it', async () => {
    const { portfolio } = await sofia.client.portfolio.list({ params: { userId: sofia.user.id } });
    const params = { itemId: portfolio[0]?.id ?? '' };
    await sofia.client.portfolio.change({ params, body: { title: 'Linen, week four' } });
    expect(await namesOf({ search: 'linen' })).toEqual(['Sofía']);
    await sofia.client.portfolio.remove({ params });
    expect(await namesOf({ search: 'linen' })).toEqual([]);
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

describe('prices in dirhams', () => {
  test('are filtered and sorted beside those in dollars, and shown as they were stated', async () => {
    const dana = await publishedCreator(server, inDirhams);
    const own = async (query: DirectoryQuery) =>
      (await find(query)).creators.map(({ firstName, currency }) => [firstName, currency]);
    expect(await own({ sort: 'price_asc', minPrice: 8_100, maxPrice: 9_600 })).toEqual([
      ['Dana', 'AED'],
      ['Marcus', 'USD'],
    ]);
    const { creator } = await server.anonymous.creators.publicProfile({ params: { id: dana.user.id } });
    expect(creator).toMatchObject({ currency: 'AED', ugcPhotoPricing: 30_000 });

    // The numbers stay: 300 dollars are far more.
    await dana.client.profiles.update({ body: { currency: 'USD' } });
    expect(await own({ minPrice: 8_100, maxPrice: 9_600 })).toEqual([['Marcus', 'USD']]);
    expect(await own({ minPrice: 29_000 })).toEqual([['Dana', 'USD']]);
  });
});
