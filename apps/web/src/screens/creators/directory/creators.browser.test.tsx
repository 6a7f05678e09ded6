import { creatorLanguages, type DirectoryQuery, type PublicCreator } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directoryPage, manyCreators, publicCreator } from '../../../testing/directory.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { scrollOn } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, newCreator, portfolioItem } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

const visitors = { nobody: null, brand: newBrand(), creator: newCreator() };
const invitation = { nobody: ['Sign Up to Send Brief'], brand: ['Send Brief'], creator: [] };
const cards = page.getByRole('list', { name: 'Creators' }).getByRole('article');
const named = (all: readonly string[]) => all.map((name, at) => ({ id: idOf(90 + at), name }));

describe.each(Object.entries(visitors))('for %s', (who, visitor) => {
  test('its states', () =>
    walkStates({
      visitor,
      path: '/creators',
      title: 'Find Creators',
      calls: ['creators.directory'],
      loading: 'Loading creators...',
      fill: () => server.returns('creators.directory', directoryPage([publicCreator()])),
      filled: [
        '1 creator found',
        'Layla Haddad',
        'Starting from',
        ...invitation[who as keyof typeof invitation],
      ],
      failing: ['Failed to load creators from API'],
      clear: () => server.returns('creators.directory', directoryPage([])),
      empty: ['0 creators found', 'No creators available'],
      staysAsRead: true,
      expired: 'visitor',
    }));
});

/** Three creators who differ in what can be filtered, found as far as the stub goes. */
function threeCreators() {
  const all: PublicCreator[] = [
    publicCreator({ languages: ['Arabic'] }),
    publicCreator({
      id: idOf(3),
      firstName: 'Marcus',
      location: 'London, UK',
      categories: named(['Fitness']),
      languages: ['English'],
    }),
    publicCreator({ id: idOf(4), firstName: 'Sofia', location: 'Milan, Italy', languages: ['English'] }),
  ];
  const fits = (creator: PublicCreator, { languages, categories, locations }: DirectoryQuery) =>
    (!languages?.length || creator.languages.some((one) => languages.includes(one))) &&
    (!locations?.length || locations.includes(creator.location ?? '')) &&
    (!categories?.length || creator.categories.some(({ name }) => categories.includes(name)));
  server.returns('creators.directory', ({ query }) => {
    const { facets } = directoryPage(all);
    return directoryPage(query.search === 'nobody' ? [] : all.filter((one) => fits(one, query)), { facets });
  });
}

test('names no starting price above the lowest one', async () => {
  const prices = { ugcPhotoPricing: 35_050, influencerStoryPricing: null, currency: 'AED' } as const;
  server.returns('creators.directory', directoryPage([publicCreator(prices)]));
  await openApp('/creators');
  await expect.element(cards).toMatchTextContent('AED 350.50');
});

test('searches, filters and resets, all in the address bar', async () => {
  threeCreators();
  const app = await openApp('/creators');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Find Creators' })).toBeVisible();
  await page.getByPlaceholder('Search by name, work, place or skill...').fill('light');
  await expect.element(page.getByText('3 creators found')).toBeVisible();
  await expect.poll(app.address).toBe('/creators?q=light');

  const arabic = page.getByRole('group', { name: 'Languages' }).getByLabelText(creatorLanguages[10]);
  await arabic.click();
  await expect.element(page.getByText('1 creator found')).toBeVisible();
  await expect.element(cards).toMatchTextContent('Layla Haddad');
  await expect.poll(app.address).toBe('/creators?q=light&language=Arabic');
  const asked = () => server.calls('creators.directory').at(-1)?.query;
  expect(asked()).toMatchObject({ search: 'light', languages: ['Arabic'] });

  await page.getByRole('button', { name: 'Reset All Filters' }).click();
  await expect.poll(app.address).toBe('/creators');
  await expect.element(arabic).not.toBeChecked();
});

