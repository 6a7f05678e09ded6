import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addition } from '../../../testing/additions.ts';
import { comment } from '../../../testing/comments.ts';
import { card, keep, path, press, withComments, write } from '../../../testing/comments-panel.ts';
import { dealFile } from '../../../testing/deals.ts';
import { loseConnection } from '../../../testing/lose-connection.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { newBrand, newCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('asking for a revision takes every open comment that is not unticked, and needs no words then', async () => {
  signIn(newBrand());
  withComments([
    comment(1, { text: 'Brighter' }),
    comment(2, { text: 'Without captions', kind: 'NEW_REQUEST', request: { answer: 'ASKED', price: null } }),
    comment(3, { text: 'Lovely', kind: 'NOTE' }),
  ]);
  server.returns('files.review', { file: dealFile(20, { status: 'NEEDS_REVISION' }) });
  await openApp(path);
  await expect.element(card(/^Comment 1/)).toBeVisible();
  await page.getByRole('button', { name: /^Request Revision/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Revision' });
  await expect.element(dialog.getByText('Round 1 of 2')).toBeVisible();
  expect(dialog.getByText('Lovely').query()).toBeNull();
  await dialog.getByRole('checkbox', { name: /Without captions/ }).click();
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await expect
    .poll(() => server.calls('files.review')[0]?.body)
    .toEqual({
      status: 'NEEDS_REVISION',
      commentIds: [comment(1).id],
    });
});

test('Approve says what is left, and asks first', async () => {
  signIn(newBrand());
  const priced = { answer: 'PRICE_ACCEPTED', price: 12_000 } as const;
  withComments([
    comment(1, { state: 'TO_CHECK' }),
    comment(2, { kind: 'NEW_REQUEST', state: 'DONE', request: priced }),
  ]);
  server.returns('files.review', { file: dealFile(20, { status: 'APPROVED' }) });
  await openApp(path);
  await press('Approve');
  const ask = page.getByRole('alertdialog', { name: 'Approve with this unfinished?' });
  await expect.element(ask.getByText('The creator ticked 1 comment', { exact: false })).toBeVisible();
  await expect.element(ask.getByText('$120 was agreed', { exact: false })).toBeVisible();
  expect(server.calls('files.review')).toHaveLength(0);
  await ask.getByRole('button', { name: 'Approve anyway' }).click();
  await expect.poll(() => server.calls('files.review')[0]?.body).toEqual({ status: 'APPROVED' });
});

test('Approve waits for a tick that is on its way, and does not ask about it', async () => {
  signIn(newBrand());
  withComments([comment(1, { state: 'TO_CHECK' })]);
  server.returns('files.review', { file: dealFile(20, { status: 'APPROVED' }) });
  await openApp(path);
  server.waits('comments.changeState');
  await press('Confirm');
  await press('Approve');
  await expect.element(page.getByRole('button', { name: 'Approving' })).toBeVisible();
  expect(server.calls('files.review')).toEqual([]);
  const confirmed = keep(comment(1, { state: 'DONE' }));
  server.returns('comments.changeState', { comment: confirmed });
  await expect.poll(() => server.calls('files.review')[0]?.body).toEqual({ status: 'APPROVED' });
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('an agreed price says that it was added, where it was', async () => {
  signIn(newCreator());
  const priced = { answer: 'PRICE_ACCEPTED', price: 12_000 } as const;
  withComments(
    [
      comment(1, { kind: 'NEW_REQUEST', request: priced, text: 'A second ending' }),
      comment(2, { kind: 'NEW_REQUEST', request: priced, text: 'From before' }),
    ],
    { additions: [addition(80, { state: 'ACCEPTED', commentId: comment(1).id })] },
  );
  await openApp(path);
  const said = 'Added to the price of the project';
  const saying = (text: string) => page.getByRole('article').filter({ hasText: text });
  await expect.element(saying('A second ending').getByText(said)).toBeVisible();
  await expect.element(saying('From before').getByText('$120 agreed')).toBeVisible();
  await expect.element(saying('From before').getByText(said)).not.toBeInTheDocument();
});

test('once every round is used, another one is asked for', async () => {
  signIn(newBrand());
  withComments([], { rounds: { included: 2, used: 2 } });
  await openApp(path);
  await page.getByRole('button', { name: 'Ask for another round' }).first().click();
  await expect.element(write).toHaveValue('Could we have another round of changes?');
  await press('Comment');
  await expect
    .poll(() => server.calls('comments.add')[0]?.body)
    .toMatchObject({
      kind: 'NEW_REQUEST',
      asksForRound: true,
    });
});

test.each([
  ['a creator', newCreator, { answer: 'ASKED', price: null }, ['Accept', 'Name a price', 'Decline']],
  ['a brand', newBrand, { answer: 'PRICED', price: 12_000 }, ['Accept $120', 'Decline']],
] as const)('without a connection %s is told that a request needs one', async (_, person, request, names) => {
  signIn(person());
  withComments([comment(1, { kind: 'NEW_REQUEST', request })]);
  await openApp(path);
  const decide = (name: string) => card(/^Comment 1/).getByRole('button', { name, exact: true });
  for (const name of names) await expect.element(decide(name)).toBeEnabled();
  await loseConnection();
  for (const name of names)
    await expect.element(decide(`Needs a connection: ${name}`)).toHaveAttribute('aria-disabled', 'true');
});

test('a price is accepted once the brand has read what it is for', async () => {
  signIn(newBrand());
  const request = { answer: 'PRICED', price: 12_000 } as const;
  withComments([comment(1, { kind: 'NEW_REQUEST', request })]);
  server.returns('comments.answerRequest', {
    comment: comment(1, { kind: 'NEW_REQUEST', request: { ...request, answer: 'PRICE_ACCEPTED' } }),
  });
  await openApp(path);
  await card(/^Comment 1/)
    .getByRole('button', { name: 'Accept $120' })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Accept $120 for this?' });
  await expect.element(question.getByText(/added to what you pay/)).toBeVisible();
  expect(server.calls('comments.answerRequest')).toEqual([]);
  await question.getByRole('button', { name: 'Accept $120' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.calls('comments.answerRequest')).toMatchObject([{ body: { answer: 'PRICE_ACCEPTED' } }]);
});
