import type { AdminBrandDetails, AdminCreatorDetails, AuditEntry } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard } from '../../../testing/admin.ts';
import { comment } from '../../../testing/comments.ts';
import { dealDetail, dealFile, fromCreator, message } from '../../../testing/deals.ts';
import { publicCreator } from '../../../testing/directory.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, noGuidelines, portfolioItem } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

const moment = '2026-03-01T12:00:00.000Z';
const noDeals = { newest: [], total: 0 };

const creator = (fields: Partial<AdminCreatorDetails> = {}): AdminCreatorDetails => ({
  ...publicCreator({ portfolio: [portfolioItem(61, 'serum')], bio: null }),
  socialAccounts: [],
  packages: [],
  facts: null,
  email: 'layla@people.example',
  emailConfirmed: true,
  hasTwoFactor: true,
  createdAt: moment,
  publishedAt: moment,
  isWithheld: true,
  deals: {
    newest: [
      {
        id: idOf(10),
        title: 'Winter barrier serum',
        status: 'ACCEPTED',
        currency: 'USD',
        budget: 124_000,
        deadline: moment,
        createdAt: moment,
        with: { id: idOf(1), name: 'Oasis Skin' },
      },
    ],
    total: 1,
  },
  ...fields,
});

const brand = (fields: Partial<AdminBrandDetails> = {}): AdminBrandDetails => ({
  id: idOf(1),
  companyName: 'Oasis Skin',
  profileImage: null,
  companySize: null,
  foundedYear: 2019,
  contactPhone: null,
  department: null,
  ...noGuidelines,
  website: 'https://oasis.example',
  createdAt: moment,
  members: [
    {
      userId: idOf(3),
      firstName: 'Rania',
      lastName: 'Saleh',
      email: 'rania@oasis.example',
      role: 'OWNER',
      joinedAt: moment,
      lastSeenAt: null,
      emailConfirmed: false,
      hasTwoFactor: true,
    },
  ],
  invited: 1,
  deals: noDeals,
  ...fields,
});

const deal = () => ({
  ...dealDetail({
    messages: [message(70, 'When is it due?', fromCreator), message(71, 'On Friday.')],
    files: [dealFile(80, { originalName: 'take.mp4' })],
    _count: { messages: 2, files: 1 },
  }),
  brandId: idOf(1),
});

beforeEach(() => {
  server.returns('adminDetails.creator', { creator: creator() });
  server.returns('adminDetails.brand', { brand: brand() });
  server.returns('adminDetails.deal', { deal: deal() });
  server.returns('adminDetails.comments', {
    comments: [comment(90, { fileId: idOf(80), text: 'Brighter, please' })],
    next: null,
  });
  server.returns('admin.dashboard', adminDashboard());
  server.returns('admin.audit', { entries: [], nextCursor: null, total: 0 });
});

test("a brand's page tells its money with the house", async () => {
  signIn('admin');
  const amounts = { netFils: 114_000, taxFils: 5700, grossFils: 119_700 };
  const order = {
    ...amounts,
    id: idOf(50),
    reference: 'PF-2026-0031',
    status: 'PAID' as const,
    source: 'TRANSFER' as const,
    credits: 30,
    taxBasisPoints: 500,
    buyer: { company: 'Oasis Skin', address: '', taxNumber: '', email: '' },
    createdAt: moment,
    orderedBy: null,
    payBefore: moment,
    paidAt: moment,
    cancelledAt: null,
  };
  const invoice = {
    ...amounts,
    id: idOf(51),
    kind: 'INVOICE' as const,
    number: 'INV-2026-0117',
    issuedAt: moment,
  };
  const money = {
    credits: { ready: 28, held: 2 },
    owed: { count: 1, amountCents: 124_000 },
    orders: [order],
    invoices: [invoice],
  };
  server.returns('adminDetails.brand', { brand: brand({ money }) });
  await openApp(`/admin/brands/${idOf(1)}`);
  const orders = page.getByRole('region', { name: 'Newest orders' });
  await expect.element(orders).toMatchTextContent(/PF-2026-0031.*Paid.*1,140.*57.*1,197/);
  const invoices = page.getByRole('region', { name: 'Newest invoices' });
  await expect.element(invoices).toMatchTextContent(/INV-2026-0117.*Invoice.*1,140.*57.*1,197/);
  await expect.element(page.getByText('Owed to creators, for 1 project')).toBeVisible();
});

