import { type DealDetail, type FileMedia, type FileStatus, usualRights } from '@briefcast/contract';
import { linesOfDeal } from '@briefcast/contract/deals/versions';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import { comment } from '../../../testing/comments.ts';
import { dealDetail, dealFile, message, proposedTerms } from '../../../testing/deals.ts';
import { directoryPage, publicCreator } from '../../../testing/directory.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { logInAgain, walkStates } from '../../../testing/walk-states.ts';
import { withoutComments } from '../../../testing/without-comments.ts';

const brand = newBrand();
const id = idOf(10);
const path = `/brand-deal/${id}`;
const submitted: Partial<DealDetail> = {
  title: 'Overnight mask, honest seven-day diary',
  status: 'SUBMITTED',
  files: [dealFile(20, { originalName: 'first.png' })],
};
const press = (name: string) => page.getByRole('button', { name }).first().click();
const feedback = page.getByLabelText('Feedback for the creator', { exact: true });
/** The badge beside the title. */
const status = (text: string) =>
  expect.poll(() => document.querySelector('main header')?.textContent).toContain(text);

/** Signs the brand in with a deal that keeps what is done to it. */
function withDeal(fields: Partial<DealDetail> = submitted) {
  let deal = dealDetail(fields);
  signIn(brand);
  server.returns('briefTemplates.list', { templates: [] });
  withoutComments();
  const move = (next: DealDetail['status']) => {
    deal = { ...deal, status: next };
    return { deal: { id, status: next } };
  };
  server.returns('deals.read', () => ({ deal }));
  const keepsStatus = () => server.returns('deals.changeStatus', ({ body }) => move(body.status));
  const keepsReviews = () =>
    server.returns('files.review', ({ params, body }) => {
      const reviewed = { status: body.status as FileStatus, feedback: body.feedback ?? null };
      const files = deal.files.map((file) => (file.id === params.id ? { ...file, ...reviewed } : file));
      deal = { ...deal, files };
      if (body.status === 'NEEDS_REVISION') move('NEEDS_REVISION');
      return { file: files.find((file) => file.id === params.id) ?? dealFile(20) };
    });
  keepsStatus();
  keepsReviews();
  const changeFile = (next: Partial<DealDetail['files'][number]>) => {
    deal = { ...deal, files: deal.files.map((file) => ({ ...file, ...next })) };
    return { file: deal.files[0] ?? dealFile(20) };
  };
  const change = (next: Partial<DealDetail>) => (deal = { ...deal, ...next });
  return { keepsStatus, keepsReviews, changeFile, change };
}

