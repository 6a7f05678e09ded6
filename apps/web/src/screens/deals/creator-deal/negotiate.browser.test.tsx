/** A creator's answers to a brief that does not fit. */
import { usualRights } from '@briefcast/contract';
import { linesOfDeal } from '@briefcast/contract/deals/versions';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { id, log, path, status, withDeal } from '../../../testing/creator-deal.ts';
import { dealDetail, proposedTerms } from '../../../testing/deals.ts';
import { publicCreator } from '../../../testing/directory.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

/** The creator's own prices, as anybody reads them. */
function withRates() {
  server.returns('creators.publicProfile', { creator: publicCreator() });
  server.returns('creators.details', {
    details: { socialAccounts: [], packages: [], surcharges: [], facts: null },
  });
}

const form = page.getByRole('dialog', { name: 'Propose other terms' });
const send = form.getByRole('button', { name: 'Send proposal' });

/** Opens another line of the terms. */
async function add(line: string) {
  await form.getByRole('button', { name: 'Change another line' }).click();
  const lines = form.getByRole('region', { name: 'Change another line' });
  await lines.getByRole('button', { name: new RegExp(`^${line}`, 'u') }).click();
}

/** Presses the button although it is off: it leads to what is missing. */
const pressOff = () => send.click({ force: true });

/** Ticks every box next to the button, types the name, and sends it. */
async function sign() {
  for (const box of form.getByRole('checkbox').all()) await box.click();
  await form.getByRole('textbox', { name: 'Type your name' }).fill('Layla Haddad');
  await send.click();
}