test('Back undoes one filter after the other, and a search as a whole', async () => {
  threeCreators();
  const app = await openApp('/creators');
  const search = page.getByPlaceholder('Search by name, work, place or skill...');
  const languages = page.getByRole('group', { name: 'Languages' });
  await languages.getByLabelText('English').click();
  await expect.poll(app.address).toBe('/creators?language=English');
  await search.fill('li');
  await expect.poll(app.address).toBe('/creators?q=li&language=English');
  await search.fill('light');
  await expect.poll(app.address).toBe('/creators?q=light&language=English');
  await page.getByRole('button', { name: 'Reset All Filters' }).click();
  await expect.poll(app.address).toBe('/creators');

  await app.goBack();
  await expect.poll(app.address).toBe('/creators?q=light&language=English');
  await expect.element(search).toHaveValue('light');
  await app.goBack();
  await expect.poll(app.address).toBe('/creators?language=English');
  await expect.element(search).toHaveValue('');
  await expect.element(languages.getByLabelText('English')).toBeChecked();
  await app.goBack();
  await expect.poll(app.address).toBe('/creators');
  await expect.element(languages.getByLabelText('English')).not.toBeChecked();
});

test('a chip says what is filtered by, and removes it from the fields too', async () => {
  threeCreators();
  const app = await openApp('/creators?language=English&location=London%2C+UK');
  const english = page.getByRole('group', { name: 'Languages' }).getByLabelText('English');
  await expect.element(english).toBeChecked();
  await page.getByRole('button', { name: 'Remove filter English' }).click();
  await expect.poll(app.address).toBe('/creators?location=London%2C+UK');
  await expect.element(english).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Remove filter London, UK' })).toBeVisible();
});

test('platform, content and followers are asked for, and their chips remove them', async () => {
  const counted = {
    networks: [{ value: 'tiktok', count: 2 }],
    deliverables: [{ value: 'Packages', count: 1 }],
  };
  const facets = { ...directoryPage([publicCreator()]).facets, ...counted };
  server.returns('creators.directory', directoryPage([publicCreator()], { facets }));
  const app = await openApp('/creators');
  await expect.element(page.getByRole('group', { name: 'Platform' })).not.toBeInTheDocument();
  await page.getByText('More filters').click();
  await page.getByRole('group', { name: 'Platform' }).getByLabelText('TikTok').click();
  await page.getByRole('group', { name: 'Content' }).getByLabelText('Packages').click();
  await page.getByLabelText('Followers').selectOptions('50,000 or more');
  await expect.poll(app.address).toBe('/creators?platform=tiktok&deliverable=Packages&followers=50000');
  await expect
    .poll(() => server.calls('creators.directory').at(-1)?.query)
    .toMatchObject({ networks: ['tiktok'], deliverables: ['Packages'], minFollowers: 50_000 });
  await page.getByRole('button', { name: 'Remove filter Followers: 50,000 or more' }).click();
  await page.getByRole('button', { name: 'Remove filter TikTok' }).click();
  await expect.poll(app.address).toBe('/creators?deliverable=Packages');
  await expect.element(page.getByLabelText('Followers')).toHaveValue('');
});

test('the price of a kind and the turnaround are asked for, and their chips remove them', async () => {
  threeCreators();
  const app = await openApp('/creators?days=3');
  // A filter that is set is in sight.
  await expect.element(page.getByLabelText('Turnaround', { exact: true })).toHaveValue('3');
  await page.getByLabelText('Price of').selectOptions('UGC video');
  await page.getByLabelText('Maximum price in dollars').fill('120');
  await expect.poll(app.address).toBe('/creators?max=120&kind=UGC+Video&days=3');
  await expect
    .poll(() => server.calls('creators.directory').at(-1)?.query)
    .toMatchObject({ maxPrice: 12_000, priceKind: 'UGC Video', maxTurnaround: 3 });
  await page.getByRole('button', { name: 'Remove filter Turnaround: 3 days or less' }).click();
  await page.getByRole('button', { name: 'Remove filter UGC video: Up to $120' }).click();
  await expect.poll(app.address).toBe('/creators?kind=UGC+Video');
});

