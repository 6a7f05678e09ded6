/** Brand's page of a deal: its states, and the place of each part. */
import { type DealDetail, type FileMedia, usualRights } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brand, feedback, id, path, press, submitted, withDeal } from '../../../testing/brand-deal.ts';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import { dealDetail, dealFile, message } from '../../../testing/deals.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { logInAgain, walkStates } from '../../../testing/walk-states.ts';

test('its states', () =>
  walkStates({
    visitor: brand,
    path,
    title: 'Overnight mask, honest seven-day diary',
    calls: ['deals.read'],
    loading: 'Loading project...',
    fill: () =>
      server.returns('deals.read', { deal: dealDetail({ ...submitted, messages: [message(30, 'Hello.')] }) }),
    // A phone says the rest in other parts of the page.
    filled: ['Overnight mask, honest seven-day diary', 'Review Content', 'Approve', 'Request Revision'],
    failing: ['Deal Not Found', 'Failed to fetch deal', 'Back to Dashboard'],
    clear: () => server.returns('deals.read', { deal: dealDetail({ ...submitted, files: [] }) }),
    empty: ['No Content Submitted Yet', "The creator hasn't submitted any content for review."],
    expired: 'log in',
  }));

test("the creator's page of it leads to the brand's own, and an address that is none to nothing", async () => {
  withDeal();
  const app = await openApp(`/deal/${id}`);
  await expect.poll(app.address).toBe(path);
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await app.goTo('/brand-deal/nonsense');
  await expect.element(page.getByRole('heading', { name: 'Deal Not Found' })).toBeVisible();
});

test('a phone shows it part by part', async () => {
  await page.viewport(390, 844);
  withDeal();
  const app = await openApp(path);
  const parts = page.getByRole('navigation', { name: 'Parts of the project' });
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  for (const text of ['Overview', 'Budget', 'Deadline', 'Brief', 'Papers'])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  await parts.getByRole('link', { name: 'Chat' }).click();
  for (const text of ['Project Chat', 'No messages yet', 'Start the conversation!'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).not.toBeInTheDocument();
  await app.goBack();
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
});

test.each([
  ['BRIEF_SENT', true],
  ['ACCEPTED', false],
] as const)('the brief and the rights of a deal that is %s are open: %s', async (status, isOpen) => {
  withDeal({ status, files: [], licenceMonths: null });
  await openApp(path);
  const log = page.getByRole('region', { name: 'Papers' }).getByRole('link', { name: 'Evidence log' });
  await expect.element(log).toHaveAttribute('href', `/deals/${id}/log`);
  const lines = ['Brief', 'Rights'].map((name) => page.getByRole('heading', { name, exact: true }).element());
  expect(lines.map((line) => line.closest('details')?.open)).toEqual([isOpen, isOpen]);
});

test('its terms are all that the brand agreed to: the days to pay within and the usual licence as well', async () => {
  withDeal({ paymentDays: 14, licenceMonths: null });
  await openApp(path);
  for (const [label, value] of [
    ['Paid within', '14 days after completion'],
    ['Licence', 'Without end'],
  ] as const) {
    const term = page.getByText(label, { exact: true });
    await expect.element(term).toBeVisible();
    expect(term.element().nextElementSibling?.textContent).toContain(value);
  }
  await expect.element(page.getByRole('link', { name: 'Exclusive, worldwide' })).toBeVisible();
});

test('its terms name each use, until its last day once the deal is completed', async () => {
  const rights = { ...usualRights, paidAds: 'MONTHS_3', broadcast: 'ENDLESS' } as const;
  withDeal({ status: 'COMPLETED', completedAt: '2026-03-31T09:00:00.000Z', licenceMonths: null, rights });
  await openApp(path);
  await page.getByRole('heading', { name: 'Rights', exact: true }).click();
  for (const [label, value] of [
    ['Website and shop', 'Until September 30, 2026'],
    ['Paid ads from the brand’s accounts', 'Until June 30, 2026'],
    ['TV, cinema, outdoor', 'Without end'],
    ['Territory', 'GCC'],
    ['Raw footage', 'Not included'],
    ['Published by', 'The brand alone'],
  ] as const) {
    const term = page.getByText(label, { exact: true });
    await expect.element(term).toBeVisible();
    expect(term.element().nextElementSibling?.textContent).toBe(value);
  }
  await expect.element(page.getByText('Licence', { exact: true })).not.toBeInTheDocument();
});

test('a completed deal says what is owed for it, and leads to paying', async () => {
  const payout = {
    state: 'NOT_ARRIVED',
    amountCents: 132_000,
    restCents: 132_000,
    dueAt: '2026-11-01T00:00:00.000Z',
  } as const;
  withDeal({ status: 'COMPLETED', payout });
  await openApp(path);
  const owed = page.getByRole('region', { name: 'What you owe' });
  await expect.element(owed).toMatchTextContent('$1,320.00');
  await expect.element(owed).toMatchTextContent('To be paid by November 1, 2026');
  await expect.element(owed.getByRole('link', { name: 'Open payments' })).toBeVisible();
});

describe('a deal that the organisation does not have', () => {
  const organization = { id: idOf(1), companyName: 'Oasis Skin', profileImage: null, role: 'OWNER' } as const;
  const belongsTo = (owner: string | null) =>
    server.returns('team.organizations', ({ query }) => ({
      organizations: [
        { ...organization, isCurrent: true, hasDeal: false },
        {
          ...{ ...organization, id: idOf(50), companyName: 'Kayan Home', isCurrent: false },
          hasDeal: query.dealId === id && owner === 'Kayan Home',
        },
      ],
    }));

  test('is offered where another of one’s organisations has it', async () => {
    signIn(brand);
    server.refuses('deals.read', 'deal.not_found');
    belongsTo('Kayan Home');
    server.returns('team.switchOrganization', ({ body }) => {
      server.returns('deals.read', { deal: dealDetail(submitted) });
      return { user: newBrand({ brandId: body.id, companyName: 'Kayan Home' }) };
    });
    const app = await openApp(path);
    await expect
      .element(page.getByRole('heading', { name: 'This project belongs to Kayan Home' }))
      .toBeVisible();
    await press('Switch to it');
    await expect.element(page.getByText('You now work for Kayan Home')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    expect(app.address()).toBe(path);
    await expect
      .poll(() => server.calls('team.switchOrganization'))
      .toMatchObject([{ body: { id: idOf(50) } }]);
  });

  test('is not found where none of them has it', async () => {
    signIn(brand);
    server.refuses('deals.read', 'deal.not_found');
    belongsTo(null);
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'Deal Not Found' })).toBeVisible();
  });
});