test('its states', () =>
  walkStates({
    visitor: brand,
    path,
    title: 'Overnight mask, honest seven-day diary',
    calls: ['deals.read'],
    loading: 'Loading deal...',
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
  await openApp(path);
  const parts = page.getByRole('navigation', { name: 'Parts of the project' });
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await parts.getByRole('link', { name: 'Brief' }).click();
  for (const text of ['Overview', 'Budget', 'Deadline'])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).not.toBeInTheDocument();
  await parts.getByRole('link', { name: 'Chat' }).click();
  for (const text of ['Project Chat', 'No messages yet', 'Start the conversation!'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('its terms are all that the brand agreed to: the days to pay within and the usual licence as well', async () => {
  withDeal({ paymentDays: 14, licenceMonths: null });
  await openApp(path);
  for (const [label, value] of [
    ['Paid within', '14 days after completion'],
    ['Licence', 'Without an end'],
  ] as const) {
    const term = page.getByText(label, { exact: true });
    await expect.element(term).toBeVisible();
    expect(term.element().nextElementSibling?.textContent).toContain(value);
  }
  await expect.element(page.getByRole('link', { name: 'Exclusive, worldwide' })).toBeVisible();
});

test('a running deal says its deposit, by when it is due, and that the work waits for it', async () => {
  const payout = {
    state: 'DUE',
    amountCents: 62_000,
    restCents: 62_000,
    dueAt: '2099-12-12T00:00:00.000Z',
  } as const;
  withDeal({
    ...{ status: 'ACCEPTED', deposit: { percent: 50, days: 7 }, waitsForDeposit: true },
    payout: { ...payout, isDeposit: true },
  });
  await openApp(path);
  const card = page.getByRole('region', { name: 'Deposit' });
  await expect.element(card).toMatchTextContent(/\$620\.00.*To be paid by December 12, 2099/);
  await expect.element(card.getByText(/^The creator starts when the deposit has arrived\./)).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Open payments' })).toBeVisible();
  await expect.element(page.getByText('50% within 7 days of acceptance')).toBeVisible();
});

test('its terms name each use, until its last day once the deal is completed', async () => {
  const rights = { ...usualRights, paidAds: 'MONTHS_3', broadcast: 'ENDLESS' } as const;
  withDeal({ status: 'COMPLETED', completedAt: '2026-03-31T09:00:00.000Z', licenceMonths: null, rights });
  await openApp(path);
  for (const [label, value] of [
    ['Website and shop', 'Until September 30, 2026'],
    ['Paid ads from the brand’s accounts', 'Until June 30, 2026'],
    ['TV, cinema, outdoor', 'Without an end'],
    ['Where in the world', 'GCC'],
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
      .element(page.getByRole('heading', { name: 'This deal belongs to Kayan Home' }))
      .toBeVisible();
    await press('Switch to it');
    await expect.element(page.getByText('You work for Kayan Home now')).toBeVisible();
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

describe('the review', () => {
  test('takes each file once, and completes when the last request was lost', async () => {
    const files = [dealFile(20, { originalName: 'first.png' }), dealFile(21, { originalName: 'second.png' })];
    const { keepsStatus } = withDeal({ ...submitted, files });
    await openApp(path);
    await expect.element(page.getByText('0 of 2 approved')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Complete Project' })).not.toBeInTheDocument();

    await page.getByRole('button', { name: 'first.png', exact: true }).click();
    await press('Approve');
    await expect.element(page.getByText('1 of 2 approved')).toBeVisible();
    // The next file that waits comes onto the stage by itself.
    await expect.element(page.getByRole('heading', { name: 'second.png' })).toBeVisible();
    await press('Approve');
    // The last approval asks, and shows what is delivered against what was asked.
    const question = page.getByRole('dialog', { name: 'Complete this project?' });
    await expect.element(question.getByText('2 more files')).toBeVisible();
    await expect.element(page.getByText('2 of 2 approved')).toBeInTheDocument();
    server.refuses('deals.changeStatus', 'internal');
    await question.getByRole('button', { name: 'Complete Project' }).click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'The project could not be completed' }))
      .toBeInTheDocument();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).not.toBeInTheDocument();

    keepsStatus();
    await press('Complete Project');
    await question.getByRole('button', { name: 'Complete Project' }).click();
    await status('Completed');
    await expect
      .poll(() => server.calls('files.review').map(({ params }) => params.id))
      .toEqual(files.map((file) => file.id));
  });

  test('approves several at once, but for those whose comments leave something open', async () => {
    const files = ['first.png', 'second.png', 'third.png'].map((originalName, index) =>
      dealFile(20 + index, { originalName }),
    );
    const { change } = withDeal({ ...submitted, files });
    server.returns('comments.list', ({ params }) => ({
      removed: [],
      upTo: 0,
      more: false,
      comments: params.id === idOf(21) ? [comment(90, { fileId: idOf(21), state: 'TO_CHECK' })] : [],
    }));
    server.returns('files.approve', ({ body }) => {
      const approved = files.map((file) =>
        body.fileIds.includes(file.id) ? { ...file, status: 'APPROVED' as const } : file,
      );
      change({ files: approved });
      return { approved: body.fileIds };
    });
    await openApp(path);
    await press('Approve several');
    const dialog = page.getByRole('dialog', { name: 'Which files are right?' });
    await expect.element(dialog.getByRole('checkbox', { name: 'first.png' })).toBeChecked();
    await expect.element(dialog.getByRole('checkbox', { name: /second.png/ })).not.toBeChecked();
    await expect.element(dialog.getByRole('checkbox', { name: 'All 3 files' })).toBePartiallyChecked();
    await dialog.getByRole('button', { name: 'Approve 2 files' }).click();
    await expect.element(page.getByText('2 of 3 approved')).toBeVisible();
    await expect.element(page.getByText('2 files approved')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    // One file is left: it is judged where it stands.
    await expect.element(page.getByRole('button', { name: 'Approve several' })).not.toBeInTheDocument();
    server.returns('files.undoApproval', ({ params }) => {
      change({ files });
      return { file: files.find(({ id }) => id === params.id) ?? dealFile(20) };
    });
    await press('Undo');
    await expect.element(page.getByText('0 of 3 approved')).toBeVisible();
    await expect
      .poll(() => server.calls('files.undoApproval').map(({ params }) => params.id))
      .toEqual([idOf(20), idOf(22)]);
  });

  test('takes back the last approval, and with it the question', async () => {
    const { changeFile } = withDeal();
    await openApp(path);
    await press('Approve');
    const question = page.getByRole('dialog', { name: 'Complete this project?' });
    await expect.element(question).toBeVisible();
    server.returns('files.undoApproval', () => changeFile({ status: 'PENDING' }));
    await press('Undo');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText('Approval undone')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    expect(server.calls('deals.changeStatus')).toEqual([]);
  });

  test('rejects one take, with a reason or without', async () => {
    withDeal();
    await openApp(path);
    await press('Reject');
    const dialog = page.getByRole('dialog', { name: 'Reject this take?' });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Take rejected')).toBeInTheDocument();
    await expect.poll(() => server.calls('files.review')).toMatchObject([{ body: { status: 'REJECTED' } }]);
  });

  test('keeps feedback that was refused', async () => {
    const { keepsReviews } = withDeal();
    await openApp(path);
    await press('Request Revision');
    const dialog = page.getByRole('dialog', { name: 'Request Revision' });
    await dialog.getByPlaceholder('Please provide specific feedback').fill('Too dark.');
    server.refuses('files.review', 'internal');
    await press('Send Feedback');
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'The file could not be reviewed' }))
      .toBeInTheDocument();
    await expect.element(feedback).toHaveValue('Too dark.');
    keepsReviews();
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await status('Needs Revision');
    await expect.element(page.getByText('Too dark.')).toBeVisible();
  });

  test('stays open while the toast over it is dismissed', async () => {
    withDeal();
    server.loses('files.review');
    await openApp(path);
    await press('Request Revision');
    await feedback.fill('Too dark.');
    await press('Send Feedback');
    const toast = page.getByText('The file could not be reviewed');
    await toast.click();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect.element(toast).not.toBeInTheDocument();
    await expect.element(feedback).toHaveValue('Too dark.');
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
  await chooseFiles('Drop your files here or browse', [picture('poster.png')]);
  await expect.element(page.getByText('This file is larger than the limit of 3 Bytes.')).toBeVisible();
  await expect.element(page.getByText('Nothing was uploaded. Beside each file it says why.')).toBeVisible();
  expect(server.calls('files.upload')).toEqual([]);
});

describe('a proposal', () => {
  /** Answers what waits, as the server does. */
  function keepsAnswers(fields: Partial<DealDetail>) {
    const { change } = withDeal(fields);
    server.returns('deals.answerProposal', ({ body: { answer } }) => {
      const proposal = { ...(fields.proposals?.[0] ?? proposedTerms(70)), state: answer };
      const next =
        answer === 'ACCEPTED' ? (proposal.kind === 'TERMS' ? 'ACCEPTED' : 'CANCELLED') : fields.status;
      change({ status: next ?? 'BRIEF_SENT', proposals: [proposal] });
      return { proposal, deal: { id, status: next ?? 'BRIEF_SENT' } };
    });
  }

  test('of other terms is compared with the brief and accepted', async () => {
    keepsAnswers({
      status: 'BRIEF_SENT',
      proposals: [proposedTerms(70, { note: 'See https://layla.example' })],
    });
    await openApp(path);
    const waiting = page.getByRole('region', { name: 'Layla Haddad proposes other terms' });
    await expect.element(waiting.getByText('Instead of December 12, 2099')).toBeVisible();
    await expect.element(waiting.getByRole('link', { name: 'https://layla.example' })).toBeVisible();
    await waiting.getByRole('button', { name: 'Accept terms' }).click();
    await status('Accepted');
    await expect.element(waiting).not.toBeInTheDocument();
    await expect.element(page.getByText('Terms accepted', { exact: true })).toBeInTheDocument();
  });

  test('of other terms is answered line by line: taken, kept, or with another value', async () => {
    const brief = linesOfDeal(
      dealDetail({ rights: { ...usualRights, paidAds: 'MONTHS_12', rawFootage: true }, paymentDays: 30 }),
    );
    const after = { ...brief, budget: 150_000, paymentDays: 14, rights: usualRights };
    const proposal = proposedTerms(70, { deadline: brief.deadline, lines: { before: brief, after } });
    keepsAnswers({ status: 'BRIEF_SENT', rights: brief.rights, paymentDays: 30, proposals: [proposal] });
    server.returns('creators.publicProfile', { creator: publicCreator() });
    server.refuses('creators.details', 'creator.not_found');
    server.returns('deals.propose', { proposal });
    await openApp(path);
    await page.getByRole('button', { name: 'Answer line by line' }).click();
    const form = page.getByRole('dialog', { name: 'Answer these terms' });
    await expect.element(form.getByText(/^4 lines differ/)).toBeVisible();
    const choose = (line: string, text: string) =>
      form.getByRole('group', { name: line }).getByText(text).click();
    await choose('Price', 'Other');
    await form.getByLabelText('Price ($)').fill('1,350');
    await choose('Paid after completion', 'Take theirs');
    await choose('Paid ads', 'Take theirs');
    await form.getByRole('button', { name: 'Send answer' }).click();
    await expect.element(form.getByText('Answer every line first.')).toBeVisible();
    expect(server.calls('deals.propose')).toEqual([]);
    await choose('Raw footage', 'Keep mine');
    await expect.element(form.getByText('If the other side agrees: $1,350.00')).toBeVisible();
    await form.getByRole('button', { name: 'Send answer' }).click();
    await expect
      .poll(() => server.calls('deals.propose'))
      .toMatchObject([
        {
          body: {
            ...{ kind: 'TERMS', answers: proposal.id, budget: 135_000 },
            rights: { ...usualRights, rawFootage: true },
          },
        },
      ]);
  });

  test('of which every line is taken is accepted as it is', async () => {
    const brief = linesOfDeal(dealDetail());
    const after = { ...brief, budget: 150_000 };
    const proposal = proposedTerms(70, { deadline: brief.deadline, lines: { before: brief, after } });
    keepsAnswers({ status: 'BRIEF_SENT', proposals: [proposal] });
    server.returns('creators.publicProfile', { creator: publicCreator() });
    server.refuses('creators.details', 'creator.not_found');
    await openApp(path);
    await page.getByRole('button', { name: 'Answer line by line' }).click();
    const form = page.getByRole('dialog', { name: 'Answer these terms' });
    await form.getByRole('group', { name: 'Price' }).getByText('Take theirs').click();
    await form.getByRole('button', { name: 'Accept terms' }).click();
    await status('Accepted');
    await expect
      .poll(() => server.calls('deals.answerProposal'))
      .toMatchObject([{ params: { proposalId: proposal.id }, body: { answer: 'ACCEPTED' } }]);
  });

  test('to cancel is answered by who may, and only read by a reviewer', async () => {
    const end = proposedTerms(70, { kind: 'CANCELLATION', budget: null, deadline: null, note: 'Too ill.' });
    keepsAnswers({ status: 'IN_PROGRESS', proposals: [end] });
    signIn(newBrand({ memberRole: 'REVIEWER' }));
    const app = await openApp(path);
    await expect.element(page.getByText('Too ill.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Agree to cancel' })).not.toBeInTheDocument();
    signIn(brand);
    await app.reload();
    await press('Go on with it');
    await expect.element(page.getByText('Too ill.')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Layla Haddad proposed to cancel the project/)).toBeVisible();
  });

  test('to cancel is made from a running project, with a reason', async () => {
    withDeal({ status: 'IN_PROGRESS', files: [] });
    server.returns('deals.propose', { proposal: proposedTerms(70, { kind: 'CANCELLATION', by: 'BRAND' }) });
    await openApp(path);
    await press('Propose to cancel');
    const question = page.getByRole('alertdialog', { name: 'Propose to cancel this project?' });
    await question.getByLabelText('Reason (optional)').fill('The product is late.');
    await question.getByRole('button', { name: 'Send proposal' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('deals.propose'))
      .toMatchObject([{ body: { kind: 'CANCELLATION', note: 'The product is late.' } }]);
  });
});

describe('a brief that came to nothing', () => {
  const lina = publicCreator({ id: idOf(60), firstName: 'Lina', lastName: 'Aziz' });
  const form = page.getByRole('dialog');

  test.each(['REJECTED', 'CANCELLED'] as const)('%s shows no empty review', async (status) => {
    withDeal({ status, files: [], statusReason: 'Booked out.' });
    await openApp(path);
    await expect.element(page.getByText('Booked out.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
    await expect.element(page.getByText('No Content Submitted Yet')).not.toBeInTheDocument();
  });

  test('goes to another creator as it was, and leaves alone what was begun for them', async () => {
    withDeal({ status: 'REJECTED', files: [], title: 'Winter barrier serum' });
    server.returns('creators.directory', directoryPage([lina]));
    server.returns('creators.categories', { categories: [] });
    server.refuses('creators.details', 'creator.not_found');
    const app = await openApp(path);
    await press('Send to another creator');
    await expect.poll(app.address).toBe('/creators');
    await expect.element(page.getByText('Choose a creator for Winter barrier serum')).toBeVisible();
    await press('Send Brief');
    await expect.element(form.getByLabelText('Project Title')).toHaveValue('Winter barrier serum');
    await expect.element(form.getByLabelText('Budget ($)')).toHaveValue('1240');
    await expect.element(form.getByLabelText('Deadline')).toHaveValue('');
    await form.getByLabelText('Project Title').fill('Spring serum');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await press('Send Brief');
    await expect.element(form.getByLabelText('Project Title')).toHaveValue('Spring serum');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await app.goTo(path);
    await press('Send to another creator');
    await press('Send Brief');
    await expect.element(form.getByLabelText('Project Title')).toHaveValue('Spring serum');
    await form.getByRole('button', { name: 'Use it instead' }).click();
    await expect.element(form.getByLabelText('Project Title')).toHaveValue('Winter barrier serum');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await press('Do not send it again');
    await expect.element(page.getByText(/Choose a creator for/)).not.toBeInTheDocument();
  });

  test('goes to the same creator again, with other words; who takes no briefs any more is told of', async () => {
    withDeal({ status: 'CANCELLED', files: [] });
    server.refuses('creators.details', 'creator.not_found');
    server.refuses('creators.publicProfile', 'creator.not_found');
    await openApp(path);
    await press('Send to Layla Haddad again');
    await expect.element(page.getByText('This creator takes no briefs at the moment')).toBeVisible();
    server.returns('creators.publicProfile', { creator: publicCreator() });
    await page.getByText('Same deliverables').click();
    await press('Send to Layla Haddad again');
    await expect.element(form.getByRole('checkbox', { name: 'UGC Video' })).toBeChecked();
    await expect.element(form.getByLabelText('Project Title')).toHaveValue('');
  });
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

  test('shows what was delivered, with its sums, and everything as one ZIP', async () => {
    withDeal(completed);
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'That’s a wrap' })).toBeVisible();
    await expect.element(page.getByText('1 file approved')).toBeVisible();
    await expect.element(page.getByText('Completed November 28, 2026')).toBeInTheDocument();
    await expect.element(page.getByText('14 days before the deadline')).toBeVisible();
    await expect.element(page.getByText('SHA-256 c101 bb0e … 0f93')).toBeVisible();
    await expect.element(page.getByText(/^Version 2, [\d.]+ MB$/)).toBeVisible();
    await expect.element(page.getByText('1 master, as it was approved')).toBeVisible();
    const all = page.getByRole('link', { name: /^Download all [\d.]+ MB$/ });
    await expect.element(all).toHaveAttribute('href', completed.zipUrl);
    await expect.element(page.getByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  });

  test('offers its licence certificate, and the page that checks files by it', async () => {
    withDeal(completed);
    await openApp(path);
    const pdf = page.getByRole('link', { name: 'Download PDF' });
    await expect.element(pdf).toHaveAttribute('href', completed.certificate?.url);
    const arabic = page.getByRole('link', { name: 'Details in Arabic' });
    await expect.element(arabic).toHaveAttribute('href', `${completed.certificate?.url}&lang=ar`);
    const check = page.getByRole('link', { name: 'Check a file' });
    await expect.element(check).toHaveAttribute('href', '/verify/7KQ4-M2XD-91PA');
  });

  test('offers the invoice in both languages', async () => {
    const invoiceUrl = 'https://media.example/invoice?signature=y';
    withDeal({ ...completed, invoiceUrl });
    await openApp(path);
    const english = page.getByRole('link', { name: 'Invoice in English' });
    await expect.element(english).toHaveAttribute('href', invoiceUrl);
    const arabic = page.getByRole('link', { name: 'Invoice in Arabic' });
    await expect.element(arabic).toHaveAttribute('href', `${invoiceUrl}&lang=ar`);
  });

  test('leads to a new brief for the same creator', async () => {
    withDeal(completed);
    await openApp(path);
    const again = page.getByRole('link', { name: 'Work with Layla Haddad again' });
    await expect.element(again).toHaveAttribute('href', '/creators');
  });
});
