/** Goodwill credits on a brand's page, and what was done to it. */
import type { AdminBrandDetails, AuditEntry, CreditGrant, Goodwill } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard } from '../../../testing/admin.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, noGuidelines } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const at = '2026-11-18T09:00:00.000Z';

const brand: AdminBrandDetails = {
  id: idOf(1),
  companyName: 'Kayan Home',
  profileImage: null,
  companySize: null,
  foundedYear: null,
  contactPhone: null,
  department: null,
  ...noGuidelines,
  createdAt: at,
  members: [],
  invited: 0,
  deals: { newest: [], total: 0 },
};

const grant = (fields: Partial<CreditGrant> = {}): CreditGrant => ({
  id: idOf(2),
  brand: { id: brand.id, companyName: brand.companyName },
  credits: 2,
  reason: 'Our answer took four days.',
  state: 'GIVEN',
  askedAt: at,
  askedBy: 'Dana Reyes',
  mayDecide: false,
  ...fields,
});

const entry = (number: number): AuditEntry => ({
  id: idOf(100 + number),
  actor: 'Dana Reyes',
  action: 'credits.give',
  subject: `Kayan Home (${brand.id})`,
  createdAt: at,
  before: null,
  after: { credits: number },
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog');

async function openBrand(goodwill: Partial<Goodwill> = {}) {
  server.returns('creditGrants.ofBrand', { goodwill: { times: 0, credits: 0, waiting: null, ...goodwill } });
  await openApp(`/admin/brands/${brand.id}`);
  await expect.element(page.getByRole('heading', { name: 'Goodwill credits' })).toBeVisible();
}

beforeEach(() => {
  signIn('admin');
  server.returns('adminDetails.brand', { brand });
  server.returns('admin.dashboard', adminDashboard());
  server.returns('admin.audit', { entries: [], nextCursor: null, total: 0 });
});

describe('goodwill credits', () => {
  test('are given with a reason', async () => {
    await openBrand({ times: 2, credits: 3 });
    await expect.element(page.getByText('Given 2 times so far, 3 in all')).toBeVisible();
    server.returns('creditGrants.give', { grant: grant() });
    await button('Give Credits').click();
    await page.getByLabelText('Credits', { exact: true }).fill('2');
    await button('Give 2 credits').click();
    expect(server.calls('creditGrants.give')).toEqual([]);
    await page.getByLabelText('Reason, the brand reads it').fill('Our answer took four days.');
    await button('Give 2 credits').click();
    await expect
      .poll(() => server.calls('creditGrants.give'))
      .toMatchObject([
        { params: { id: brand.id }, body: { credits: 2, reason: 'Our answer took four days.' } },
      ]);
  });

  test('above ten ask a second admin', async () => {
    await openBrand();
    server.returns('creditGrants.give', { grant: grant({ state: 'WAITING', credits: 11 }) });
    await button('Give Credits').click();
    await page.getByLabelText('Credits', { exact: true }).fill('11');
    await page.getByLabelText('Reason, the brand reads it').fill('A bad week.');
    await button('Ask a Second Admin').click();
    await expect.element(page.getByText('Waiting for a second admin')).toBeVisible();
  });

  test('that wait are given or declined by another admin', async () => {
    const waiting = grant({ state: 'WAITING', credits: 20, mayDecide: true });
    await openBrand({ waiting });
    await expect.element(page.getByText('20 credits wait, asked for by Dana Reyes')).toBeVisible();
    server.returns('creditGrants.decide', { grant: grant({ credits: 20 }) });
    await button('Give 20 credits').click();
    await question.getByRole('button', { name: 'Give 20 credits' }).click();
    await expect
      .poll(() => server.calls('creditGrants.decide'))
      .toMatchObject([{ params: { id: waiting.id }, body: { verdict: 'APPROVE' } }]);
  });

  test('that wait are only read by who asked', async () => {
    await openBrand({ waiting: grant({ state: 'WAITING', credits: 20 }) });
    await expect.element(page.getByText('Another admin has to confirm this.')).toBeVisible();
    await expect.element(button('Decline')).not.toBeInTheDocument();
  });
});

test('what was done shows five lines, then all', async () => {
  const all = Array.from({ length: 7 }, (_, number) => entry(number));
  server.returns('admin.audit', ({ query: { limit = 200 } }) => ({
    entries: all.slice(0, limit),
    nextCursor: null,
    total: all.length,
  }));
  await openBrand();
  const lines = page.getByText('Gave goodwill credits');
  await expect.element(lines).toHaveLength(5);
  expect(server.calls('admin.audit').at(-1)?.query).toMatchObject({ about: brand.id, limit: 5 });
  await button('Show all 7').click();
  await expect.element(lines).toHaveLength(7);
});