test("a creator's page tells the invoices of the house", async () => {
  signIn('admin');
  const invoice = {
    id: idOf(51),
    kind: 'INVOICE' as const,
    number: 'INV-2026-0118',
    issuedAt: moment,
    netFils: 9900,
    taxFils: 495,
    grossFils: 10_395,
    mailed: { to: 'books@haddad.example', sentAt: moment },
  };
  server.returns('adminDetails.creator', { creator: creator({ invoices: [invoice] }) });
  await openApp(`/admin/creators/${idOf(2)}`);
  const invoices = page.getByRole('region', { name: 'Newest invoices' });
  await expect.element(invoices).toMatchTextContent(/INV-2026-0118.*books@haddad.example.*99.*4.95.*103.95/);
  await expect.element(invoices.getByRole('button', { name: 'INV-2026-0118' })).toBeVisible();
});

test("a creator's page says that no invoice was issued", async () => {
  signIn('admin');
  server.returns('adminDetails.creator', { creator: creator({ invoices: [] }) });
  await openApp(`/admin/creators/${idOf(2)}`);
  await expect.element(page.getByText('No invoices for this creator yet.')).toBeVisible();
});

describe('a page of details', () => {
  test('of a creator shows work, what is missing, prices and deals', () =>
    walkStates({
      visitor: 'admin',
      title: 'Admin',
      expired: 'password gate',
      path: `/admin/creators/${idOf(2)}`,
      calls: ['adminDetails.creator'],
      loading: 'Loading creator...',
      fill: () => server.returns('adminDetails.creator', { creator: creator() }),
      filled: [
        'Layla Haddad',
        'layla@people.example',
        'Taken offline by an admin',
        'Two-factor on',
        'Winter barrier serum',
        'Unpublish',
        'Delete',
      ],
      failing: ['Failed to load the creator'],
      clear: () => server.returns('adminDetails.creator', { creator: creator({ deals: noDeals }) }),
      empty: ['No deals yet.'],
    }));

  test('of a deal lets the chat, the comments and the files be read, and nothing be written', async () => {
    signIn('admin');
    await openApp(`/admin/deals/${idOf(10)}`);
    for (const text of [
      'Read-only',
      'Three steps, bare skin first.',
      'When is it due?',
      'On Friday.',
      'take.mp4',
      'Brighter, please',
    ])
      await expect.element(page.getByText(text).first()).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    const side = page.getByRole('link', { name: 'Oasis Skin' });
    await expect.element(side).toHaveAttribute('href', `/admin/brands/${idOf(1)}`);
  });

  test('of what was deleted says so, and leads to what the trail keeps of it', async () => {
    signIn('admin');
    server.refuses('adminDetails.deal', 'deal.not_found');
    await openApp(`/admin/deals/${idOf(10)}`);
    await expect.element(page.getByText('This deal no longer exists')).toBeVisible();
    const link = page.getByRole('link', { name: 'Search the audit trail' });
    await expect.element(link).toHaveAttribute('href', `/admin?tab=audit&search=${idOf(10)}`);
  });

  test('of a brand turns off the lost second step of one of its people, with a reason', async () => {
    signIn('admin');
    server.returns('adminDetails.turnOffTwoFactor', { message: 'Two-factor turned off' });
    await openApp(`/admin/brands/${idOf(1)}`);
    await expect.element(page.getByText('1 pending invitation')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off two-factor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off two-factor for Rania Saleh' });
    await dialog.getByRole('button', { name: 'Turn off two-factor' }).click();
    expect(server.calls('adminDetails.turnOffTwoFactor')).toEqual([]);
    await dialog.getByLabelText('Reason').fill('Phone stolen');
    await dialog.getByRole('button', { name: 'Turn off two-factor' }).click();
    await expect.element(page.getByText('Two-factor turned off')).toBeVisible();
    await expect
      .poll(() => server.calls('adminDetails.turnOffTwoFactor'))
      .toMatchObject([{ params: { id: idOf(3) }, body: { reason: 'Phone stolen' } }]);
  });

  test.each([
    [
      'a brand',
      `/admin/brands/${idOf(1)}`,
      null,
      'Suspend Oasis Skin',
      'adminSuspensions.suspendBrand',
      idOf(1),
    ],
    [
      ...['a person of a brand', `/admin/brands/${idOf(1)}`, 'Rania Saleh', 'Suspend Rania Saleh'],
      ...['adminSuspensions.suspendPerson', idOf(3)],
    ],
    [
      ...['a creator', `/admin/creators/${idOf(2)}`, 'Layla', 'Suspend Layla'],
      ...['adminSuspensions.suspendPerson', idOf(2)],
    ],
  ] as const)('suspends %s with a reason, which it asks for', async (_, path, menu, title, call, id) => {
    signIn('admin');
    server.returns(call, { message: 'Suspended' });
    await openApp(path);
    if (menu === null) await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    else {
      await page.getByRole('button', { name: `More for ${menu}` }).click();
      await page.getByRole('menuitem', { name: 'Suspend' }).click();
    }
    const dialog = page.getByRole('alertdialog', { name: title });
    const confirm = dialog.getByRole('button', { name: 'Suspend', exact: true });
    await expect.element(confirm).toBeDisabled();
    await dialog.getByLabelText('Reason, shown as you write it').fill('Asks for cash');
    await confirm.click();
    await expect
      .poll(() => server.calls(call))
      .toMatchObject([{ params: { id }, body: { reason: 'Asks for cash' } }]);
  });

  test('logs a person out everywhere, and sends the confirmation mail again', async () => {
    signIn('admin');
    server.returns('adminDetails.endSessions', { message: 'Logged out everywhere' });
    server.returns('adminDetails.resendConfirmation', { message: 'Confirmation mail sent' });
    await openApp(`/admin/brands/${idOf(1)}`);
    const more = page.getByRole('button', { name: 'More for Rania Saleh' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Send Confirmation Again' }).click();
    await expect.element(page.getByText('Confirmation mail sent')).toBeVisible();
    await more.click();
    await page.getByRole('menuitem', { name: 'Log Out Everywhere' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Log Rania Saleh out everywhere' });
    await dialog.getByRole('button', { name: 'Log Out Everywhere' }).click();
    await expect.element(page.getByText('Logged out everywhere')).toBeVisible();
    for (const call of ['adminDetails.endSessions', 'adminDetails.resendConfirmation'] as const)
      expect(server.calls(call)).toMatchObject([{ params: { id: idOf(3) } }]);
  });

  test('of somebody who is suspended shows the answer, and lifts it by one press', async () => {
    signIn('admin');
    const suspension = {
      id: idOf(95),
      reason: 'Asks for cash',
      suspendedAt: moment,
      suspendedBy: 'Dana Reyes',
      answerUntil: '2026-03-15T12:00:00.000Z',
      answer: 'Our agency wrote this.',
      answeredAt: moment,
    };
    server.returns('adminDetails.creator', { creator: creator({ suspension }) });
    server.returns('adminSuspensions.lift', { message: 'Suspension lifted' });
    await openApp(`/admin/creators/${idOf(2)}`);
    await expect.element(page.getByText('Our agency wrote this.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Suspend', exact: true })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Lift Suspension' }).click();
    await expect
      .poll(() => server.calls('adminSuspensions.lift'))
      .toMatchObject([{ params: { id: idOf(95) } }]);
  });

  test.each([
    [false, [{ params: { id: idOf(95) } }]],
    [true, []],
  ])('marks an answer as read that was read before: %s', async (isAnswerRead, calls) => {
    signIn('admin');
    const suspension = {
      id: idOf(95),
      reason: 'Asks for cash',
      suspendedAt: moment,
      suspendedBy: 'Dana Reyes',
      answerUntil: '2026-03-15T12:00:00.000Z',
      answer: 'Our agency wrote this.',
      answeredAt: moment,
    };
    server.returns('adminDetails.brand', { brand: brand({ suspension: { ...suspension, isAnswerRead } }) });
    server.returns('adminSuspensions.readAnswer', () => {
      server.returns('adminDetails.brand', {
        brand: brand({ suspension: { ...suspension, isAnswerRead: true } }),
      });
      return {};
    });
    await openApp(`/admin/brands/${idOf(1)}`);
    await expect.element(page.getByText('Our agency wrote this.')).toBeVisible();
    await expect.poll(() => server.calls('adminSuspensions.readAnswer')).toMatchObject(calls);
  });

  test.each(['creators', 'brands', 'deals'])('stays within the page with endless words: %s', async (what) => {
    signIn('admin');
    await expectWithinPage(`/admin/${what}/${idOf(10)}`);
  });
});

describe('the audit trail', () => {
  const entry = (number: number, fields: Partial<AuditEntry>): AuditEntry => ({
    id: idOf(number),
    actor: 'Dana Reyes (dana@briefcast.example)',
    action: 'creator.unpublish',
    subject: `Layla Haddad (${idOf(2)})`,
    createdAt: moment,
    before: { isPublished: true },
    after: { isPublished: false },
    ...fields,
  });
  const deletion = entry(31, {
    action: 'deal.delete',
    subject: `Refill pouch (${idOf(10)})`,
    before: { id: idOf(10), status: 'ACCEPTED', budget: 124_000, brand: 'Oasis Skin' },
    after: null,
  });

  test('names who and whom, shows before and after, and is narrowed from the address', async () => {
    signIn('admin');
    server.returns('admin.audit', ({ query: { kind } }) => {
      const entries = [entry(30, {}), deletion].filter(
        ({ action }) => !kind || action.startsWith(kind.slice(0, -1)),
      );
      return { entries, nextCursor: null, total: entries.length };
    });
    const app = await openApp('/admin?tab=audit');
    await expect.element(page.getByText('2 entries')).toBeVisible();
    const link = page.getByRole('link', { name: 'Layla Haddad' });
    await expect.element(link).toHaveAttribute('href', `/admin/creators/${idOf(2)}`);
    await expect.element(page.getByText(idOf(2))).not.toBeInTheDocument();
    await page.getByText('Before and after').last().click();
    for (const text of ['Accepted', '$1,240', 'Oasis Skin'])
      await expect.element(page.getByRole('row').filter({ hasText: text })).toBeVisible();
    // A deleted deal has no page to link to.
    await expect.element(page.getByRole('link', { name: 'Refill pouch' })).not.toBeInTheDocument();

    await page.getByLabelText('Kind').selectOptions('Deals');
    await page.getByLabelText('From').fill('2026-03-01');
    await page.getByLabelText('Search the audit trail').fill('pouch');
    await expect.element(page.getByText('1 entry')).toBeVisible();
    await expect.poll(app.address).toContain('kind=deals&from=2026-03-01&search=pouch');
    await expect
      .poll(() => server.calls('admin.audit').at(-1)?.query)
      .toMatchObject({ kind: 'deals', from: '2026-03-01', search: 'pouch' });
  });

  test('that could not be loaded, and one where nothing is found, say so', async () => {
    signIn('admin');
    server.refuses('admin.audit', 'internal');
    await openApp('/admin?tab=audit&kind=jobs');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect.element(retry).toBeVisible();
    server.returns('admin.audit', { entries: [], nextCursor: null, total: 0 });
    await retry.click();
    await expect.element(page.getByText('No entries found')).toBeVisible();
  });
});

describe('the question before a creator is published', () => {
  const question = page.getByRole('alertdialog');
  beforeEach(() => signIn('admin'));
  const ask = async (fields: Partial<AdminCreatorDetails>) => {
    server.returns('adminDetails.creator', { creator: creator({ isPublished: false, ...fields }) });
    await openApp(`/admin/creators/${idOf(2)}`);
    await page.getByRole('button', { name: 'Publish' }).click();
  };

  test('says what the profile lacks', async () => {
    await ask({ bio: null, portfolio: [] });
    await expect.element(question.getByText('The profile is not complete.', { exact: false })).toBeVisible();
    await expect.element(question.getByText('Bio')).toBeVisible();
    await expect.element(question.getByText('At least one portfolio item')).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Publish' })).toBeEnabled();
  });

  test('publishes no profile of a name alone', async () => {
    await ask({
      ...{ bio: null, location: null, languages: [], categories: [], portfolio: [] },
      ...{ ugcVideoPricing: null, ugcPhotoPricing: null },
      ...{ influencerReelPricing: null, influencerStoryPricing: null },
    });
    await expect.element(question.getByText('The profile is empty', { exact: false })).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });
});
