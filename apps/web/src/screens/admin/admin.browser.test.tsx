/** The admin: the gate, the lists and their rows, and work that failed in the background. */
import type { AdminDashboard, FailedJob } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  adminBrand,
  adminCreator,
  adminDashboard,
  adminDeal,
  answerAdmin,
  wholeList,
} from '../../testing/admin.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { inTime, takeTheClock } from '../../testing/looks.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, tokenFor } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { fillIn, walkForm } from '../../testing/walk-form.ts';
import { walkStates } from '../../testing/walk-states.ts';

const question = page.getByRole('alertdialog');
const rows = page.getByRole('row');
const row = (text: string) => rows.filter({ hasText: text });
const confirm = (name: string) => question.getByRole('button', { name }).click();

const done = (message: string) => ({ message });

beforeEach(answerAdmin);

const recent: AdminDashboard['recent'] = { creators: [adminCreator(2)], brands: [adminBrand(1)] };

describe('its states:', () => {
  const admin = { visitor: 'admin', title: 'Admin', expired: 'password gate' } as const;
  const noneOf = (noun: string) => [`No ${noun} found`, `There are no ${noun} yet.`];

  test('the dashboard', () =>
    walkStates({
      ...admin,
      path: '/admin',
      calls: ['admin.dashboard'],
      loading: 'Loading...',
      fill: () => server.returns('admin.dashboard', adminDashboard(recent)),
      filled: [
        'Creators',
        'Brands',
        'Deals',
        'Portfolio Items',
        'Messages',
        'Files',
        'Recent Creators',
        'Recent Brands',
        'Logout',
      ],
      failing: ['Failed to load dashboard data'],
      clear: () => server.returns('admin.dashboard', adminDashboard()),
      empty: ['No creators yet', 'No brands yet'],
    }));

  test('creators', () =>
    walkStates({
      ...admin,
      path: '/admin?tab=creators',
      calls: ['admin.creators'],
      loading: 'Loading creators...',
      fill() {
        const creators = [adminCreator(2)];
        server.returns('admin.creators', { creators, ...wholeList(creators) });
      },
      filled: ['Layla Haddad', 'Published', 'Unpublish', 'Delete', 'Refresh'],
      failing: ['Failed to load creators'],
      clear: () => server.returns('admin.creators', { creators: [], ...wholeList([]) }),
      empty: noneOf('creators'),
    }));

  test('brands', () =>
    walkStates({
      ...admin,
      path: '/admin?tab=brands',
      calls: ['admin.brands'],
      loading: 'Loading brands...',
      fill() {
        const brands = [adminBrand(1)];
        server.returns('admin.brands', { brands, ...wholeList(brands) });
      },
      filled: ['Oasis Skin', 'Delete'],
      failing: ['Failed to load brands'],
      clear: () => server.returns('admin.brands', { brands: [], ...wholeList([]) }),
      empty: noneOf('brands'),
    }));

  test('deals', () =>
    walkStates({
      ...admin,
      path: '/admin?tab=deals',
      calls: ['admin.deals'],
      loading: 'Loading deals...',
      fill() {
        const deals = [adminDeal(10)];
        server.returns('admin.deals', { deals, ...wholeList(deals) });
      },
      filled: ['Cold-brew in four pours', 'Delete'],
      failing: ['Failed to load deals'],
      clear: () => server.returns('admin.deals', { deals: [], ...wholeList([]) }),
      empty: noneOf('deals'),
    }));
});

describe('the gate', () => {
  test('idle, busy, failing, away, done', () =>
    walkForm({
      path: '/admin',
      title: 'Admin',
      idle: ['Admin', 'Enter admin password to continue', 'Password', 'Sign In'],
      fill: () => fillIn({ Password: 'e2e-admin-password' }),
      keeps: 'Password',
      call: 'admin.logIn',
      button: 'Sign In',
      busy: 'Signing In...',
      failing: 'Login failed',
      succeed: () => server.returns('admin.logIn', { ...done('Signed in'), token: tokenFor() }),
      done: { path: '/admin', says: ['Portfolio Items', 'Recent Creators'] },
    }));

  test('stands before a stored token that the server does not know', async () => {
    signIn('admin');
    server.refusesTokens('all');
    await openApp('/admin');
    await expect.element(page.getByText('Enter admin password to continue')).toBeVisible();
  });
});

