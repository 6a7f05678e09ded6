/** More work in a running deal, as both sides propose and answer it on the deal's page. */
import type { Addition, DealDetail } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addition } from '../../testing/additions.ts';
import { dealDetail, dealFile, noCreatorStats } from '../../testing/deals.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const id = idOf(10);
const list = page.getByRole('region', { name: 'Additions' });
const question = page.getByRole('region', { name: 'Layla Haddad proposes an addition' });
const more = page.getByRole('button', { name: 'More', exact: true });
const propose = page.getByRole('menuitem', { name: 'Propose an addition' });
const dialog = page.getByRole('dialog', { name: 'Propose an addition' });

/** Signs a side in, with a running deal that keeps proposals and answers. */
function stubAdditions(
  side: 'BRAND' | 'CREATOR' | 'REVIEWER',
  first: Addition[] = [],
  ofDeal: Partial<DealDetail> = {},
) {
  let additions = first;
  const role = side === 'CREATOR' ? 'CREATOR' : 'BRAND';
  signIn(
    side === 'CREATOR' ? publishedCreator() : newBrand(side === 'REVIEWER' ? { memberRole: 'REVIEWER' } : {}),
  );
  const added = () =>
    additions.reduce((sum, { state, amount }) => sum + (state === 'ACCEPTED' ? amount : 0), 0);
  server.returns('deals.read', () => ({
    deal: dealDetail({ status: 'ACCEPTED', additions, total: 124_000 + added(), ...ofDeal }),
  }));
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('comments.list', { comments: [], removed: [], upTo: 0, more: false });
  server.returns('additions.propose', ({ body }) => {
    const made = addition(80, { ...body, deadline: body.deadline ?? null, by: role });
    additions = [...additions, made];
    return { addition: made };
  });
  server.returns('additions.answer', ({ params, body }) => {
    additions = additions.map((one) =>
      one.id === params.additionId
        ? { ...one, state: body.answer, answeredAt: '2026-03-03T12:00:00.000Z' }
        : one,
    );
    return { addition: additions.find((one) => one.id === params.additionId) ?? addition(80) };
  });
  return role === 'BRAND' ? `/brand-deal/${id}` : `/deal/${id}`;
}

/** Stubs the additions and opens the deal's page. */
const withAdditions = (...given: Parameters<typeof stubAdditions>) => openApp(stubAdditions(...given));

describe('who proposes', () => {
  test('says what, for how much and until when, and may withdraw it', async () => {
    await withAdditions('CREATOR');
    await more.click();
    await propose.click();
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await expect.element(dialog.getByLabelText('What do you want to add?')).toHaveFocus();
    expect(server.calls('additions.propose')).toEqual([]);
    await dialog.getByLabelText('What do you want to add?').fill('Ten stills');
    await dialog.getByLabelText('Price ($)').fill('none');
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await expect
      .element(dialog.getByText('Enter an amount above zero and up to 1,000,000, such as 1,240.50.'))
      .toBeVisible();
    await dialog.getByLabelText('Price ($)').fill('120.50');
    await dialog.getByLabelText('New deadline').fill('2099-12-31');
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('additions.propose'))
      .toMatchObject([
        {
          params: { dealId: id },
          body: { what: 'Ten stills', amount: 12_050, deadline: '2099-12-31T00:00:00.000Z' },
        },
      ]);
    await expect.element(list.getByText('Ten stills')).toBeVisible();
    await expect.element(list.getByText('$120.50')).toBeVisible();
    await expect.element(list.getByText('Waiting for an answer')).toBeVisible();
    await expect.element(list.getByText('New deadline: December 31, 2099')).toBeVisible();
    await list.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(list.getByText('Withdrawn')).toBeVisible();
    await expect
      .poll(() => server.calls('additions.answer'))
      .toMatchObject([{ body: { answer: 'WITHDRAWN' } }]);
  });

  test('keeps the form open with the reason where it is refused', async () => {
    await withAdditions('BRAND');
    server.refuses('additions.propose', 'addition.too_much');
    await more.click();
    await propose.click();
    await dialog.getByLabelText('What do you want to add?').fill('Ten stills');
    await dialog.getByLabelText('Price ($)').fill('120');
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await expect.element(dialog.getByText(/more than one project can add/)).toBeVisible();
    await expect.element(dialog.getByLabelText('What do you want to add?')).toHaveValue('Ten stills');
  });

  test('closes the form by going back, and stays on the page', async () => {
    const app = await withAdditions('CREATOR');
    const here = `/deal/${id}?part=work`;
    await app.goTo(here);
    await more.click();
    await propose.click();
    await expect.element(dialog).toBeVisible();
    await app.goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.address()).toBe(here);
    await app.goBack();
    await expect.poll(app.address).toBe(`/deal/${id}`);
  });

  test('names no day where the deadline waits for a sample', async () => {
    await withAdditions('CREATOR', [], { dueAfterDays: 5 });
    await more.click();
    await propose.click();
    await expect.element(dialog.getByLabelText('What do you want to add?')).toBeVisible();
    await expect.element(dialog.getByLabelText('New deadline')).not.toBeInTheDocument();
  });
});