test('a card shows the work that a search found first, with the word marked', async () => {
  const portfolio = [
    { ...portfolioItem(61, 'Morning light'), shows: 'Cleanser, then a serum' },
    { ...portfolioItem(62, 'Amber serum'), shows: 'A bottle on stone' },
  ];
  server.returns('creators.directory', directoryPage([publicCreator({ portfolio })]));
  await openApp('/creators');
  const first = cards.getByRole('img').first();
  await expect.element(first).toHaveAttribute('alt', 'Morning light');
  const sort = page.getByLabelText('Sort by');
  await expect.element(sort).toMatchTextContent('Newest first');
  await page.getByRole('searchbox').fill('serum');
  await expect.element(sort).toMatchTextContent('Best match first');
  await expect.element(cards.getByRole('mark')).toMatchTextContent('serum');
  await expect.element(first).toHaveAttribute('alt', 'Amber serum');
  await expect.element(cards).toMatchTextContent('A bottle on stone');
  await page.getByRole('searchbox').fill('cleansers');
  await expect.element(cards.getByRole('mark')).not.toBeInTheDocument();
});

test('a mistyped word marks the work that it was taken for', async () => {
  const corrections = [{ searched: 'serun', taken: 'serum' }];
  const portfolio = [portfolioItem(61, 'Morning light'), portfolioItem(62, 'Amber serum')];
  server.returns('creators.directory', directoryPage([publicCreator({ portfolio })], { corrections }));
  await openApp('/creators?q=serun');
  await expect.element(cards.getByRole('mark')).toMatchTextContent('serum');
});

test('an older server that counts fewer filters shows those', async () => {
  threeCreators();
  await openApp('/creators');
  await page.getByText('More filters').click();
  await expect.element(page.getByRole('group', { name: 'Platform' })).toMatchTextContent('Nothing to choose');
});

test('says which words were taken for those that nobody has', async () => {
  const corrections = [{ searched: 'hadad', taken: 'haddad' }];
  server.returns('creators.directory', directoryPage([publicCreator()], { corrections }));
  await openApp('/creators?q=Layla+Hadad');
  await expect.element(page.getByText('Showing results for Layla haddad')).toBeVisible();
});

test('an address opens with its filters, and asks for what they say', async () => {
  threeCreators();
  await openApp('/creators?q=light&location=London%2C+UK&location=Milan%2C+Italy&min=40&max=60');
  await expect.element(page.getByText('2 creators found')).toBeVisible();
  await expect
    .element(page.getByRole('group', { name: 'Location' }).getByLabelText('London, UK'))
    .toBeChecked();
  await expect.element(page.getByLabelText('Minimum price in dollars')).toHaveValue('40');
  const asked = () => server.calls('creators.directory').at(-1)?.query;
  expect(asked()).toMatchObject({
    search: 'light',
    locations: ['London, UK', 'Milan, Italy'],
    minPrice: 4000,
    maxPrice: 6000,
  });

  await page.getByLabelText('Maximum price in dollars').fill('');
  await page.getByLabelText('Minimum price in dollars').fill('$150');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.poll(asked).toMatchObject({ minPrice: 15_000 });
  expect(asked()).not.toHaveProperty('maxPrice');
});

test('prices in the wrong fields are swapped, and it is said', async () => {
  threeCreators();
  await openApp('/creators?min=60&max=40');
  await expect.element(page.getByText(/The minimum is above the maximum, so we/)).toBeVisible();
  await expect
    .poll(() => server.calls('creators.directory').at(-1)?.query)
    .toMatchObject({ minPrice: 4000, maxPrice: 6000 });
});

