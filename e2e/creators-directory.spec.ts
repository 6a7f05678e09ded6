/** A brief that is sent from the directory: what failed of it is retried, and it arrives once. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminPassword, expect, test } from './fixtures.ts';

const password = 'morning-light-1';
/** A word that only this test's creators have in their bios, because other tests publish at the same time. */
const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;

interface Account {
  email: string;
  token: string;
  user: { id: string };
}

async function register(
  request: APIRequestContext,
  role: 'CREATOR' | 'BRAND',
  names: object,
): Promise<Account> {
  const email = `${randomUUID()}@directory.example`;
  const answer = await request.post('/api/auth/register', { data: { email, password, role, ...names } });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { token: string; user: { id: string } } };
  return { email, ...data };
}

const brand = (request: APIRequestContext) => register(request, 'BRAND', { companyName: 'Oasis Skin' });

/** A creator whom the admin has published. */
async function creator(
  request: APIRequestContext,
  firstName: string,
  profile: { bio: string } & Record<string, unknown>,
): Promise<Account> {
  const account = await register(request, 'CREATOR', { firstName, lastName: 'Haddad' });
  const saved = await request.put('/api/users/profile', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { location: 'Dubai, UAE', languages: ['English'], categories: ['Beauty'], ...profile },
  });
  expect(saved.status()).toBe(200);
  const login = await request.post('/api/admin/login', { data: { password: adminPassword } });
  const { token } = (await login.json()) as { token: string };
  const published = await request.post(`/api/admin/creators/${account.user.id}/toggle-publish`, {
    headers: { authorization: `Bearer ${token}` },
    data: { isPublished: true },
  });
  expect(published.status()).toBe(200);
  return account;
}

async function signIn(page: Page, account: Account) {
  await page.goto('/terms');
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('authToken', token ?? '');
      localStorage.setItem('authUser', user ?? '');
    },
    [account.token, JSON.stringify(account.user)],
  );
}

const brief = 'Winter barrier serum';

async function fillIn(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Project Title').fill(brief);
  await dialog.getByLabel('Project Description').fill('Three steps, bare skin first.');
  await dialog.getByText('UGC Video').click();
  await dialog.getByLabel('Budget ($)').fill('$1,240.50');
  await dialog.getByLabel('Deadline').fill('2099-12-12');
}

const reference = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
});

interface SentDeal {
  id: string;
  title: string;
  budget: number;
  files: { originalName: string; status: string }[];
  messages: { type: string }[];
}

/** The brand's briefs on the server, read by a call. */
async function sentDeals(request: APIRequestContext, { token }: Account): Promise<SentDeal[]> {
  const headers = { authorization: `Bearer ${token}` };
  const list = (await (await request.get('/api/deals', { headers })).json()) as {
    data: { deals: { id: string }[] };
  };
  return Promise.all(
    list.data.deals.map(async ({ id }) => {
      const answer = await request.get(`/api/deals/${id}`, { headers });
      return ((await answer.json()) as { data: { deal: SentDeal } }).data.deal;
    }),
  );
}

test('a brief whose file fails is finished by a retry, and sent once', async ({ page, request }) => {
  const word = newWord();
  await creator(request, 'Layla', { bio: word });
  const account = await brand(request);
  await signIn(page, account);
  await page.goto(`/creators?q=${word}`);
  await page.getByRole('button', { name: 'Send Brief' }).click();
  await fillIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles([reference('first.pdf'), reference('second.pdf')]);

  let uploads = 0;
  await page.route('**/api/files/upload/*', (route) => {
    uploads += 1;
    return uploads === 2 ? route.abort() : route.continue();
  });
  await dialog.getByRole('button', { name: 'Send Brief' }).click();
  await expect(dialog.getByText('Your brief has reached Layla Haddad, but 1 file has not.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Retry second.pdf' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Brief Sent Successfully! 🎉')).toBeVisible();
  await expect(
    page.getByText('Your brief has been sent to Layla Haddad. They will review it and get back to you soon.'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();

  const [deal, ...others] = await sentDeals(request, account);
  expect(others).toEqual([]);
  expect(deal).toMatchObject({ title: brief, budget: 124_050 });
  expect(deal?.files.map(({ originalName }) => originalName).sort()).toEqual(['first.pdf', 'second.pdf']);
  expect(deal?.messages.map(({ type }) => type)).toEqual(['FILE', 'FILE', 'TEXT']);

  await page.getByRole('button', { name: 'Send Brief' }).click();
  await expect(dialog.getByLabel('Project Title')).toHaveValue('');
});
