/** Comments next to a file: written, answered, ticked, found again. */
import { AppError } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comment } from '../../../testing/comments.ts';
import {
  card,
  dealId,
  fileId,
  keep,
  line,
  path,
  press,
  tab,
  which,
  withComments,
  write,
  written,
} from '../../../testing/comments-panel.ts';
import { dealFile } from '../../../testing/deals.ts';
import { inTime, takeTheClock } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, newCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('among many comments, words, a person and an order find the one that is meant, and all go to a table', async () => {
  signIn(newBrand());
  const guest = { name: 'Dana' };
  const said = Array.from({ length: 9 }, (_, index) => comment(index + 1, { text: `Shot ${index + 1}` }));
  withComments([...said, comment(10, { text: 'Café sign is cut', by: null, guest })]);
  await openApp(path);
  const find = page.getByRole('searchbox', { name: 'Find in comments' });
  const cards = () => page.getByRole('article').elements().length;
  await find.fill('cafe');
  await expect.element(card(/^Comment 10,/)).toBeVisible();
  await expect.poll(cards).toBe(1);
  await find.fill('nothing like it');
  await expect.element(page.getByText(/^No comment matches/)).toBeVisible();
  await find.fill('');
  await page.getByRole('combobox', { name: 'Written by' }).selectOptions('Dana');
  await expect.poll(cards).toBe(1);
  await page.getByRole('combobox', { name: 'Written by' }).selectOptions('Everyone');
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Newest first');
  await expect.poll(() => page.getByRole('article').first().element().textContent).toContain('Café sign');

  const saved: Blob[] = [];
  const original = URL.createObjectURL;
  URL.createObjectURL = (bytes) => {
    saved.push(bytes as Blob);
    return original(bytes);
  };
  await press('Save all comments as a table (CSV)');
  URL.createObjectURL = original;
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines[0]).toBe('Number,Version,Place,Written by,Kind,State,Comment,Replies,Written (UTC)');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('10,1,,Dana,In the brief,open,Café sign is cut,,2026-03-01 12:00');
});

test('a deal that is closed does not ask for comments', async () => {
  signIn(newBrand());
  withComments([], { status: 'COMPLETED' });
  await openApp(path);
  await expect.element(page.getByText('The project is closed. Nobody commented on this file.')).toBeVisible();
  await expect.element(page.getByText(/Go to the spot you mean/)).not.toBeInTheDocument();
});

