/** The admin: the password gate, counters, lists and moderation. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminToken, callAs, newAccount } from './accounts.ts';
import { adminPassword, expect, test } from './fixtures.ts';

/** Names of one's own, so that a search finds this test's rows alone. */
const mark = () => randomUUID().slice(0, 8);

/** Opens a tab as the admin who has signed in before. */
async function openAs(page: Page, token: string, tab = '') {
  await page.addInitScript((stored) => localStorage.setItem('adminToken', stored), token);
  await page.goto(tab ? `/admin?tab=${tab}` : '/admin');
}

const search = (page: Page, noun: string, text: string) => page.getByLabel(`Search ${noun}`).fill(text);

async function publishedCreator(page: Page, token: string, lastName: string) {
  const creator = await newAccount(page, { firstName: 'Hana', lastName });
  await callAs(page, creator.token, 'PUT', '/api/users/profile', {
    categories: ['Beauty', 'Lifestyle', 'Travel'],
    ugcVideoPricing: 10_500,
  });
  await page.request.post(`/api/admin/creators/${creator.user.id}/toggle-publish`, {
    headers: { authorization: `Bearer ${token}` },
    data: { isPublished: true },
  });
  return creator;
}

async function newDeal(page: Page, token: string, title: string) {
  const creator = await publishedCreator(page, token, mark());
  const brand = await newAccount(page, { companyName: 'Oasis Skin' });
  const { deal } = await callAs<{ deal: { id: string } }>(page, brand.token, 'POST', '/api/deals', {
    title,
    description: 'Three short films.',
    budget: 124_000,
    deadline: new Date(Date.now() + 9e8).toISOString(),
    creatorId: creator.user.id,
    deliverables: ['UGC Video'],
  });
  return { id: deal.id, creator, brand };
}

test('the gate refuses a wrong password, lets the right one in, and remembers it', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByText('Enter admin password to continue')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Portfolio Items')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Creators' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Portfolio Items')).toBeVisible();
  await expect(page.getByText(/^Wrong password/).first()).toBeVisible();
  await expect(page.getByText('Signed in', { exact: true }).first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const loggedOut = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/logout'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Enter admin password to continue')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBe(null);
  expect((await loggedOut).status()).toBe(200);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/admin/dashboard', { headers })).status()).toBe(401);
});

test('a stored token that the server does not know opens nothing', async ({ page }) => {
  await openAs(page, 'not.a.token');
  await expect(page.getByText('Enter admin password to continue')).toBeVisible();
});

test('a creator is found, published, unpublished and deleted after a question', async ({ page }) => {
  const token = await adminToken(page);
  const lastName = mark();
  await publishedCreator(page, token, lastName);
  await openAs(page, token, 'creators');
  await search(page, 'creators', lastName);
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('N/A');
  await expect(row).toContainText('+1');
  await expect(row).toContainText('$105');

  await row.getByRole('button', { name: 'Unpublish' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to unpublish this creator?');
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(row.getByText('Unpublished')).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText(
    'Are you sure you want to delete this creator? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Creator deleted successfully')).toBeVisible();
  await expect(page.getByText('No creators found')).toBeVisible();

  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: lastName }).first()).toContainText(
    'Deleted creator',
  );
});

test('a brand is found and deleted', async ({ page }) => {
  const token = await adminToken(page);
  const companyName = `Kayan ${mark()}`;
  await newAccount(page, { companyName });
  await openAs(page, token, 'brands');
  await search(page, 'brands', companyName);
  await expect(page).toHaveURL(/search=Kayan/);
  const row = page.getByRole('row').filter({ hasText: companyName });
  await expect(row).toContainText('N/A');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Brand deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
});

test('a deal is found by status, cancelled, and deleted', async ({ page }) => {
  const token = await adminToken(page);
  const title = `Refill pouch ${mark()}`;
  await newDeal(page, token, title);
  await openAs(page, token, 'deals');
  await search(page, 'deals', title);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Oasis Skin');
  await expect(row).toContainText('$1,240');
  await expect(row.getByText('Brief Sent')).toBeVisible();

  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Deal' }).click();
  await expect(row.getByText('Cancelled')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeHidden();

  await page.getByLabel('Status').selectOption('Completed');
  await expect(page.getByText('No deals found')).toBeVisible();
  await page.getByLabel('Status').selectOption('Cancelled');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deal deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
});

test('what fails says so: a list with Retry, a deletion with its reason', async ({ page }) => {
  const token = await adminToken(page);
  const lastName = mark();
  await publishedCreator(page, token, lastName);
  await page.route('**/api/admin/creators?*', (route) => route.fulfill({ status: 400, json: {} }));
  await openAs(page, token, 'creators');
  await expect(page.getByText('Failed to load creators')).toBeVisible();
  await page.unroute('**/api/admin/creators?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await search(page, 'creators', lastName);
  const row = page.getByRole('row').filter({ hasText: lastName });

  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, json: {} }));
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete failed')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.route('**/toggle-publish', (route) => route.fulfill({ status: 500, json: {} }));
  await row.getByRole('button', { name: 'Unpublish' }).click();
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Failed to unpublish creator: Unknown error')).toBeVisible();
});

test('failed work in the background is tried again or discarded, and empty and failing say so', async ({
  page,
}) => {
  const job = { attempts: 36, createdAt: '2026-03-01T12:00:00.000Z', failedAt: '2026-03-02T12:00:00.000Z' };
  let failed = ['connect ECONNREFUSED', 'User unknown'].map((lastError, number) => ({
    ...job,
    id: `01900000-0000-7000-8000-00000000000${number}`,
    kind: 'mail.send',
    lastError,
  }));
  let status = 400;
  await page.route('**/api/admin/jobs**', (route) => {
    const [, id, retry] = /jobs\/([^/?]+)(\/retry)?/.exec(route.request().url()) ?? [];
    failed = failed.filter((one) => one.id !== id);
    if (id)
      return route.fulfill({ json: { success: true, message: retry ? 'Tried again' : 'Job discarded' } });
    const counts = { waiting: 0, running: 0, retrying: 0, failed: failed.length, lastError: null };
    const kinds = failed.length > 0 ? [{ kind: 'mail.send', ...counts }] : [];
    return route.fulfill({ status, json: { success: true, data: { kinds, failed } } });
  });
  await openAs(page, await adminToken(page));
  const card = page.locator('section.card', { hasText: 'Work in the background' });
  await expect(card).toContainText('Failed to load work in the background');
  status = 200;
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card).toContainText('2 failed');
  const refused = card.getByRole('listitem').filter({ hasText: 'ECONNREFUSED' });
  await expect(refused).toContainText('36 tries, given up Mar 2, 2026');
  await refused.getByRole('button', { name: 'Try again' }).click();
  await expect(refused).toHaveCount(0);
  await card.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(card).toContainText('Nothing is waiting');
});

test('on a phone each row is a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await adminToken(page);
  const lastName = mark();
  await publishedCreator(page, token, lastName);
  await openAs(page, token, 'creators');
  await search(page, 'creators', lastName);
  const card = page.getByRole('listitem').filter({ hasText: lastName });
  await expect(card.first()).toContainText('0 portfolio items, 0 deals, from $105');
  await expect(page.getByRole('table')).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});
