/** Creator's proposals, and briefs that came to nothing. */
import { type DealDetail, usualRights } from '@briefcast/contract';
import { linesOfDeal } from '@briefcast/contract/deals/versions';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../lib/query-client.ts';
import { brand, id, path, press, status, withDeal } from '../../../testing/brand-deal.ts';
import { dealDetail, proposedTerms } from '../../../testing/deals.ts';
import { directoryPage, publicCreator } from '../../../testing/directory.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

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
    await expect.element(page.getByText(/proposed other terms and is waiting for your answer/)).toBeVisible();
    await expect.element(page.getByText(/^You accept the terms of Layla Haddad, decline them/)).toBeVisible();
    await expect.element(page.getByText(/^Your brief is with/)).not.toBeInTheDocument();
    await expect.element(waiting.getByRole('link', { name: 'https://layla.example' })).toBeVisible();
    await waiting.getByRole('button', { name: 'Accept terms' }).click();
    const sheet = page.getByRole('dialog', { name: 'Before you accept' });
    await expect.element(sheet.getByRole('region', { name: 'What I give' })).toMatchTextContent(/1,500/);
    await expect.element(sheet.getByRole('region', { name: 'What I get' })).toBeVisible();
    expect(server.calls('deals.answerProposal')).toEqual([]);
    await sheet.getByRole('checkbox', { name: /^I pay Layla Haddad \$1,500/ }).click();
    await sheet.getByRole('button', { name: 'Accept for $1,500' }).click();
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
    const send = form.getByRole('button', { name: 'Send answer' });
    await send.click({ force: true });
    await expect.element(form.getByText('Answer every line first.')).toBeInViewport();
    await expect.element(form.getByRole('radio', { name: 'Take theirs' }).last()).toHaveFocus();
    expect(server.calls('deals.propose')).toEqual([]);
    await choose('Raw footage', 'Keep mine');
    await expect.element(form.getByText('If the other side agrees: $1,350.00')).toBeVisible();
    await expect.element(form.getByText(/^If Layla Haddad accepts.*They replace your brief/)).toBeVisible();
    await form.getByText('The whole project with these lines').click();
    await expect.element(form.getByRole('region', { name: 'What I get' })).toBeVisible();
    await send.click({ force: true });
    await expect.element(form.getByText('Still to do: tick 1 box.')).toBeVisible();
    const box = form.getByRole('checkbox', { name: /^I pay Layla Haddad \$1,350/ });
    await expect.element(box).toHaveFocus();
    expect(server.calls('deals.propose')).toEqual([]);
    await box.click();
    await send.click();
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

  test('of other terms is answered with another value of a line that both sides agreed on', async () => {
    const brief = linesOfDeal(dealDetail({ rights: { ...usualRights, paidAds: 'MONTHS_12' } }));
    const proposal = proposedTerms(70, {
      deadline: brief.deadline,
      lines: { before: brief, after: { ...brief, budget: 150_000 } },
    });
    keepsAnswers({ status: 'BRIEF_SENT', rights: brief.rights, proposals: [proposal] });
    server.returns('creators.publicProfile', { creator: publicCreator() });
    server.refuses('creators.details', 'creator.not_found');
    server.returns('deals.propose', { proposal });
    await openApp(path);
    await page.getByRole('button', { name: 'Answer line by line' }).click();
    const form = page.getByRole('dialog', { name: 'Answer these terms' });
    await form.getByRole('group', { name: 'Price' }).getByText('Take theirs').click();
    await expect.element(form.getByRole('button', { name: 'Accept terms' })).toBeVisible();
    const lines = form.getByRole('region', { name: 'Change another line' });
    await form.getByRole('button', { name: 'Change another line' }).click();
    await lines.getByRole('button', { name: /^Deadline/ }).click();
    await form.getByLabelText('Deadline', { exact: true }).fill('');
    await form.getByRole('button', { name: 'Change another line' }).click();
    await lines.getByRole('searchbox', { name: 'Find a line' }).fill('ads');
    await lines.getByRole('button', { name: /^Paid ads/ }).click();
    await form.getByLabelText('Paid ads', { exact: true }).selectOptions('6 months');
    // A line that cannot be sent is found.
    const send = form.getByRole('button', { name: 'Send answer' });
    await send.click({ force: true });
    await expect.element(form.getByLabelText('Deadline', { exact: true })).toHaveFocus();
    await form.getByRole('button', { name: 'Leave Deadline as it was' }).click();
    await expect.element(form.getByText(/^If Layla Haddad accepts.*They replace your brief/)).toBeVisible();
    await form.getByText('The whole project with these lines').click();
    await expect.element(form.getByRole('region', { name: 'What I get' })).toBeVisible();
    for (const box of form.getByRole('checkbox').all()) await box.click();
    await send.click();
    await expect
      .poll(() => server.calls('deals.propose').map(({ body }) => body))
      .toEqual([
        {
          ...{ kind: 'TERMS', answers: proposal.id, note: '' },
          rights: { ...usualRights, paidAds: 'MONTHS_6' },
        },
      ]);
  });

  test('of one’s own names every line that is not the brief’s, also one that both sides agree on already', async () => {
    const brief = linesOfDeal(dealDetail({ budget: 68_000, deadline: '2099-12-12T00:00:00.000Z' }));
    const theirs = { ...brief, budget: 190_000, deadline: '2100-02-28T00:00:00.000Z' };
    const after = { ...brief, budget: 190_000 };
    const proposal = proposedTerms(70, { by: 'BRAND', ...after, lines: { before: theirs, after } });
    withDeal({ status: 'BRIEF_SENT', budget: brief.budget, deadline: brief.deadline, proposals: [proposal] });
    await openApp(path);
    const own = page.getByRole('region', { name: 'You proposed other terms' });
    await expect.element(own.getByText('$1,900.00')).toBeVisible();
    await expect.element(own.getByText('Unchanged here. The brief said $680.00')).toBeVisible();
    await expect.element(own.getByText('Instead of February 28, 2100')).toBeVisible();
  });

  test.each([
    ['withdrew it', { state: 'WITHDRAWN', answeredBy: null }, 'Withdrawn: Layla Haddad.'],
    [
      'declined it as a colleague',
      { state: 'DECLINED', answeredBy: { id: idOf(99), firstName: 'Mira', lastName: 'Saleh' } },
      'Declined: Mira.',
    ],
  ] as const)(
    'that somebody %s is told to who is answering it, and what was typed stays',
    async (_, ended, said) => {
      const brief = linesOfDeal(dealDetail());
      const lines = { before: brief, after: { ...brief, budget: 150_000 } };
      const proposal = proposedTerms(70, { deadline: brief.deadline, lines });
      const { change } = withDeal({ status: 'BRIEF_SENT', proposals: [proposal] });
      server.returns('creators.publicProfile', { creator: publicCreator() });
      server.refuses('creators.details', 'creator.not_found');
      await page.viewport(390, 600);
      await openApp(path);
      await page.getByRole('button', { name: 'Answer line by line' }).click();
      const form = page.getByRole('dialog', { name: 'Answer these terms' });
      await form.getByRole('group', { name: 'Price' }).getByText('Other').click();
      await form.getByLabelText('Note (optional)').fill('We could meet in the middle.');
      change({ proposals: [{ ...proposal, ...ended, answeredAt: '2026-02-09T10:12:00.000Z' }] });
      await queryClient.invalidateQueries();
      await expect.element(form.getByText(new RegExp(`^${said}`, 'u'))).toBeVisible();
      // The sheet is scrolled to the note.
      await expect.element(form.getByRole('alert').getByText('This has changed')).toBeInViewport();
      await expect
        .element(form.getByLabelText('Note (optional)'))
        .toHaveValue('We could meet in the middle.');
      await expect.element(form.getByRole('button', { name: 'Send answer' })).toBeDisabled();
    },
  );

  test('of other terms that are replaced meanwhile is drawn again, with empty boxes and the same note', async () => {
    const brief = linesOfDeal(dealDetail());
    const first = proposedTerms(70, {
      deadline: brief.deadline,
      lines: { before: brief, after: { ...brief, budget: 150_000 } },
    });
    const { change } = withDeal({ status: 'BRIEF_SENT', proposals: [first] });
    server.returns('creators.publicProfile', { creator: publicCreator() });
    server.refuses('creators.details', 'creator.not_found');
    server.refuses('deals.propose', 'proposal.answered');
    await openApp(path);
    await page.getByRole('button', { name: 'Answer line by line' }).click();
    const form = page.getByRole('dialog', { name: 'Answer these terms' });
    await form.getByRole('group', { name: 'Price' }).getByText('Other').click();
    await form.getByLabelText('Price ($)').fill('1,350');
    await form.getByLabelText('Note (optional)').fill('We could meet in the middle.');
    await form.getByRole('checkbox').click();
    change({
      proposals: [
        { ...first, state: 'WITHDRAWN', answeredAt: first.createdAt },
        proposedTerms(71, {
          ...{ budget: 160_000, deadline: brief.deadline },
          lines: { before: brief, after: { ...brief, budget: 160_000, rounds: 1 } },
        }),
      ],
    });
    // The server knows before this page does.
    await form.getByRole('button', { name: 'Send answer' }).click();
    await expect.element(form.getByRole('alert').getByText('This has changed')).toBeVisible();
    await expect.element(form.getByText('$1,600.00').first()).toBeVisible();
    await expect.element(form.getByRole('group', { name: 'Rounds of changes' })).toBeVisible();
    await expect.element(form.getByLabelText('Price ($)')).not.toBeInTheDocument();
    await expect.element(form.getByRole('checkbox')).not.toBeChecked();
    await expect.element(form.getByLabelText('Note (optional)')).toHaveValue('We could meet in the middle.');
  });

  test('is accepted by who ticks the sums with their days and the end of the ads, and read again where it changed', async () => {
    const brief = linesOfDeal(
      dealDetail({ rights: { ...usualRights, paidAds: 'MONTHS_12' }, paymentDays: 30 }),
    );
    const after = {
      ...brief,
      ...{ budget: 160_000, deposit: { percent: 25, days: 7 } },
      rights: { ...usualRights, paidAds: 'MONTHS_6' as const },
    };
    const fields = { deadline: brief.deadline, lines: { before: brief, after } };
    const { change } = withDeal({
      ...{ status: 'BRIEF_SENT', rights: brief.rights, paymentDays: 30 },
      proposals: [proposedTerms(70, { ...fields, budget: 160_000 })],
    });
    await openApp(path);
    await page.getByRole('button', { name: 'Accept terms' }).click();
    const sheet = page.getByRole('dialog', { name: 'Before you accept' });
    const pay = sheet.getByRole('checkbox', {
      name: 'I pay Layla Haddad $1,600: $400 in advance, within 7 days of acceptance, $1,200 within 30 days of completion.',
    });
    await pay.click();
    await sheet.getByRole('button', { name: 'Accept for $1,600' }).click({ force: true });
    await expect.element(sheet.getByText('Still to do: tick 1 box.')).toBeVisible();
    await expect
      .element(
        sheet.getByRole('checkbox', { name: /6 months.*on Jun 12, 2100 if it is completed Dec 12, 2099/ }),
      )
      .toHaveFocus();
    expect(server.calls('deals.answerProposal')).toEqual([]);
    const cheaper = { ...after, budget: 150_000 };
    change({ proposals: [proposedTerms(71, { ...fields, lines: { before: brief, after: cheaper } })] });
    await queryClient.invalidateQueries();
    await expect.element(sheet.getByRole('alert').getByText('This has changed')).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: 'Accept for $1,500' })).toBeVisible();
    for (const box of sheet.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked();
  });

  test('of other terms is answered by a thumb: the button is in sight, and a line leaves by its cross', async () => {
    const brief = linesOfDeal(dealDetail());
    const lines = { before: brief, after: { ...brief, budget: 150_000 } };
    withDeal({
      status: 'BRIEF_SENT',
      proposals: [proposedTerms(70, { deadline: brief.deadline, lines })],
    });
    server.returns('creators.publicProfile', { creator: publicCreator() });
    server.refuses('creators.details', 'creator.not_found');
    await page.viewport(360, 560);
    await openApp(path);
    await page.getByRole('button', { name: 'Answer line by line' }).click();
    const form = page.getByRole('dialog', { name: 'Answer these terms' });
    await expect.element(form.getByRole('button', { name: 'Send answer' })).toBeInViewport({ ratio: 1 });
    await form.getByRole('button', { name: 'Change another line' }).click();
    await form.getByRole('searchbox', { name: 'Find a line' }).fill('nothing like it');
    await expect.element(form.getByText('No line matches that.')).toBeVisible();
    await form.getByRole('searchbox', { name: 'Find a line' }).fill('deposit');
    await form.getByRole('button', { name: /^Deposit/ }).click();
    await expect.element(form.getByLabelText('Deposit', { exact: true })).toHaveFocus();
    await form.getByLabelText('Deposit', { exact: true }).selectOptions('40% of the price');
    await expect.element(form.getByText('$600', { exact: true })).toBeVisible();
    // The line took the focus as it came, and not again.
    await form.getByLabelText('Note (optional)').fill('With a deposit');
    await expect.element(form.getByLabelText('Note (optional)')).toHaveFocus();
    await form.getByRole('button', { name: 'Leave Deposit as it was' }).click();
    await expect.element(form.getByLabelText('Deposit', { exact: true })).not.toBeInTheDocument();
    await expect.element(form.getByText('$600', { exact: true })).not.toBeInTheDocument();
    expect(document.querySelector('.terms-scroll')?.scrollWidth).toBeLessThanOrEqual(360);
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
    const sheet = page.getByRole('dialog', { name: 'Before you accept' });
    await sheet.getByRole('checkbox', { name: /^I pay Layla Haddad \$1,500/ }).click();
    await sheet.getByRole('button', { name: 'Accept for $1,500' }).click();
    await status('Accepted');
    await expect
      .poll(() => server.calls('deals.answerProposal'))
      .toMatchObject([{ params: { proposalId: proposal.id }, body: { answer: 'ACCEPTED' } }]);
  });

  test('of the brand itself replaces its brief for good, and can be made again once it lapsed', async () => {
    const own = proposedTerms(70, { by: 'BRAND' });
    const { change } = withDeal({ status: 'BRIEF_SENT', proposals: [own] });
    server.returns('creators.publicProfile', { creator: publicCreator() });
    server.refuses('creators.details', 'creator.not_found');
    await openApp(path);
    await expect.element(page.getByText(/^These terms have replaced your brief for good/)).toBeVisible();
    await expect.element(page.getByText(/^Your brief is with Layla Haddad/)).toBeVisible();
    change({ proposals: [{ ...own, state: 'LAPSED', answeredAt: own.createdAt }] });
    await queryClient.invalidateQueries();
    const gone = page.getByRole('region', { name: 'The brief is no longer open' });
    await expect.element(gone.getByText(/Layla Haddad cannot accept anything until/)).toBeVisible();
    await gone.getByRole('button', { name: 'Propose other terms' }).click();
    await expect.element(page.getByRole('dialog').getByText(/^The brief is no longer open\./)).toBeVisible();
  });

  test('to cancel is answered by who may, and only read by a reviewer', async () => {
    const end = proposedTerms(70, { kind: 'CANCELLATION', budget: null, deadline: null, note: 'Too ill.' });
    keepsAnswers({ status: 'IN_PROGRESS', proposals: [end] });
    signIn(newBrand({ memberRole: 'REVIEWER' }));
    const app = await openApp(path);
    await expect.element(page.getByText('Too ill.')).toBeVisible();
    await expect.element(page.getByText(/^Only owners and managers can answer this/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Agree to cancel' })).not.toBeInTheDocument();
    signIn(brand);
    await app.reload();
    await press('Continue the project');
    await expect.element(page.getByText('Too ill.')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Layla Haddad proposed to cancel the project/)).toBeVisible();
  });

  test('to cancel ends the project once it was read what that means', async () => {
    const end = proposedTerms(70, { kind: 'CANCELLATION', budget: null, deadline: null, note: 'Too ill.' });
    keepsAnswers({ status: 'IN_PROGRESS', proposals: [end] });
    await openApp(path);
    await press('Agree to cancel');
    const question = page.getByRole('alertdialog', { name: 'Cancel this project?' });
    await expect.element(question.getByText(/cannot be reopened/)).toBeVisible();
    expect(server.calls('deals.answerProposal')).toEqual([]);
    await question.getByRole('button', { name: 'Agree to cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(server.calls('deals.answerProposal')).toMatchObject([{ body: { answer: 'ACCEPTED' } }]);
  });

  test('to cancel that was agreed on says so, with the reason in the name of who proposed it', async () => {
    const note = 'I moved to Oman';
    const agreed = proposedTerms(70, { kind: 'CANCELLATION', note, state: 'ACCEPTED', answeredBy: brand });
    withDeal({ status: 'CANCELLED', statusBy: brand, statusReason: note, proposals: [agreed] });
    await openApp(path);
    await expect
      .element(page.getByText('Both sides agreed to cancel. Proposed by Layla Haddad.'))
      .toBeVisible();
    await expect.element(page.getByText(note)).toBeVisible();
    await expect.element(page.getByText('Cancelled by you.')).not.toBeInTheDocument();
  });

  test('to cancel is made from a running project, with a reason', async () => {
    withDeal({ status: 'IN_PROGRESS', files: [] });
    server.returns('deals.propose', { proposal: proposedTerms(70, { kind: 'CANCELLATION', by: 'BRAND' }) });
    await openApp(path);
    await press('More');
    await page.getByRole('menuitem', { name: 'Propose to cancel' }).click();
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

  test('asks for the castings once somebody wants to invite, and not again because it knows how', async () => {
    withDeal({ status: 'CANCELLED', files: [] });
    server.returns('castings.own', { castings: [], nextCursor: null });
    const app = await openApp(path);
    const invite = page.getByRole('button', { name: 'Invite to a casting' });
    await page.getByText('Turn into a casting').click();
    expect(server.calls('castings.own')).toEqual([]);
    await invite.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => server.calls('castings.own').length).toBe(1);
    await app.reload();
    await page.getByText('Turn into a casting').click();
    await expect.element(invite).toBeVisible();
    expect(server.calls('castings.own')).toHaveLength(1);
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
