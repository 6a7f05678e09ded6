import { unknownNumbers } from '@briefcast/contract/publications/numbers';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dealDetail, dealItem } from '../../../testing/deals.ts';
import { directoryPage, publicCreator } from '../../../testing/directory.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, portfolioItem } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

beforeEach(() => {
  server.returns('creators.details', { details: { socialAccounts: [], packages: [], facts: null } });
  server.returns('creators.directory', directoryPage([]));
});

const path = `/creators/${idOf(2)}`;

test('work opens large, and is looked through by keys until Escape gives the focus back', async () => {
  const portfolio = [portfolioItem(61, 'serum'), portfolioItem(62, 'texture'), portfolioItem(63, 'light')];
  server.returns('creators.publicProfile', { creator: publicCreator({ portfolio }) });
  await openApp(path);
  const second = page.getByRole('link', { name: 'View texture' });
  await second.click();
  const box = (name: string) => page.getByRole('dialog', { name });
  await expect.element(box('texture').getByText('2 of 3')).toBeVisible();
  await expect
    .element(box('texture').getByRole('img'))
    .toHaveAttribute('src', 'https://media.example/62.jpg');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(box('light')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(box('serum').getByText('1 of 3')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
});

test('a film in the large view is heard once it plays', async () => {
  const film = { ...portfolioItem(61, 'morning'), type: 'VIDEO' as const };
  server.returns('creators.publicProfile', { creator: publicCreator({ portfolio: [film] }) });
  await openApp(path);
  await page.getByRole('link', { name: 'View morning' }).click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Mute' })).toBeVisible();
});

test('tells of packages, accounts elsewhere and finished projects', async () => {
  server.returns('creators.publicProfile', { creator: publicCreator() });
  server.returns('creators.details', {
    details: {
      socialAccounts: [{ network: 'instagram', url: 'https://www.instagram.com/layla', followers: 12_400 }],
      packages: [{ name: 'Launch set', includes: 'Three films', price: 90_000, turnaroundDays: 5 }],
      facts: { completed: 16, submitted: 16, onTime: 15, replyMinutes: 300, rounds: 1.2 },
    },
  });
  await openApp(path);
  await expect.element(page.getByText('12,400 followers, as stated')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Launch set' })).toBeVisible();
  for (const fact of ['15 of 16', '5 h', '1.2']) await expect.element(page.getByText(fact)).toBeVisible();
});

test('shows results that both sides let everybody see, with known numbers alone', async () => {
  server.returns('creators.publicProfile', { creator: publicCreator() });
  const numbers = { ...unknownNumbers, views: 84_600, saves: 1880, codeUses: 0 };
  const { sales: _, salesCents: __, ...open } = numbers;
  server.returns('publications.ofCreator', {
    results: [
      {
        ...{ id: idOf(80), brand: { name: 'Oasis Skin', image: null }, title: 'Serum before suhoor' },
        ...{ url: 'https://social.example/p/serum', postedOn: '2026-02-08', moment: 'DAY_30' },
        ...{ numbers: open, agreedAt: '2026-03-14T10:00:00.000Z' },
      },
    ],
  });
  await openApp(path);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Layla Haddad' })).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  const part = page.getByRole('region', { name: 'Results with brands' });
  await expect.element(part.getByText('84,600')).toBeVisible();
  await expect
    .element(part.getByRole('link', { name: 'Serum before suhoor' }))
    .toHaveAttribute('href', 'https://social.example/p/serum');
  expect(
    part
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Views', 'Saves', 'Code used']);
  await expect.element(part.getByText('Both agreed on Mar 14')).toBeVisible();
});

test('leads on to others of the same kind, the most alike first, never to oneself', async () => {
  const own = publicCreator();
  const far = publicCreator({ id: idOf(3), firstName: 'Far', languages: ['Spanish'] });
  const near = publicCreator({ id: idOf(4), firstName: 'Near' });
  server.returns('creators.publicProfile', { creator: own });
  server.returns('creators.directory', directoryPage([own, far, near]));
  await openApp(path);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Layla Haddad' })).toBeVisible();
  // Requests nobody until the end of the page comes near.
  expect(server.calls('creators.directory')).toEqual([]);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const names = () =>
    page
      .getByRole('region', { name: 'Similar creators' })
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Near Haddad', 'Far Haddad']);
  await expect.poll(() => server.calls('creators.directory').at(-1)?.query.categories).toEqual(['Beauty']);
});

test('tells a brand what it did with the creator, newest first, and leads there', async () => {
  signIn(newBrand());
  server.returns('creators.publicProfile', { creator: publicCreator() });
  const deals = [
    dealItem({ id: idOf(11), title: 'Overnight mask', status: 'ACCEPTED', budget: 98_000 }),
    dealItem({ id: idOf(12), title: 'How to patch test', status: 'COMPLETED', budget: 58_000 }),
    dealItem({ id: idOf(13), title: 'Not this time', status: 'REJECTED', budget: 42_000 }),
  ];
  server.returns('deals.brandDeals', { deals, nextCursor: null });
  server.returns('deals.read', { deal: dealDetail({ id: idOf(12), title: 'How to patch test' }) });
  const app = await openApp(path);
  const card = page.getByRole('region', { name: 'You and Layla' });
  await expect.element(card.getByText('1 running')).toBeVisible();
  // Rejected briefs do not count as budget.
  await expect.element(card.getByText('$1,560')).toBeVisible();
  await expect
    .poll(() => server.calls('deals.brandDeals'))
    .toMatchObject([{ query: { creatorId: idOf(2) } }]);
  await card.getByRole('link', { name: 'How to patch test' }).click();
  await expect.poll(app.address).toBe(`/brand-deal/${idOf(12)}`);
});

test('a sample says so, and words stand where a brand would send a brief or save', async () => {
  signIn(newBrand());
  server.returns('deals.brandDeals', { deals: [], nextCursor: null });
  server.returns('creators.publicProfile', { creator: publicCreator({ isSample: true }) });
  await openApp(path);
  await expect.element(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/nobody is behind it, so it takes no briefs/)).toBeVisible();
  for (const name of [/Send Brief/, /Save/, /Invite/])
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
});