describe('what is typed is there again after the login that the session’s end forced', () => {
  async function sendTooLate(send: () => Promise<void>) {
    server.refusesTokens('all');
    await send();
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    server.refusesTokens('none');
    await logInAgain(brand);
  }

  test('a message', async () => {
    withDeal();
    const app = await openApp(path);
    const field = page.getByLabelText('Message', { exact: true });
    await field.fill('Typed before the end');
    // Before the login, after which it is sent at once.
    server.returns('messages.send', ({ body }) => {
      const sent = message(31, body.content);
      server.returns('deals.read', { deal: dealDetail({ ...submitted, messages: [sent] }) });
      return { message: sent };
    });
    await sendTooLate(() => userEvent.keyboard('{Enter}'));
    await expect.poll(app.address).toBe(path);
    // It had been sent: it goes by itself now, and is not typed again.
    await expect.element(page.getByRole('log').getByText('Typed before the end')).toBeVisible();
    await expect.element(page.getByText('Sending...')).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('');
  });

  test('feedback on a file', async () => {
    withDeal();
    const app = await openApp(path);
    await press('Request Revision');
    await feedback.fill('Typed before the end');
    await sendTooLate(() => press('Send Feedback'));
    await expect.poll(app.address).toBe(path);
    await press('Request Revision');
    await expect.element(feedback).toHaveValue('Typed before the end');
  });
});

test('a reference that says where it was taken is told of, and so is a refusal to clean it', async () => {
  const reference = { originalName: 'studio.jpg', uploader: { role: 'BRAND' }, status: 'REFERENCE' } as const;
  const { changeFile } = withDeal({ files: [dealFile(20, { ...reference, hasLocation: true })] });
  await openApp(path);
  const remove = page.getByRole('button', { name: 'Remove location from studio.jpg' });
  await expect.element(remove).toBeVisible();
  server.refuses('files.clean', 'file.not_cleanable');
  await remove.click();
  await expect.element(page.getByText('The location could not be removed')).toBeVisible();
  await expect.element(remove).toBeVisible();
  server.returns('files.clean', () => changeFile({ hasLocation: false }));
  await remove.click();
  await expect.element(page.getByText('This file says where it was taken.')).not.toBeInTheDocument();
});

test('a reference that is too large is told of before any of it is sent, and not blamed on the line', async () => {
  withDeal({ status: 'IN_PROGRESS' });
  await openApp(path);
  server.returns('system.site', { demo: null, maxBytes: { VIDEO: 2e9, IMAGE: 3, DOCUMENT: 3 } });
  await page.getByRole('heading', { name: 'References & Files' }).click();
  await chooseFiles('Drop your files here or browse', [picture('poster.png')]);
  await expect.element(page.getByText('This file is larger than 3 Bytes.')).toBeVisible();
  await expect.element(page.getByText('Nothing was uploaded. Each file says why.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry poster.png' })).not.toBeInTheDocument();
  expect(server.calls('files.upload')).toEqual([]);
});