describe('a row', () => {
  beforeEach(() => signIn('admin'));

  test('of a brand is found and deleted', async () => {
    let brands = [adminBrand(1, { companyName: 'Kayan Home' }), adminBrand(3)];
    server.returns('admin.brands', ({ query: { search = '' } }) => {
      const found = brands.filter(({ companyName }) => companyName.includes(search));
      return { brands: found, ...wholeList(found) };
    });
    server.returns('admin.removeUser', ({ params: { id } }) => {
      brands = brands.filter((brand) => brand.id !== id);
      return done('Brand deleted successfully');
    });
    const app = await openApp('/admin?tab=brands');
    await page.getByLabelText('Search brands').fill('Kayan');
    await expect.poll(app.address).toContain('search=Kayan');
    await expect.element(row('Oasis Skin')).not.toBeInTheDocument();
    await expect.element(row('Kayan Home')).toMatchTextContent('N/A');
    server.returns('adminDetails.userRemoval', {
      removal: {
        name: 'Kayan Home',
        openDeals: [{ id: idOf(10), title: 'Refill pouch', status: 'ACCEPTED', with: 'Layla Haddad' }],
        closedDeals: 2,
        portfolioItems: 0,
        membersRemoved: ['rania@kayan.example'],
        membersKept: [],
        money: {
          credits: 12,
          openOrders: { count: 1, fils: 119_700 },
          owed: { count: 2, amountCents: 132_000 },
        },
      },
    });
    await row('Kayan Home').getByRole('button', { name: 'Delete' }).click();
    for (const text of [
      '1 account is deleted: rania@kayan.example.',
      '1 open project is cancelled. The other side is notified.',
      'Refill pouch, with Layla Haddad',
      '2 finished projects stay with the other sides.',
      '12 unused credits are lost.',
      '1 order for AED 1,197.00 is waiting for payment.',
      '2 payments to creators, $1,320 in total',
    ])
      await expect.element(question).toMatchTextContent(text);
    await question.getByLabelText('Type Kayan Home to confirm').fill('Kayan');
    await confirm('Delete');
    await expect.element(question.getByText('Type the name exactly as shown: Kayan Home')).toBeVisible();
    expect(server.calls('admin.removeUser')).toEqual([]);
    await question.getByLabelText('Type Kayan Home to confirm').fill('Kayan  Home ');
    await confirm('Delete');
    await expect.element(page.getByText('Brand deleted successfully')).toBeVisible();
    await expect.element(row('Kayan Home')).not.toBeInTheDocument();
    await expect.poll(() => server.calls('admin.removeUser')).toMatchObject([{ params: { id: idOf(1) } }]);
  });

  test('of a deal is found by status, cancelled, and deleted', async () => {
    let deals = [adminDeal(10, { title: 'Refill pouch' })];
    server.returns('admin.deals', ({ query: { status = '' } }) => {
      const found = deals.filter((deal) => status === '' || deal.status === status);
      return { deals: found, ...wholeList(found) };
    });
    server.returns('admin.cancelDeal', () => {
      deals = deals.map((deal) => ({ ...deal, status: 'CANCELLED' }));
      return done('Deal cancelled');
    });
    server.returns('admin.removeDeal', () => {
      deals = [];
      return done('Deal deleted successfully');
    });
    await openApp('/admin?tab=deals');
    const deal = row('Refill pouch');
    for (const text of ['Oasis Skin', '$1,240', 'Brief Sent']) {
      await expect.element(deal).toMatchTextContent(text);
    }
    await deal.getByRole('button', { name: 'Cancel' }).click();
    await confirm('Keep Deal');
    expect(server.calls('admin.cancelDeal')).toEqual([]);
    await deal.getByRole('button', { name: 'Cancel' }).click();
    await confirm('Cancel Deal');
    await expect.element(deal.getByText('Cancelled')).toBeVisible();
    await expect.element(deal.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();

    await page.getByLabelText('Status').selectOptions('Completed');
    await expect.element(page.getByText('No deals found')).toBeVisible();
    await page.getByLabelText('Status').selectOptions('Cancelled');
    server.refuses('adminDetails.dealRemoval', 'internal');
    await deal.getByRole('button', { name: 'Delete' }).click();
    await expect.element(question.getByText('Failed to check what will be deleted')).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
    const removal = { title: 'Refill pouch', messages: 3, files: 1, bytes: 2048, comments: 0, shares: 0 };
    server.returns('adminDetails.dealRemoval', { removal });
    await question.getByRole('button', { name: 'Retry' }).click();
    await expect.element(question).toMatchTextContent('3 messages are deleted.');
    await confirm('Delete');
    await expect.element(page.getByText('Deal deleted successfully')).toBeVisible();
    await expect.element(deal).not.toBeInTheDocument();
  });

  test('keeps to one line however long the name of its brand is, which is its title', async () => {
    await page.viewport(1440, 900);
    const companyName =
      'Gulf and Levant Botanical Skincare and Fragrance Trading Company of the United Emirates LLC Holdings';
    const creator = { firstName: 'Layla Noor Amal Maryam Yasmin Salma', lastName: 'Haddad al-Mansouri' };
    const deals = [adminDeal(10, { title: 'Refill pouch', brand: { companyName }, creator }), adminDeal(11)];
    server.returns('admin.deals', { deals, ...wholeList(deals) });
    await openApp('/admin?tab=deals');
    for (const name of [companyName, `${creator.firstName} ${creator.lastName}`]) {
      const cell = row('Refill pouch').getByText(name);
      await expect.element(cell).toHaveAttribute('title', name);
      expect(cell.element().getBoundingClientRect().height).toBeLessThan(30);
      expect(cell.element().getBoundingClientRect().width).toBeLessThan(200);
    }
    // A usual name is whole.
    const usual = row('Cold-brew in four pours').getByText('Layla Haddad').element();
    expect(usual.scrollWidth).toBe(usual.clientWidth);
  });

  test('that cannot be deleted or unpublished says why', async () => {
    const creators = [adminCreator(2)];
    server.returns('admin.creators', { creators, ...wholeList(creators) });
    server.refuses('admin.removeUser', 'internal');
    server.refuses('admin.togglePublish', 'internal');
    await openApp('/admin?tab=creators');
    server.returns('adminDetails.userRemoval', {
      removal: {
        name: 'Layla Haddad',
        openDeals: [],
        closedDeals: 0,
        portfolioItems: 3,
        membersRemoved: [],
        membersKept: [],
      },
    });
    await row('Layla Haddad').getByRole('button', { name: 'Delete' }).click();
    await question.getByLabelText('Type Layla Haddad to confirm').fill('Layla Haddad');
    await confirm('Delete');
    await expect.element(page.getByText('Delete failed')).toBeVisible();
    await confirm('Cancel');
    await row('Layla Haddad').getByRole('button', { name: 'Unpublish' }).click();
    await expect.element(question.getByRole('button', { name: 'Unpublish' })).toBeDisabled();
    await question.getByLabelText('Reason (the creator will read it)').fill('Films of somebody else');
    await confirm('Unpublish');
    await expect.element(page.getByText('Failed to unpublish creator: Unknown error')).toBeVisible();
  });

  test('is a card on a phone', async () => {
    const creators = [adminCreator(2, { ugcVideoPricing: 10_500 })];
    server.returns('admin.creators', { creators, ...wholeList(creators) });
    await page.viewport(390, 844);
    await openApp('/admin?tab=creators');
    const card = page.getByRole('listitem').filter({ hasText: 'Layla Haddad' });
    await expect.element(card.first()).toMatchTextContent('0 portfolio items, 0 deals, from $105');
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth - innerWidth).toBe(0);
  });
});