describe('a brief that does not fit', () => {
  test('is answered with other terms, which wait above it and can be withdrawn', async () => {
    const deal = withDeal();
    withRates();
    server.returns('deals.propose', ({ body }) => {
      const proposal = proposedTerms(
        70,
        body.kind === 'TERMS' ? { budget: body.budget ?? null, note: body.note ?? null } : {},
      );
      deal.change({ proposals: [proposal] });
      return { proposal };
    });
    server.returns('deals.answerProposal', () => {
      const proposal = proposedTerms(70, { state: 'WITHDRAWN', answeredAt: '2026-03-01T13:00:00.000Z' });
      deal.change({ proposals: [proposal] });
      return { proposal, deal: { id, status: 'BRIEF_SENT' } };
    });
    await openApp(path);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    await pressOff();
    await expect.element(form.getByText(/^These are the terms of the brief/)).toBeVisible();
    await form.getByLabelText('Price ($)').fill('-5');
    await pressOff();
    await expect.element(form.getByText('Enter a budget above 0.')).toBeVisible();
    expect(server.calls('deals.propose')).toEqual([]);
    await form.getByLabelText('Price ($)').fill('1,500');
    await form.getByLabelText('Deadline', { exact: true }).fill('2099-12-20');
    await form.getByLabelText('Note (optional)').fill('Two days of light.');
    server.refuses('deals.propose', 'proposal.one_open');
    await sign();
    await expect.element(page.getByText('The proposal could not be sent')).toBeVisible();
    await expect.element(form.getByLabelText('Note (optional)')).toHaveValue('Two days of light.');
    server.returns('deals.propose', ({ body }) => {
      const proposal = proposedTerms(70, { note: body.note ?? null });
      deal.change({ proposals: [proposal] });
      return { proposal };
    });
    await send.click();
    const waiting = page.getByRole('region', { name: 'You proposed other terms to Oasis Skin' });
    await expect.element(waiting.getByText('$1,500.00')).toBeVisible();
    await expect.element(waiting.getByText('Instead of $1,240.00')).toBeVisible();
    await expect.element(waiting.getByText('Two days of light.')).toBeVisible();
    await expect.element(log.getByText(/^You proposed \$1,500.00 by December 20, 2099 ·/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Accept Deal' })).toBeVisible();
    await expect
      .poll(() => server.calls('deals.propose').at(-1))
      .toMatchObject({
        body: {
          kind: 'TERMS',
          budget: 150_000,
          deadline: '2099-12-20T00:00:00.000Z',
          note: 'Two days of light.',
        },
      });
    await waiting.getByRole('button', { name: 'Withdraw proposal' }).click();
    await expect.element(waiting).not.toBeInTheDocument();
    await expect.element(log.getByText(/^You withdrew the proposal/)).toBeVisible();
    await expect
      .poll(() => server.calls('deals.answerProposal'))
      .toMatchObject([{ body: { answer: 'WITHDRAWN' } }]);
  });

  test('is countered with a deposit, which is a line as any other', async () => {
    withDeal({ rights: usualRights, paymentDays: 30, deposit: null });
    withRates();
    server.returns('deals.propose', { proposal: proposedTerms(70) });
    await openApp(path);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    await add('Deposit');
    await form.getByLabelText('Deposit', { exact: true }).last().selectOptions('40% of the price');
    await form.getByLabelText('Deposit paid within').selectOptions('3 days');
    await expect.element(form.getByText('Still to do: choose when you start, type your name.')).toBeVisible();
    await form.getByRole('radio', { name: 'I start when the deposit has arrived' }).click();
    await expect.element(form.getByText(/^If Oasis Skin accepts.*you begin when the deposit/)).toBeVisible();
    await sign();
    await expect
      .poll(() => server.calls('deals.propose').map(({ body }) => body))
      .toEqual([{ kind: 'TERMS', deposit: { percent: 40, days: 3 }, startsWithDeposit: true, note: '' }]);
  });

  test('is countered by who has read what binds, ticked what is final, and typed their name', async () => {
    withDeal({ rights: usualRights, paymentDays: 30, exclusivity: { months: 3, category: 'Skincare' } });
    withRates();
    server.returns('deals.propose', { proposal: proposedTerms(70) });
    await openApp(path);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    await add('Paid ads');
    await form.getByLabelText('Paid ads', { exact: true }).selectOptions('6 months');
    await form.getByText('The whole project with these lines').click();
    await expect.element(form.getByText(/^If Oasis Skin accepts, the project starts/)).toBeVisible();
    const given = form.getByRole('region', { name: 'What I give' });
    await expect
      .element(given.getByRole('listitem').filter({ hasText: 'Paid ads' }))
      .toMatchTextContent(/until Jun 12, 2100.*6 months/);
    await expect.element(form.getByRole('region', { name: 'What I get' })).toMatchTextContent(/1,240/);
    await expect.element(form.getByRole('region', { name: 'By when' })).toMatchTextContent(/other side/);
    await pressOff();
    await expect.element(form.getByText('This is not the name in your profile.')).toBeVisible();
    const competitors = form.getByRole('checkbox', { name: /^I will work for no competitor in Skincare/ });
    await expect.element(competitors).toHaveFocus();
    expect(server.calls('deals.propose')).toEqual([]);
    await sign();
    await expect.poll(() => server.calls('deals.propose')).toHaveLength(1);
  });

  test('is countered with another sample, which is a line as any other', async () => {
    const sample = {
      ...{ kind: 'SENT' as const, what: 'Two bottles of serum', worth: 34_000, isReturned: true },
      ...{ arrivesBy: '2099-12-01T00:00:00.000Z', dueAfterDays: null },
    } as const;
    withDeal({ rights: usualRights, sample });
    withRates();
    server.returns('deals.propose', { proposal: proposedTerms(70) });
    await openApp(path);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    await add('Product sample');
    const line = form.getByRole('listitem').filter({ hasText: 'Product sample' });
    await expect
      .element(line.getByText(/^Two bottles of serum: sent to the creator, who sends it back/))
      .toBeVisible();
    await expect.element(line.getByLabelText('Arrives by')).toHaveValue('2099-12-01');
    await line.getByText('I keep it').click();
    await line.getByLabelText('What is it?').fill(' ');
    await pressOff();
    await expect.element(line.getByText('Enter what the creator gets or buys.')).toBeVisible();
    await expect.element(line.getByLabelText('What is it?')).toHaveFocus();
    expect(server.calls('deals.propose')).toEqual([]);
    // The brand pays it back, even if the creator proposes it.
    await line.getByText('I buy it').click();
    await expect.element(line.getByText('Enter the most you pay back.')).toBeVisible();
    await line.getByText('The brand sends it').click();
    await line.getByLabelText('What is it?').fill('Three bottles of serum');
    await sign();
    await expect
      .poll(() => server.calls('deals.propose').map(({ body }) => body))
      .toEqual([
        {
          kind: 'TERMS',
          sample: { ...sample, what: 'Three bottles of serum', isReturned: false },
          note: '',
        },
      ]);
  });

  test('is countered line by line, rights included, and the whole sheet is sent', async () => {
    withDeal({ rights: { ...usualRights, paidAds: 'MONTHS_12' }, paymentDays: 30 });
    withRates();
    server.returns('deals.propose', { proposal: proposedTerms(70) });
    await openApp(path);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    await add('Paid ads');
    await form.getByLabelText('Paid ads', { exact: true }).selectOptions('6 months');
    await add('Rounds of changes');
    await form.getByLabelText('Rounds of changes', { exact: true }).selectOptions('1');
    await add('Paid after completion');
    await form.getByLabelText('Paid after completion', { exact: true }).fill('14');
    // A line that is kept after all is not said.
    await form.getByRole('button', { name: 'Leave Rounds of changes as it was' }).click();
    await expect.element(form.getByText(/^By the creator’s own prices this comes to/)).toBeVisible();
    await sign();
    await expect
      .poll(() => server.calls('deals.propose'))
      .toMatchObject([
        {
          body: { kind: 'TERMS', paymentDays: 14, rights: { ...usualRights, paidAds: 'MONTHS_6' }, note: '' },
        },
      ]);
    await expect
      .poll(() => Object.keys(server.calls('deals.propose')[0]?.body ?? {}).sort())
      .toEqual(['kind', 'note', 'paymentDays', 'rights']);
  });

  test('and was answered by the brand is answered again, until three rounds are over', async () => {
    const brief = linesOfDeal(dealDetail());
    const mine = { ...brief, budget: 150_000 };
    const theirs = proposedTerms(71, {
      ...{ by: 'BRAND', budget: 135_000, deadline: brief.deadline },
      lines: { before: mine, after: { ...mine, budget: 135_000 } },
    });
    const own = proposedTerms(70, { state: 'ANSWERED', lines: { before: brief, after: mine } });
    const deal = withDeal({ proposals: [own, theirs] });
    await openApp(path);
    const waiting = page.getByRole('region', { name: 'Oasis Skin proposes other terms' });
    await expect.element(waiting.getByText('Instead of $1,500.00')).toBeVisible();
    // Accepting refers to the newest terms, on the sheet that says all of them.
    await expect.element(page.getByRole('link', { name: 'Accept Deal' })).not.toBeInTheDocument();
    await expect
      .element(waiting.getByRole('link', { name: 'Read and accept' }))
      .toHaveAttribute('href', `${path}/accept`);
    // A sign shows that it opens.
    expect(waiting.getByText('Earlier rounds').element().querySelector('svg')?.checkVisibility()).toBe(true);
    await waiting.getByText('Earlier rounds').click();
    await expect.element(waiting.getByText('Price: $1,500.00 instead of $1,240.00')).toBeVisible();
    await expect.element(waiting.getByRole('button', { name: 'Answer line by line' })).toBeVisible();
    deal.change({ proposals: [own, { ...own, id: idOf(72) }, { ...own, id: idOf(73) }, theirs] });
    server.sends({ kind: 'deal.changed', dealId: id, subjectId: null, by: 'BRAND', byPerson: null });
    await expect
      .element(waiting.getByRole('button', { name: 'Answer line by line' }))
      .not.toBeInTheDocument();
  });

  test('cannot be accepted once the brand’s terms replaced it, and says what is left', async () => {
    withDeal({ proposals: [proposedTerms(70, { by: 'BRAND', state: 'DECLINED' })] });
    withRates();
    server.returns('deals.propose', { proposal: proposedTerms(71) });
    const app = await openApp(path);
    const gone = page.getByRole('region', { name: 'The brief is no longer open' });
    await expect.element(gone.getByText(/^Oasis Skin replaced it with other terms/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reject Deal' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Accept Deal' })).not.toBeInTheDocument();
    await app.goTo(`${path}/accept`);
    await expect.element(gone).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'What I give' })).not.toBeInTheDocument();
  });

  test('offers no further terms once the creator has proposed three times', async () => {
    const lapsed = [70, 71, 72].map((number) => proposedTerms(number, { state: 'LAPSED' }));
    withDeal({ proposals: lapsed });
    await openApp(path);
    await expect.element(page.getByText(/^You have proposed terms three times/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Propose other terms' })).not.toBeInTheDocument();
  });

  test('is rejected with a reason', async () => {
    withDeal();
    await openApp(path);
    await page.getByRole('button', { name: 'Reject Deal' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reject this brief?' });
    await question.getByLabelText('Reason (optional)').fill('Booked out.');
    await question.getByRole('button', { name: 'Reject' }).click();
    await status('Rejected');
    await expect
      .poll(() => server.calls('deals.changeStatus'))
      .toMatchObject([{ body: { status: 'REJECTED', reason: 'Booked out.' } }]);
  });
});
