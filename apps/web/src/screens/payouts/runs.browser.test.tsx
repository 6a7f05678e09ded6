/** Several payouts paid in one run, as a brand sees it. */
import { AppError, type Payout, type PayoutRun } from '@briefcast/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../lib/query-client.ts';
import { wholeBankDetails } from '../../testing/bank-details.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { knownPayee, openRun, runPayees } from '../../testing/payout-runs.ts';
import { oneOpen, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { fillIn } from '../../testing/walk-form.ts';
import { walkStates } from '../../testing/walk-states.ts';

const brand = newBrand();
const owedTo = (name: string, at: number, fields: Partial<Payout> = {}) =>
  payoutDueIn(5, {
    dealId: idOf(at),
    party: { id: idOf(at + 10), name, image: null },
    payee: knownPayee,
    openRun: null,
    ...fields,
  });
const layla = owedTo('Layla Haddad', 10);
const sofia = owedTo('Sofia Marchetti', 11, { amountCents: 98_050 });
const hana = owedTo('Hana Seo', 12, { payee: { version: null, changedAt: null, askedAt: null } });
const changed = { version: 2, changedAt: '2026-02-15T09:00:00.000Z', askedAt: null };
const noor = owedTo('Noor Al Suwaidi', 13, { payee: changed });

const button = (name: string | RegExp) => page.getByRole('button', { name });
const tick = (name: string) => page.getByRole('checkbox', { name: `Pay ${name} in a run` });
const dialog = page.getByRole('dialog');
const saved: { name: string; text: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  const texts = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${texts.size}`;
    texts.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download, href } = this;
    void texts
      .get(href)
      ?.text()
      .then((text) => saved.push({ name: download, text }));
  });
  return () => vi.restoreAllMocks();
});

async function openToPay(payouts: Payout[], memberRole: 'OWNER' | 'REVIEWER' = 'OWNER') {
  signIn(newBrand({ memberRole }));
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts, nextCursor: null });
  server.returns('payoutRuns.list', { runs: [openRun], nextCursor: null });
  await openApp('/billing/payouts');
}

test('the states of the runs', () =>
  walkStates({
    visitor: brand,
    path: '/billing/payouts?tab=runs',
    title: 'What you owe creators',
    calls: ['payoutRuns.list'],
    loading: 'Loading runs...',
    fill: () => {
      server.returns('payouts.account', oneOpen);
      server.returns('payouts.list', { payouts: [], nextCursor: null });
      server.returns('payoutRuns.list', { runs: [openRun], nextCursor: null });
    },
    filled: ['Run 4', 'Layla Haddad', '$1,940.50'],
    failing: ['Failed to load runs'],
    clear: () => server.returns('payoutRuns.list', { runs: [], nextCursor: null }),
    empty: ['No runs yet'],
    expired: 'log in',
  }));

test('whoever has bank details is ticked, and the table of the run is downloaded', async () => {
  await openToPay([layla, sofia, hana, noor]);
  await expect.element(tick('Hana Seo')).toBeDisabled();
  await expect.element(tick('Noor Al Suwaidi')).toBeDisabled();
  await page.getByText('All with bank details').click();
  await expect.element(page.getByText('One run, 2 payments')).toBeVisible();
  await expect.element(page.getByText('$1,940.50')).toBeVisible();
  await expect.element(page.getByText('2 of 2 selected')).toBeVisible();
  await tick('Sofia Marchetti').click();
  await expect.element(page.getByText('One run, 1 payment')).toBeVisible();
  await tick('Sofia Marchetti').click();
  server.returns('payoutRuns.create', { run: openRun });
  server.returns('payoutRuns.payees', runPayees);
  await button('Download').click();
  await expect.element(page.getByRole('heading', { name: 'Run 4' })).toBeVisible();
  await expect
    .poll(() => server.calls('payoutRuns.create'))
    .toMatchObject([{ body: { dealIds: [idOf(10), idOf(11)] } }]);
  await expect.poll(() => saved).toMatchObject([{ name: 'Briefcast run 4.csv' }]);
  expect(saved[0]?.text).toContain('AE070331234567890123456');
});

test('what an open run has is asked about before another one takes it, with run, day and person', async () => {
  const heldBy = {
    createdAt: '2026-02-08T10:12:00.000Z',
    createdBy: { id: idOf(1), firstName: 'Rania', lastName: 'Saleh' },
    downloadedAt: '2026-02-09T10:12:00.000Z',
    downloadedBy: { id: idOf(2), firstName: 'Olga', lastName: 'Petrova' },
  };
  const untaken = { ...heldBy, downloadedAt: null, downloadedBy: null };
  await openToPay([
    { ...layla, openRun: 3, heldBy },
    { ...sofia, openRun: 4, heldBy: untaken },
  ]);
  await expect.element(page.getByRole('checkbox', { name: 'All with bank details' })).toBeDisabled();
  await tick('Layla Haddad').click();
  await tick('Sofia Marchetti').click();
  await button('Download').click();
  const question = page.getByRole('alertdialog', { name: '2 payments are already in a run' });
  await expect
    .element(question)
    .toMatchTextContent(/Run 3, file downloaded February 9, 2026 by Olga Petrova: Layla Haddad/u);
  await expect
    .element(question)
    .toMatchTextContent(
      /Run 4, created February 8, 2026 by Rania Saleh, file not downloaded: Sofia Marchetti/u,
    );
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(server.calls('payoutRuns.create')).toEqual([]);
  await button('Download').click();
  server.returns('payoutRuns.create', { run: openRun });
  server.returns('payoutRuns.payees', runPayees);
  await question.getByRole('button', { name: 'Create a new run' }).click();
  await expect
    .poll(() => server.calls('payoutRuns.create').map(({ body }) => body))
    .toEqual([{ dealIds: [idOf(10), idOf(11)], replaces: [3, 4] }]);
});

const taken = {
  ...openRun,
  downloads: [
    {
      id: idOf(90),
      kind: 'CSV' as const,
      person: { id: idOf(2), firstName: 'Olga', lastName: 'Petrova' },
      downloadedAt: '2026-02-09T10:12:00.000Z',
    },
  ],
};

async function openRuns(run: PayoutRun) {
  await openToPay([]);
  server.returns('payoutRuns.list', { runs: [run], nextCursor: null });
  await page.getByRole('tab', { name: 'Runs' }).click();
}

test('a second file of a run is asked about, and names who took the first one', async () => {
  await openRuns(taken);
  await button('Bank CSV').click();
  const question = page.getByRole('alertdialog', { name: 'Download run 4 again?' });
  await expect
    .element(question)
    .toMatchTextContent(/Olga Petrova already downloaded it on February 9, 2026/u);
  expect(server.calls('payoutRuns.payees')).toEqual([]);
  server.returns('payoutRuns.payees', runPayees);
  await question.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saved).toMatchObject([{ name: 'Briefcast run 4.csv' }]);
});

test('an open run is discarded after a question, and says who did it', async () => {
  await openRuns(taken);
  await button('Discard run').click();
  const question = page.getByRole('alertdialog', { name: 'Discard run 4?' });
  await expect.element(question).toMatchTextContent(/Olga Petrova downloaded its file on February 9, 2026/u);
  const discarded = {
    ...taken,
    discardedAt: '2026-02-10T10:12:00.000Z',
    discardedBy: { id: idOf(1), firstName: 'Rania', lastName: 'Saleh' },
    payments: taken.payments.map((payment) => ({ ...payment, state: 'ELSEWHERE' as const })),
  };
  server.returns('payoutRuns.discard', { run: discarded });
  server.returns('payoutRuns.list', { runs: [discarded], nextCursor: null });
  await question.getByRole('button', { name: 'Discard run' }).click();
  await expect.element(page.getByText('Discarded February 10, 2026 by Rania Saleh')).toBeVisible();
  await expect.element(button('Discard run')).not.toBeInTheDocument();
  await expect.element(button('Bank CSV')).not.toBeInTheDocument();
  expect(server.calls('payoutRuns.discard')).toMatchObject([{ params: { runId: taken.id } }]);
});

test('a run whose file the bank refused is replaced by one of its open payments', async () => {
  await openRuns(taken);
  await button('Replace run').click();
  const question = page.getByRole('alertdialog', { name: 'Replace run 4?' });
  server.returns('payoutRuns.create', { run: { ...openRun, id: idOf(81), number: 5 } });
  await question.getByRole('button', { name: 'Replace run' }).click();
  await expect.element(page.getByText('Run 5 is ready to download')).toBeVisible();
  expect(server.calls('payoutRuns.create')).toMatchObject([
    { body: { dealIds: [idOf(10), idOf(11)], replaces: [4] } },
  ]);
});

test('two currencies are two runs, each with its own sum and file', async () => {
  const omar = owedTo('Omar Khalil', 14, { currency: 'AED', amountCents: 264_000 });
  await openToPay([layla, omar]);
  await page.getByText('All with bank details').click();
  await expect.element(page.getByText('2 runs, 2 payments')).toBeVisible();
  const till = page.getByRole('complementary');
  await expect.element(till).toMatchTextContent(/In USD ?1 payment ?\$960 ?In AED ?1 payment ?AED 2,640/u);
  server.returns('payoutRuns.create', { run: openRun });
  server.returns('payoutRuns.payees', runPayees);
  await button('Download 2 files').click();
  await expect.poll(() => saved.length).toBe(2);
  await expect
    .poll(() => server.calls('payoutRuns.create').map(({ body }) => body))
    .toEqual([{ dealIds: [idOf(10)] }, { dealIds: [idOf(14)] }]);
});

test('a call makes a new account ready to be ticked', async () => {
  await openToPay([noor]);
  await expect.element(button(/^Call first/)).toBeVisible();
  await expect.element(tick('Noor Al Suwaidi')).not.toBeInTheDocument();
  server.returns('bankDetails.call', {});
  server.returns('payouts.list', {
    payouts: [{ ...noor, payee: { ...changed, changedAt: null } }],
    nextCursor: null,
  });
  await button(/^Call first/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'I called' }).click();
  await expect.element(tick('Noor Al Suwaidi')).toBeEnabled();
});

test('the file of ISO 20022 asks for the account that pays, and this device keeps it', async () => {
  await openToPay([layla]);
  await tick('Layla Haddad').click();
  await button('pain.001').click();
  await button('Download').click();
  await fillIn({ 'Account name': 'واحة', 'IBAN or account number': 'AE080410000098765432108' });
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.element(dialog.getByText(/Banks accept only Latin letters/)).toBeVisible();
  await expect.element(dialog.getByText(/This IBAN has a wrong or missing character/)).toBeVisible();
  expect(server.calls('payoutRuns.create')).toEqual([]);
  await fillIn({ 'Account name': 'Oasis Skin', 'IBAN or account number': 'AE08 0410 0000 9876 5432 107' });
  server.returns('payoutRuns.create', { run: openRun });
  server.returns('payoutRuns.payees', runPayees);
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saved).toMatchObject([{ name: 'Briefcast run 4.xml' }]);
  expect(saved[0]?.text).toContain('<IBAN>AE080410000098765432107</IBAN>');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Run 4' })
    .getByRole('button', { name: 'pain.001' })
    .click();
  await expect.element(dialog.getByLabelText('Account name')).toHaveValue('Oasis Skin');
});

test('each currency is paid from an account of its own, on a chosen day and with a purpose', async () => {
  const omar = owedTo('Omar Khalil', 14, { currency: 'AED', amountCents: 264_000 });
  await openToPay([layla, omar]);
  await page.getByText('All with bank details').click();
  await button('pain.001').click();
  await page.getByLabelText('Purpose of payment').fill('غرض');
  await expect.element(page.getByText(/Use Latin letters, digits/)).toBeVisible();
  await expect.element(button('Download 2 files')).toBeDisabled();
  await page.getByLabelText('Purpose of payment').fill('PMS');
  await button('Download 2 files').click();
  const accountIn = (currency: string) => dialog.getByRole('group', { name: `Account in ${currency}` });
  for (const [currency, account] of [
    ['USD', '4400123'],
    ['AED', '5500123'],
  ] as const) {
    await accountIn(currency).getByLabelText('Account name').fill('Oasis Skin');
    await accountIn(currency).getByLabelText('IBAN or account number').fill(account);
  }
  const payOn = dialog.getByLabelText('Pay on');
  await payOn.fill('2020-01-04');
  await expect.element(dialog.getByText(/Banks are closed on Saturday and Sunday/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.element(payOn).toHaveAttribute('aria-invalid', 'true');
  expect(server.calls('payoutRuns.create')).toEqual([]);
  await payOn.fill('2100-01-04');
  server.returns('payoutRuns.create', { run: openRun });
  const payees = [runPayees, { ...runPayees, currency: 'AED' as const }];
  server.returns('payoutRuns.payees', () => payees.shift() ?? runPayees);
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saved.length).toBe(2);
  const [dollars, dirhams] = ['USD', 'AED'].map(
    (currency) => saved.find(({ text }) => text.includes(`Ccy="${currency}"`))?.text,
  );
  expect(dollars).toContain('<Id>4400123</Id>');
  expect(dirhams).toContain('<Id>5500123</Id>');
  for (const text of [dollars, dirhams]) {
    expect(text).toContain('<Dt>2100-01-04</Dt>');
    expect(text).toContain('<Prtry>PMS</Prtry>');
  }
  // A code of the own bank is proposed from then on, and kept.
  await page.getByRole('tab', { name: 'To pay' }).click();
  const purpose = page.getByLabelText('Purpose of payment');
  await expect.element(purpose).toHaveValue('PMS');
  await page.getByText('All with bank details').click();
  await purpose.fill('OWN-7');
  await button('Bank CSV').click();
  await button('Download 2 files').click();
  await expect.poll(() => saved.length).toBe(4);
  await page.getByRole('tab', { name: 'To pay' }).click();
  await expect
    .poll(() =>
      [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value')),
    )
    .toEqual(['OWN-7', 'PMS', 'TTS', 'IPC']);
});

test('a name that banks do not take is named, and no file is made', async () => {
  await openToPay([]);
  await page.getByRole('tab', { name: 'Runs' }).click();
  const [first, ...others] = runPayees.payments;
  if (!first) throw new Error('The run has no payment.');
  server.returns('payoutRuns.payees', {
    ...runPayees,
    payments: [{ ...first, holder: 'ليلى حداد' }, ...others],
  });
  await button('pain.001').click();
  await fillIn({ 'Account name': 'Oasis Skin', 'IBAN or account number': '4400123' });
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.element(page.getByText(/the account name of Layla Haddad uses others/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('a run is marked by one reference, and says what was marked before', async () => {
  await openToPay([]);
  await page.getByRole('tab', { name: 'Runs' }).click();
  await button('Mark the run as paid').click();
  await expect.element(dialog.getByRole('heading', { name: 'Mark $1,940.50 as paid' })).toBeVisible();
  await fillIn({ 'Bank reference': 'FT 90117' });
  server.refuses('payoutRuns.markPaid', new AppError('run.nothing_left'));
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.element(dialog.getByText(/Everything in this run is already marked as paid/)).toBeVisible();
  const [first, second] = openRun.payments;
  if (!first || !second) throw new Error('The run has two payments.');
  const marked = {
    ...openRun,
    markedAt: '2026-02-09T10:12:00.000Z',
    payments: [
      { ...first, state: 'MARKED' as const },
      { ...second, state: 'ELSEWHERE' as const },
    ],
  };
  server.returns('payoutRuns.markPaid', { run: marked });
  server.returns('payoutRuns.list', { runs: [marked], nextCursor: null });
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.element(page.getByText('1 payment was already marked and does not change.')).toBeVisible();
  await expect.element(page.getByText('Changed without this run')).toBeVisible();
  await expect.element(button('Mark the run as paid')).not.toBeInTheDocument();
});

test('a run that a colleague has marked says so to who is marking it, and what was typed stays', async () => {
  await openToPay([]);
  await page.getByRole('tab', { name: 'Runs' }).click();
  await button('Mark the run as paid').click();
  await fillIn({ 'Bank reference': 'FT 90117' });
  const marked = {
    ...openRun,
    markedAt: '2026-02-09T10:12:00.000Z',
    markedBy: { id: idOf(99), firstName: 'Mira', lastName: 'Saleh' },
    payments: openRun.payments.map((payment) => ({ ...payment, state: 'CONFIRMED' as const })),
  };
  server.returns('payoutRuns.list', { runs: [marked], nextCursor: null });
  await queryClient.invalidateQueries();
  await expect.element(dialog.getByText(/^Marked as paid by Mira Saleh\./)).toBeVisible();
  await expect.element(dialog.getByLabelText('Bank reference')).toHaveValue('FT 90117');
  await expect.element(dialog.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
});

test('a run with nothing left to mark is over', async () => {
  await openToPay([]);
  const payments = openRun.payments.map((payment) => ({ ...payment, state: 'ELSEWHERE' as const }));
  server.returns('payoutRuns.list', { runs: [{ ...openRun, payments }], nextCursor: null });
  await page.getByRole('tab', { name: 'Runs' }).click();
  await expect.element(page.getByText('Nothing left to mark')).toBeVisible();
  await expect.element(page.getByText('Open', { exact: true })).not.toBeInTheDocument();
});

test('beside the account stand reference and code', async () => {
  await openToPay([layla]);
  const { holder, place, account, bank, swift } = wholeBankDetails;
  server.returns('bankDetails.look', { details: { holder, place, account, bank, swift } });
  await button(/^More for Layla/).click();
  await page.getByRole('menuitem', { name: 'Show bank details' }).click();
  await expect.element(page.getByText('AE07 0331 2345 6789 0123 456')).toBeVisible();
  await expect.element(page.getByText('LH-2027-006')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /reference for Layla Haddad/ })).toBeVisible();
});

test('a reviewer reads the runs, cannot pay, and is told who can', async () => {
  await openToPay([layla], 'REVIEWER');
  await expect.element(page.getByText(/^Only owners and managers can mark payments/)).toBeVisible();
  await expect.element(page.getByText('Layla Haddad').first()).toBeVisible();
  await expect.element(tick('Layla Haddad')).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Runs' }).click();
  await expect.element(page.getByRole('heading', { name: 'Run 4' })).toBeVisible();
  await expect.element(button('Bank CSV')).not.toBeInTheDocument();
  await expect.element(button('Mark the run as paid')).not.toBeInTheDocument();
});