test('a file that is approved asks for no comment and offers none', async () => {
  await page.viewport(390, 664);
  signIn(newBrand());
  withComments([], { files: [dealFile(20, { originalName: 'routine.png', status: 'APPROVED' })] });
  await openApp(path);
  await page.getByRole('button', { name: 'Comments, 0 open' }).click();
  await expect.element(page.getByText('The file is approved. Nobody commented on it.')).toBeVisible();
  await expect.element(page.getByText('Comment on this file')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Comment', exact: true })).not.toBeInTheDocument();
});

test('a file that is approved offers no key for comments, and no rounds', async () => {
  signIn(newBrand());
  const files = [dealFile(20, { originalName: 'routine.png', status: 'APPROVED' })];
  withComments([comment(1)], { files, rounds: { included: 2, used: 0 } });
  await openApp(path);
  await expect.element(page.getByText('0 of 2 rounds used')).toBeVisible();
  await expect.element(page.getByText('2 rounds left')).not.toBeInTheDocument();
  const brief = document.querySelector('.view-lead > .room-keys');
  expect(brief?.textContent).toContain('All keys');
  expect(brief?.textContent).not.toMatch(/Comment|Draw/);
  await expect.element(page.getByText('Click the picture to pin a comment')).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect.element(keys.getByText('Mark the selected comment done')).toBeVisible();
  await expect.element(keys.getByText('Comment on the whole picture')).not.toBeInTheDocument();
  await expect.element(keys.getByText(/^Draw:/)).not.toBeInTheDocument();
});

test('author and time of a comment stand in one line each, however long', async () => {
  await page.viewport(390, 664);
  signIn(newCreator());
  const guest = { name: 'Bartholomew Featherstonehaugh-Cholmondeley' };
  withComments([comment(1, { by: null, guest, editedAt: comment(1).createdAt })]);
  await openApp(path);
  await page.getByRole('button', { name: /^Comments/ }).click();
  const name = card(/^Comment 1,/).getByText(guest.name);
  await expect.element(name).toBeVisible();
  const heights = ['b', '.hint'].map(
    (part) =>
      name.element().closest('.comment-who')?.querySelector(part)?.getBoundingClientRect().height ?? 0,
  );
  for (const height of heights) expect(height).toBeLessThan(26);
});

test('a brand says what is meant by a line of the brief, and the comment card stands in the panel', async () => {
  signIn(newBrand());
  withComments();
  await openApp(path);
  await expect.element(page.getByText('No comments yet')).toBeVisible();
  await press('Comment on this file');
  await write.fill('Turn the bottle');
  await which.selectOptions('Serum as step two');
  await press('Comment');
  await expect.element(card(/^Comment 1, In the brief, open$/)).toBeVisible();
  await expect
    .poll(() => server.calls('comments.add')[0]?.body)
    .toMatchObject({
      kind: 'IN_BRIEF',
      text: 'Turn the bottle',
      briefItemId: line.id,
    });
  await expect.element(tab('Open', 1)).toBeVisible();
});

test('words and Enter are a comment; its line is asked for once it is handed over', async () => {
  signIn(newBrand());
  withComments();
  server.returns('files.review', () => ({ file: dealFile(20, { status: 'NEEDS_REVISION' }) }));
  await openApp(path);
  await press('Comment on this file');
  await write.fill('Turn the bottle');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}slowly{Enter}');
  await expect.element(card(/^Comment 1, In the brief, open$/)).toBeVisible();
  await expect
    .poll(() => server.calls('comments.add')[0]?.body)
    .toMatchObject({
      text: 'Turn the bottle\nslowly',
      briefItemId: null,
    });
  await page.getByRole('button', { name: /^Request Revision/ }).click();
  await page.getByRole('combobox', { name: 'Line of comment 1' }).selectOptions('Serum as step two');
  await press('Send Feedback');
  await expect
    .poll(() => server.calls('files.review')[0]?.body)
    .toMatchObject({ lines: [{ commentId: comment(1).id, briefItemId: line.id }] });
});

test('a press on the words of a comment chooses it', async () => {
  signIn(newBrand());
  withComments([comment(1, { text: 'Turn the bottle' }), comment(2)]);
  await openApp(path);
  const stub = page.getByRole('button', { name: 'Show comment 1' });
  await page.getByText('Turn the bottle').click();
  await expect.element(stub).toHaveAttribute('aria-pressed', 'true');
});

test('a creator leaves notes alone, ticks, and the brand confirms or says not yet', async () => {
  signIn(newCreator());
  withComments([comment(1)]);
  await openApp(path);
  await card(/^Comment 1/)
    .getByRole('checkbox', { name: 'Done' })
    .click();
  await expect.element(card(/^Comment 1, In the brief, to check$/)).toBeVisible();
  await press('Comment on this file');
  await expect.element(write).toBeVisible();
  expect(page.getByRole('radio', { name: 'New request' }).query()).toBeNull();
});

test('a brand confirms what was ticked', async () => {
  signIn(newBrand());
  withComments([comment(1, { state: 'TO_CHECK' })]);
  await openApp(path);
  await press('Not yet');
  await expect.element(card(/^Comment 1, In the brief, open$/)).toBeVisible();
  await card(/^Comment 1/)
    .getByRole('checkbox', { name: 'Done' })
    .click();
  await tab('Done', 1).click();
  await expect.element(card(/^Comment 1, In the brief, done$/)).toBeVisible();
});