test('says when nobody fits, and how to go on', async () => {
  threeCreators();
  const app = await openApp('/creators?q=nobody');
  await expect.element(page.getByRole('heading', { name: 'No creators match your search' })).toBeVisible();
  await expect.element(page.getByText('0 creators found')).toBeVisible();
  await page
    .getByRole('region', { name: 'Creators' })
    .getByRole('button', { name: 'Reset All Filters' })
    .click();
  await expect.poll(app.address).toBe('/creators');
});

test('goes on loading while one scrolls', async () => {
  const all = manyCreators(26);
  server.returns('creators.directory', ({ query: { cursor } }) =>
    directoryPage(cursor ? all.slice(24) : all.slice(0, 24), {
      total: 26,
      nextCursor: cursor ? null : 'next',
    }),
  );
  await openApp('/creators');
  await expect.element(page.getByText('26 creators found')).toBeVisible();
  await expect.element(cards).toHaveLength(24);
  await scrollOn(cards, () => cards.length > 24);
  await expect.element(cards).toHaveLength(26);
});

describe('a card', () => {
  test('names its creator over the frame, on a phone beside it', async () => {
    server.returns('creators.directory', directoryPage([publicCreator()]));
    await openApp('/creators');
    await expect.element(cards).toBeVisible();
    const boxes = () => ({
      name: cards.getByRole('heading').element().getBoundingClientRect(),
      frame: cards
        .getByRole('region', { name: /^Portfolio/ })
        .element()
        .getBoundingClientRect(),
    });
    const isOver = ({ name, frame }: ReturnType<typeof boxes>) => name.x < frame.right && name.y > frame.y;
    const isWithin = ({ name, frame }: ReturnType<typeof boxes>) => name.bottom < frame.bottom;
    await expect.poll(() => [isOver(boxes()), isWithin(boxes())]).toEqual([true, true]);
    await page.viewport(390, 844);
    await expect.poll(() => [isOver(boxes()), isWithin(boxes())]).toEqual([false, true]);
  });

  test('names what a creator does in whole words, on a phone too', async () => {
    const categories = named(['Beauty', 'Home & Decor', 'Lifestyle', 'Travel']);
    server.returns('creators.directory', directoryPage([publicCreator({ categories })]));
    await page.viewport(390, 844);
    await openApp('/creators');
    const list = cards.getByRole('list', { name: 'Categories' });
    await expect.element(list).toMatchTextContent(/\+\d/);
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
    expect([...list.element().querySelectorAll('li, .tag')].filter(isCut)).toEqual([]);
    expect(list.element().clientHeight).toBeLessThan(60);
  });
});

test('on a phone the filters rise from below', async () => {
  threeCreators();
  await page.viewport(390, 844);
  await openApp('/creators');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabelText('Fitness').click();
  await expect.element(sheet.getByText('1 creator found')).toBeVisible();
  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(cards).toMatchTextContent('Marcus Haddad');
});

test('endless names and texts stay within the page', async () => {
  signIn(newBrand());
  server.returns('creators.directory', directoryPage([publicCreator()]));
  await expectWithinPage('/creators');
});

test('the keyboard reaches the results past the filters', async () => {
  threeCreators();
  await openApp('/creators');
  await expect.element(cards.first()).toBeVisible();
  document.getElementById('main')?.focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Skip to results' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}');
  const results = page.getByRole('region', { name: 'Creators' }).element();
  expect(results.contains(document.activeElement)).toBe(true);
});

test('a sample wears its mark, and takes no brief from a card', async () => {
  signIn(newBrand());
  const sample = publicCreator({ id: idOf(3), firstName: 'Noor', isSample: true });
  server.returns('creators.directory', directoryPage([publicCreator(), sample]));
  await openApp('/creators');
  const marked = cards.filter({ hasText: 'Noor' });
  await expect.element(marked.getByText('Sample', { exact: true })).toBeVisible();
  await expect.element(marked.getByText(/takes no briefs/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Send Brief' }).elements()).toHaveLength(1);
});