test('of an empty reference it is said at once that it is empty, and nothing is sent', async () => {
  withDeal({ status: 'IN_PROGRESS' });
  await openApp(path);
  await page.getByRole('heading', { name: 'References & Files' }).click();
  await chooseFiles('Drop your files here or browse', [new File([], 'poster.png', { type: 'image/png' })]);
  await expect.element(page.getByText(/^This file is empty\./u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry poster.png' })).not.toBeInTheDocument();
  expect(server.calls('files.upload')).toEqual([]);
});

test('endless names, titles and texts stay within the page', async () => {
  withDeal({ ...submitted, messages: [message(30, 'Hello.')] });
  await expectWithinPage(path);
});

test('a timecode of the chat or of feedback opens the room at its frame', async () => {
  const proxy = {
    url: '/p',
    mimeType: 'video/mp4',
    width: 2,
    height: 2,
    frameRate: { numerator: 30, denominator: 1 },
    frames: 900,
  };
  const film = dealFile(20, {
    type: 'VIDEO',
    originalName: 'cut.mp4',
    status: 'NEEDS_REVISION',
    feedback: 'Hold 00:10:00.',
  });
  const media = {
    ...{ state: 'READY', progress: 100, failure: null, width: 2, height: 2, durationSeconds: 30 },
    ...{ frameRate: null, frames: 900, isVariableRate: false, videoCodec: null, audio: null, loudness: null },
    ...{ blackParts: [], silentParts: [], proxy, storyboard: null, waveform: null },
  } as const satisfies FileMedia;
  const file = { ...film, media };
  withDeal({ status: 'NEEDS_REVISION', files: [file], messages: [message(30, 'See 00:07:04, please.')] });
  await openApp(path);
  const href = (name: string) =>
    page.getByRole('link', { name, exact: true }).first().element().getAttribute('href');
  await expect.element(page.getByRole('link', { name: '00:07:04' })).toBeVisible();
  expect(href('00:07:04')).toBe(`/review/${id}/${idOf(20)}?frame=214`);
  expect(href('00:10:00')).toBe(`/review/${id}/${idOf(20)}?frame=300`);
});

describe('a completed project', () => {
  const sha256 = `${'c101bb0e'.padEnd(60, '0')}0f93`;
  const completed: Partial<DealDetail> = {
    ...submitted,
    status: 'COMPLETED',
    completedAt: '2026-11-28T10:00:00.000Z',
    deadline: '2026-12-12T12:00:00.000Z',
    zipUrl: `/api/deals/${id}/files.zip?expires=1&signature=s`,
    certificate: { code: '7KQ4-M2XD-91PA', url: `/api/deals/${id}/certificate?expires=1&signature=s` },
    files: [
      dealFile(20, { originalName: 'first.png', status: 'APPROVED', size: 2_000_000, version: 2, sha256 }),
      dealFile(21, {
        originalName: 'old.png',
        status: 'NEEDS_REVISION',
        superseded: true,
        feedback: 'Darker.',
      }),
    ],
  };

  const papers = page.getByRole('region', { name: 'Papers' });
  const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });

  test('shows what was delivered, with its sums, and everything as one ZIP', async () => {
    withDeal(completed);
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'That’s a wrap' })).toBeVisible();
    await expect.element(page.getByText('1 file approved')).toBeVisible();
    await expect.element(page.getByText('Completed November 28, 2026')).toBeInTheDocument();
    await expect.element(page.getByText('14 days before the deadline')).toBeVisible();
    await page.getByRole('button', { name: 'More for first.png' }).click();
    await expect.element(page.getByText('SHA-256 c101 bb0e … 0f93')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(/^Version 2, [\d.]+ MB$/)).toBeVisible();
    await page.getByRole('heading', { name: 'What is in the ZIP' }).click();
    await expect.element(page.getByRole('listitem').getByText('1 master, as it was approved')).toBeVisible();
    const all = page.getByRole('link', { name: /^Download all [\d.]+ MB$/ });
    await expect.element(all).toHaveAttribute('href', completed.zipUrl);
    await expect.element(page.getByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  });

  test('offers its licence certificate, and the page that checks files by it', async () => {
    withDeal(completed);
    await openApp(path);
    await papers.getByRole('button', { name: 'Licence certificate' }).click();
    await expect.element(page.getByText('7KQ4-M2XD-91PA')).toBeVisible();
    const pdf = entry(/^Download PDF/u);
    await expect.element(pdf).toHaveAttribute('href', completed.certificate?.url);
    const arabic = entry(/^Details in Arabic/u);
    await expect.element(arabic).toHaveAttribute('href', `${completed.certificate?.url}&lang=ar`);
    const check = entry('Check a file');
    await expect.element(check).toHaveAttribute('href', '/verify/7KQ4-M2XD-91PA');
  });

  test('offers the invoice in both languages', async () => {
    const invoiceUrl = 'https://media.example/invoice?signature=y';
    withDeal({ ...completed, invoiceUrl });
    await openApp(path);
    await papers.getByRole('button', { name: 'Invoice' }).click();
    const english = entry(/^Invoice in English/u);
    await expect.element(english).toHaveAttribute('href', invoiceUrl);
    const arabic = entry(/^Invoice in Arabic/u);
    await expect.element(arabic).toHaveAttribute('href', `${invoiceUrl}&lang=ar`);
  });

  test('leads to a new brief for the same creator', async () => {
    withDeal(completed);
    await openApp(path);
    const again = page.getByRole('link', { name: 'Work with Layla Haddad again' });
    await expect.element(again).toHaveAttribute('href', '/creators');
  });
});