test('the focus stays where one was, though what was pressed is gone', async () => {
  signIn(newBrand());
  withComments([comment(1, { state: 'TO_CHECK' }), comment(2)]);
  await openApp(path);
  await card(/^Comment 2/)
    .getByRole('button', { name: 'Reply' })
    .click();
  await expect.element(page.getByRole('textbox', { name: 'Reply to comment 2' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(card(/^Comment 2/)).toHaveFocus();
  await press('Not yet');
  await expect.element(card(/^Comment 1/)).toHaveFocus();
  await card(/^Comment 1/)
    .getByRole('checkbox', { name: 'Done' })
    .click();
  await expect.element(card(/^Comment 2/)).toHaveFocus();
});

test('a creator names a price for what is outside the brief', async () => {
  signIn(newCreator());
  withComments([comment(1, { kind: 'NEW_REQUEST', request: { answer: 'ASKED', price: null } })]);
  await openApp(path);
  await expect.element(page.getByText('Outside the brief, so it is your decision.')).toBeVisible();
  await press('Name a price');
  await page.getByLabelText('Price ($)').fill('free');
  await press('Send the price');
  await expect
    .element(page.getByText('Enter an amount above zero and up to 1,000,000, such as 40.50.'))
    .toBeVisible();
  await page.getByLabelText('Price ($)').fill('120.50');
  await press('Send the price');
  await expect
    .poll(() => server.calls('comments.answerRequest')[0]?.body)
    .toEqual({
      answer: 'PRICED',
      price: 12_050,
    });
});

test('a price that was named can be named anew, but what was asked is not accepted without it', async () => {
  signIn(newCreator());
  withComments([comment(1, { kind: 'NEW_REQUEST', request: { answer: 'PRICED', price: 12_050 } })]);
  await openApp(path);
  await expect.element(page.getByText(/^The brand answers your price\./u)).toBeVisible();
  await expect.element(page.getByText('Outside the brief, so it is your decision.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await press('Name another price');
  await expect.element(page.getByLabelText('Price ($)')).toBeVisible();
});

test('what was deleted comes back', async () => {
  signIn(newBrand());
  withComments([comment(1, { mayChange: true })]);
  await openApp(path);
  await press('Delete');
  await expect.element(page.getByText('Comment 1 deleted')).toBeVisible();
  expect(card(/^Comment 1/).query()).toBeNull();
  await press('Undo');
  await expect.element(card(/^Comment 1/)).toBeVisible();
});

test('comments that come in several pages are all shown with their pins, and what fails on the way is tried again', async () => {
  signIn(newBrand());
  withComments();
  const pin = { x: 500, y: 500 };
  let isDown = true;
  server.returns('comments.list', ({ query: { since = 0 } }) => {
    if (since === 2 && isDown) throw new AppError('service.unavailable', { params: { check: 'unknown' } });
    return {
      comments: [since + 1, since + 2].map((number) => comment(number, { point: pin })),
      removed: [],
      upTo: since + 2,
      more: since < 4,
    };
  });
  await openApp(path);
  await expect.element(page.getByText('Failed to load comments')).toBeVisible();
  await expect.element(tab('All', 2)).toBeVisible();
  isDown = false;
  await press('Retry');
  await expect.element(tab('All', 6)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Comment 6,/ })).toBeVisible();
});

test('a reply that has no room beside the others says so before it is sent', async () => {
  signIn(newBrand());
  const said = { by: 'CREATOR' as const, author: null, guest: null, createdAt: comment(1).createdAt };
  const replies = Array.from({ length: 11 }, (_, n) => ({
    id: idOf(900 + n),
    text: 'x'.repeat(5000),
    ...said,
  }));
  withComments([comment(1, { replies })]);
  await openApp(path);
  await press('Reply');
  const field = page.getByRole('textbox', { name: 'Reply to comment 1' });
  await field.fill('x'.repeat(5000));
  await expect.element(page.getByText('This is too long for this comment', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await field.fill('Fine');
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
});

test('a reply is sent, and a comment of the other side appears by itself', async () => {
  signIn(newCreator());
  withComments([comment(1)]);
  await openApp(path);
  await press('Reply');
  await page.getByRole('textbox', { name: 'Reply to comment 1' }).fill('Can do.');
  await press('Send');
  await expect.element(page.getByText('Can do.')).toBeVisible();
  keep(comment(2, { text: 'And softer' }));
  const told = { dealId, subjectId: fileId, by: 'BRAND', byPerson: idOf(1) } as const;
  server.sends({ kind: 'comment.changed', ...told });
  await expect.element(page.getByText('And softer')).toBeVisible();
  server.sends({ kind: 'watching', ...told, watching: { frame: 12, isWriting: true } });
  await expect.element(page.getByText('Oasis Skin is here')).toBeVisible();
  await expect.element(page.getByText('Oasis Skin is writing')).toBeVisible();
});

test('who has gone is named with the time', async () => {
  signIn(newCreator());
  withComments();
  takeTheClock();
  await openApp(path);
  await expect.element(page.getByText('No comments yet')).toBeVisible();
  server.sends({
    kind: 'watching',
    ...{ dealId, subjectId: fileId, by: 'BRAND', byPerson: idOf(1) },
    watching: { frame: 12, isWriting: false },
  });
  await expect.element(page.getByText('Oasis Skin is here')).toBeVisible();
  await inTime('said to have left', () => /Oasis Skin left at \d/.test(document.body.textContent ?? ''));
  expect(page.getByText('Oasis Skin is here').query()).toBeNull();
});

test('a link from the brief opens the composer with its line', async () => {
  signIn(newBrand());
  withComments();
  await openApp(`${path}?cite=${line.id}`);
  await expect.element(which).toHaveDisplayValue('Serum as step two');
  await write.fill('Where is it?');
  await press('Comment');
  await expect
    .poll(() => server.calls('comments.add')[0]?.body)
    .toMatchObject({ kind: 'IN_BRIEF', briefItemId: line.id, text: 'Where is it?' });
});

test('without a connection comments stay on the device, and go in their order when it is back', async () => {
  signIn(newCreator());
  withComments();
  server.loses('comments.add');
  const app = await openApp(path);
  for (const text of ['First', 'Second']) {
    await press('Comment on this file');
    await write.fill(text);
    await press('Comment');
  }
  await expect.element(page.getByText('No connection.')).toBeVisible();
  await expect.element(page.getByText('2 comments are kept on this device')).toBeVisible();
  await app.goTo('/creator-dashboard');
  await app.goTo(path);
  await expect.element(page.getByText('First')).toBeVisible();
  server.returns('comments.add', ({ body }) => ({ comment: keep(written(body)) }));
  window.dispatchEvent(new Event('online'));
  await expect.element(card(/^Comment 2/)).toBeVisible();
  const sent = server.calls('comments.add').slice(-2);
  expect(sent.map(({ body }) => body.text)).toEqual(['First', 'Second']);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('what the server turns down says why, and is discarded by hand', async () => {
  signIn(newCreator());
  withComments();
  server.refuses('comments.add', 'comment.deal_closed');
  await openApp(path);
  await press('Comment on this file');
  await write.fill('Too late');
  await press('Comment');
  await expect
    .element(page.getByText('This project is closed, so its comments can no longer change.'))
    .toBeVisible();
  await press('Delete');
  await expect.element(page.getByText('Too late')).not.toBeInTheDocument();
});

test('of a thousand comments one is chosen and ticked, and no other is drawn again', async () => {
  signIn(newCreator());
  withComments(Array.from({ length: 1000 }, (_, index) => comment(index + 1)));
  await openApp(path);
  // Counts by selector: finding a thousand cards by role takes longer than the page does.
  const cards = () => [...document.querySelectorAll<HTMLElement>('article.comment-card')];
  await expect.poll(() => cards().length).toBe(1000);
  const changed = new Set<Node | null>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      changed.add(target instanceof Element ? target.closest('article.comment-card') : null);
  });
  const list = document.querySelector('.comments-list');
  if (list) observer.observe(list, { subtree: true, attributes: true, childList: true, characterData: true });
  const second = cards()[1];
  second?.querySelector('button')?.click();
  await expect.poll(() => second?.dataset.chosen).toBe('true');
  second?.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
  await expect.poll(() => second?.dataset.tone).toBe('aqua');
  observer.disconnect();
  expect([...changed]).toEqual([second]);
});
