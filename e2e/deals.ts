/** Deals created by calls, for tests that begin in the middle of one; and how one is accepted on the screen. */
import type { Page } from '@playwright/test';
import { type Account, adminToken, type Client, callAs, newAccount, picture } from './accounts.ts';
import { expect, sentTo } from './fixtures.ts';

export interface Parties {
  brand: Account;
  creator: Account;
}

/** A brand, and a creator whom the admin has published. For `mailsTo` see `newAccount`. */
export async function newParties(page: Client, mailsTo = sentTo): Promise<Parties> {
  const brand = await newAccount(page, { companyName: 'Oasis Skin' }, mailsTo);
  const creator = await newAccount(page, { firstName: 'Layla', lastName: 'Haddad' }, mailsTo);
  await callAs(page, creator.token, 'PUT', '/api/users/profile', { bio: 'Skincare on camera.' });
  const published = await page.request.post(`/api/admin/creators/${creator.user.id}/toggle-publish`, {
    headers: { authorization: `Bearer ${await adminToken(page)}` },
    data: { isPublished: true },
  });
  expect(published.ok()).toBe(true);
  return { brand, creator };
}

/** Sends a brief with these deviations from the default one; returns its id. */
export async function newBrief(
  page: Client,
  { brand, creator }: Parties,
  title: string,
  wishes: Record<string, unknown> = {},
): Promise<string> {
  const { deal } = await callAs<{ deal: { id: string } }>(page, brand.token, 'POST', '/api/deals', {
    title,
    description: 'Three steps, bare skin first.',
    budget: 124_000,
    deadline: '2099-12-12T00:00:00.000Z',
    creatorId: creator.user.id,
    requirements: ['One continuous take'],
    deliverables: ['UGC Video'],
    ...wishes,
  });
  return deal.id;
}

/** Changes a deal's status as this person. */
export const move = (page: Client, who: Account, dealId: string, status: string) =>
  callAs(page, who.token, 'PUT', `/api/deals/${dealId}/status`, { status });

/** A deal of these parties that is completed: accepted, submitted with a picture, and approved. Returns its id. */
export async function completedDeal(
  page: Client,
  parties: Parties,
  title: string,
  wishes: Record<string, unknown>,
): Promise<string> {
  const { brand, creator } = parties;
  const id = await newBrief(page, parties, title, wishes);
  await move(page, creator, id, 'ACCEPTED');
  const fileId = await addFile(page, creator, id, 'still.png');
  await move(page, creator, id, 'SUBMITTED');
  await callAs(page, brand.token, 'PUT', `/api/files/${fileId}/status`, { status: 'APPROVED' });
  await move(page, brand, id, 'COMPLETED');
  return id;
}

/** On the page before a brief is accepted: ticks all boxes, types this name, and accepts. */
export async function acceptBrief(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: 'Before you accept' })).toBeVisible();
  const accept = page.getByRole('button', { name: /^Accept for / });
  await expect(accept).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('textbox', { name: 'Type your name' }).fill(name);
  await accept.click();
}

/** Adds a picture to a deal as this person; returns its id. */
export async function addFile(page: Client, who: Account, dealId: string, name: string): Promise<string> {
  const answer = await page.request.post(`/api/files/upload/${dealId}`, {
    headers: { authorization: `Bearer ${who.token}` },
    multipart: { file: picture(name) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data } = (await answer.json()) as { data: { file: { id: string } } };
  return data.file.id;
}

/** A refusal as the server sends it, for a route that is made to fail. */
export const failure = {
  status: 500,
  json: {
    success: false,
    message: 'Broken on purpose.',
    error: { code: 'internal', message: 'Broken on purpose.' },
  },
};