test('failed work in the background is tried again or discarded, and empty and failing say so', async () => {
  signIn('admin');
  const job = { attempts: 36, createdAt: '2026-03-01T12:00:00.000Z', failedAt: '2026-03-02T12:00:00.000Z' };
  let failed: FailedJob[] = ['connect ECONNREFUSED', 'User unknown'].map((lastError, number) => ({
    ...job,
    id: idOf(number),
    kind: 'mail.send',
    text: 'Mails',
    lastError,
  }));
  const forget = ({ params }: { params: { id: string } }) => {
    failed = failed.filter(({ id }) => id !== params.id);
    return done('Job discarded');
  };
  server.returns('admin.retryJob', forget);
  server.returns('admin.discardJob', forget);
  server.refuses('admin.jobs', 'internal');
  takeTheClock();
  await openApp('/admin');
  const title = page.getByRole('heading', { name: 'Background jobs' });
  await expect.element(title).toBeVisible();
  const card = () => title.element().closest('section')?.textContent ?? '';
  const failure = 'Failed to load background jobs';
  await inTime(failure, () => card().includes(failure));
  server.returns('admin.jobs', () => {
    const counts = { waiting: 0, running: 0, retrying: 0, failed: failed.length, lastError: null };
    return { kinds: failed.length > 0 ? [{ kind: 'mail.send', text: 'Mails', ...counts }] : [], failed };
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(card).toContain('2 failed');
  const refused = page.getByRole('listitem').filter({ hasText: 'ECONNREFUSED' });
  await expect.element(refused).toMatchTextContent('36 tries, given up Mar 2, 2026');
  await refused.getByRole('button', { name: 'Retry' }).click();
  await expect.element(refused).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Discard' }).click();
  await confirm('Discard');
  await expect.poll(card).toContain('Nothing is waiting');
});

test.each(['', '?tab=creators', '?tab=brands', '?tab=deals'])(
  'endless names and titles stay within the page%s',
  async (tab) => {
    signIn('admin');
    server.returns('admin.dashboard', adminDashboard(recent));
    server.returns('admin.creators', { creators: [adminCreator(2)], ...wholeList([1]) });
    server.returns('admin.brands', { brands: [adminBrand(1)], ...wholeList([1]) });
    server.returns('admin.deals', { deals: [adminDeal(10)], ...wholeList([1]) });
    await expectWithinPage(`/admin${tab}`);
  },
);