describe('who is asked', () => {
  test('accepts, and the budget says what was agreed on later', async () => {
    await withAdditions('BRAND', [addition(80)]);
    await expect.element(question.getByText('A vertical cut')).toBeVisible();
    await expect.element(question.getByText(/\$1,360\.00 in all/)).toBeVisible();
    await question.getByRole('button', { name: 'Accept for $120.00' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Add this for $120.00?' });
    await expect.element(asked.getByText(/\$1,360\.00 in all/)).toBeVisible();
    expect(server.calls('additions.answer')).toEqual([]);
    await asked.getByRole('button', { name: 'Accept for $120.00' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(list.getByText('Added', { exact: true })).toBeVisible();
    await expect.element(page.getByText('$1,360.00')).toBeVisible();
    await expect.element(page.getByText('$1,240.00 + $120.00 agreed later')).toBeVisible();
    await expect
      .poll(() => server.calls('additions.answer'))
      .toMatchObject([{ params: { dealId: id, additionId: idOf(80) }, body: { answer: 'ACCEPTED' } }]);
  });

  test('declines, and is told where the answer came too late', async () => {
    await withAdditions('BRAND', [addition(80)]);
    server.refuses('additions.answer', 'addition.answered');
    await question.getByRole('button', { name: 'Decline' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Decline this addition?' });
    await asked.getByRole('button', { name: 'Decline' }).click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Failed to send your answer' }))
      .toBeInTheDocument();
  });

  test('as a reviewer reads it, and answers and proposes nothing', async () => {
    await withAdditions('REVIEWER', [addition(80)]);
    await expect.element(list.getByText('Waiting for an answer')).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(more).not.toBeInTheDocument();
  });
});

test('what came from the review room says so', async () => {
  await withAdditions('CREATOR', [addition(80, { state: 'ACCEPTED', commentId: idOf(90) })]);
  await expect.element(list.getByText('Agreed on in the review room')).toBeVisible();
});

test('completing says what is paid, what was agreed on since the last submission, and that what is open lapses', async () => {
  const accepted = addition(80, { state: 'ACCEPTED', answeredAt: '2026-03-03T12:00:00.000Z' });
  await withAdditions('BRAND', [accepted, addition(81, { by: 'BRAND' })], {
    status: 'SUBMITTED',
    files: [dealFile(20, { status: 'APPROVED', submittedAt: '2026-03-02T12:00:00.000Z' })],
  });
  await page.getByRole('button', { name: 'Complete Project' }).click();
  const asked = page.getByRole('dialog', { name: 'Complete this project?' });
  await expect.element(asked.getByText('To pay: $1,360.00 ($1,240.00 + $120.00 agreed later)')).toBeVisible();
  await expect.element(asked.getByText('Added after the last submission: A vertical cut')).toBeVisible();
  await expect.element(asked.getByText('1 addition without an answer lapses')).toBeVisible();
});

test('nothing is offered once the project is over', async () => {
  await withAdditions('CREATOR', [], { status: 'CANCELLED' });
  await expect.element(page.getByRole('heading', { name: 'Winter barrier serum' })).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('words without a place to break stay within the page', async () => {
  const endless = 'Wirtschaftsprüfungsgesellschaft'.repeat(6);
  const path = stubAdditions('CREATOR', [
    addition(80, { what: endless, by: 'BRAND', deadline: '2099-12-31T00:00:00.000Z' }),
    addition(81, { what: endless, state: 'ACCEPTED', commentId: idOf(90) }),
  ]);
  await expectWithinPage(path);
});
