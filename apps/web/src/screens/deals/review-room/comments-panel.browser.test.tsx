import { AppError, type Comment, type DealDetail, type NewComment } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import scriptUrl from '../../../../../../tools/demo/media/references/barrier-serum-guidelines.pdf?url';
import { addition } from '../../../testing/additions.ts';
import { comment } from '../../../testing/comments.ts';
import { briefItem, dealDetail, dealFile } from '../../../testing/deals.ts';
import { inTime, takeTheClock } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, newCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const dealId = idOf(10);
const fileId = idOf(20);
const path = `/review/${dealId}/${fileId}`;
const line = briefItem(50, 'REQUIREMENT', 'Serum as step two');

let comments: Comment[] = [];
let upTo = 0;

/** Keeps what is done to the comments, as the server does. */
function withComments(all: Comment[] = [], deal: Partial<DealDetail> = {}) {
  comments = all;
  upTo = all.length;
  const files = [dealFile(20, { originalName: 'routine.png' })];
  server.returns('deals.read', {
    deal: dealDetail({ status: 'SUBMITTED', briefItems: [line], files, ...deal }),
  });
  server.returns('comments.list', ({ query }) => ({
    comments: query.since === undefined || query.since < upTo ? comments : [],
    removed: [],
    upTo,
    more: false,
  }));
  server.returns('comments.watch', {});
  server.returns('comments.add', ({ body }) => ({ comment: keep(written(body)) }));
  const change = (id: string, fields: Partial<Comment>) => {
    const before = comments.find((one) => one.id === id) ?? comment(1);
    return { comment: keep({ ...before, ...fields }) };
  };
  server.returns('comments.changeState', ({ params, body }) => change(params.id, { state: body.state }));
  server.returns('comments.answerRequest', ({ params, body }) =>
    change(params.id, { request: { answer: body.answer, price: body.price ?? null } }),
  );
  server.returns('comments.reply', ({ params, body }) => {
    const by = { by: 'CREATOR' as const, author: null, guest: null, createdAt: comment(1).createdAt };
    return change(params.id, { replies: [{ id: idOf(900), text: body.text, ...by }] });
  });
  server.returns('comments.remove', ({ params }) => {
    comments = comments.filter(({ id }) => id !== params.id);
    upTo += 1;
    return {};
  });
  server.returns('comments.restore', () => ({ comment: keep(comment(1, { mayChange: true })) }));
}

const written = ({
  at = null,
  point = null,
  page = null,
  drawing = null,
  briefItemId = null,
  ...body
}: NewComment): Comment =>
  comment(comments.length + 1, {
    ...body,
    at,
    point,
    page,
    drawing,
    briefItemId,
    asksForRound: body.asksForRound ?? false,
    request: body.kind === 'NEW_REQUEST' ? { answer: 'ASKED', price: null } : null,
    mayChange: true,
  });

function keep(changed: Comment): Comment {
  comments = [...comments.filter(({ id }) => id !== changed.id), changed];
  upTo += 1;
  return changed;
}

const card = (name: RegExp) => page.getByRole('article', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (name: string, count: number) =>
  page.getByRole('tab', { name: new RegExp(`^${name}\\s*${count}$`) });
const which = page.getByRole('combobox', { name: 'Which line?' });
const write = page.getByRole('textbox', { name: 'Comment', exact: true });

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
  await expect.element(page.getByText(/^No comment fits/)).toBeVisible();
  await find.fill('');
  await page.getByRole('combobox', { name: 'Written by' }).selectOptions('Dana');
  await expect.poll(cards).toBe(1);
  await page.getByRole('combobox', { name: 'Written by' }).selectOptions('Everybody');
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
  await expect
    .element(page.getByText('The project is closed, and nothing was said of this file.'))
    .toBeVisible();
  await expect.element(page.getByText(/Stop where you mean/)).not.toBeInTheDocument();
});

test('a file that is approved asks for no comment and offers none', async () => {
  await page.viewport(390, 664);
  signIn(newBrand());
  withComments([], { files: [dealFile(20, { originalName: 'routine.png', status: 'APPROVED' })] });
  await openApp(path);
  await page.getByRole('button', { name: 'Comments, 0 open' }).click();
  await expect.element(page.getByText('The file is approved, and nothing was said of it.')).toBeVisible();
  await expect.element(page.getByText('Comment on this file')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Comment', exact: true })).not.toBeInTheDocument();
});

test('author and time of a comment stand in one line, however long', async () => {
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
  await expect.element(page.getByText('Enter an amount above zero.')).toBeVisible();
  await page.getByLabelText('Price ($)').fill('120.50');
  await press('Send the price');
  await expect
    .poll(() => server.calls('comments.answerRequest')[0]?.body)
    .toEqual({
      answer: 'PRICED',
      price: 12_050,
    });
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
  await expect
    .element(page.getByText('This is too long to go with this comment', { exact: false }))
    .toBeVisible();
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

test('an area of a picture is marked by dragging, and sent as a rectangle with its pin', async () => {
  signIn(newBrand());
  withComments();
  await openApp(path);
  await expect.element(page.getByText('No comments yet')).toBeVisible();
  const film = document.querySelector<HTMLElement>('.film.is-picture');
  const box = film?.getBoundingClientRect() ?? new DOMRect();
  const at = (x: number, y: number) => ({
    ...{ pointerId: 1, button: 0, bubbles: true, isPrimary: true },
    clientX: box.left + box.width * x,
    clientY: box.top + box.height * y,
  });
  if (film) film.setPointerCapture = () => undefined;
  film?.dispatchEvent(new PointerEvent('pointerdown', at(0.6, 0.2)));
  film?.dispatchEvent(new PointerEvent('pointermove', at(0.2, 0.5)));
  film?.dispatchEvent(new PointerEvent('pointerup', at(0.2, 0.5)));
  await write.fill('Without the ball');
  await page.getByRole('radio', { name: 'Just a note' }).click({ force: true });
  await press('Comment');
  await expect
    .poll(() => server.calls('comments.add')[0]?.body)
    .toMatchObject({
      point: { x: 600, y: 200 },
      drawing: {
        shapes: [
          {
            tool: 'RECTANGLE',
            points: [
              [600, 200],
              [200, 500],
            ],
          },
        ],
      },
    });
});

test('Tab goes from pin to pin, and chooses what is said there', async () => {
  signIn(newBrand());
  withComments([comment(1, { point: { x: 300, y: 300 } }), comment(2, { point: { x: 600, y: 600 } })]);
  await openApp(path);
  const pin = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Comment ${number}, In the brief, open$`) });
  await expect.element(pin(2)).toBeVisible();
  (pin(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(pin(2)).toHaveFocus();
  await expect.element(card(/^Comment 2/)).toHaveAttribute('data-chosen', 'true');
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
    .element(page.getByText('This deal is closed, so its comments stay as they are.'))
    .toBeVisible();
  await press('Delete');
  await expect.element(page.getByText('Too late')).not.toBeInTheDocument();
});

test('a document is drawn on, and its comments know their page', async () => {
  signIn(newBrand());
  withComments([comment(1, { page: 1, text: 'This line' })], {
    files: [dealFile(20, { originalName: 'script.pdf', type: 'DOCUMENT', url: scriptUrl })],
  });
  await openApp(path);
  await expect.element(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await expect.element(card(/^Comment 1, Page 1, /)).toBeVisible();
  await press('Rectangle (R)');
  const sheet = page
    .getByRole('img', { name: /^Page 1 of/ })
    .element()
    .getBoundingClientRect();
  const surface = page.getByRole('button', { name: /^Draw here/ });
  await expect.element(surface).toBeVisible();
  // It lies over the page, so that what is drawn is drawn on it.
  expect(surface.element().getBoundingClientRect().width).toBeCloseTo(sheet.width, 0);
  await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}');
  expect(document.querySelectorAll('.film-overlay .drawn')).toHaveLength(1);
  await write.fill('And this one');
  await press('Comment');
  await expect
    .poll(() => server.calls('comments.add')[0]?.body)
    .toMatchObject({ page: 1, drawing: { shapes: [{ tool: 'RECTANGLE' }] } });
});

test('a file that no browser shows is not drawn on', async () => {
  signIn(newBrand());
  withComments([], { files: [dealFile(20, { originalName: 'script.docx', type: 'DOCUMENT' })] });
  await openApp(path);
  await expect.element(page.getByText('There is no preview of this file.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Pen (P)' }).query()).toBeNull();
});

test('a drawing is sent as vectors by the pointer and by keys, and said in words', async () => {
  signIn(newBrand());
  withComments();
  await openApp(path);
  await press('Rectangle (R)');
  const surface = page.getByRole('button', { name: /^Draw here/ });
  await expect.element(surface).toBeVisible();
  await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}');
  await expect.element(page.getByText('Drawing: rectangle, in the centre')).toBeVisible();
  await userEvent.keyboard('a{Enter}{ArrowUp}{Enter}');
  await page.getByRole('radio', { name: 'Just a note' }).click({ force: true });
  await press('Comment');
  await expect
    .poll(() => server.calls('comments.add')[0]?.body.drawing?.shapes)
    .toMatchObject([
      {
        tool: 'RECTANGLE',
        color: 'PINK',
        points: [
          [500, 500],
          [600, 600],
        ],
      },
      { tool: 'ARROW', color: 'PINK' },
    ]);
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
  const ask = page.getByRole('alertdialog', { name: 'Approve with this left?' });
  await expect.element(ask.getByText('1 comment was ticked by the creator', { exact: false })).toBeVisible();
  await expect.element(ask.getByText('$120 was agreed on', { exact: false })).toBeVisible();
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

test('of a thousand comments one is chosen and ticked, and no other is drawn again', async () => {
  signIn(newCreator());
  withComments(Array.from({ length: 1000 }, (_, index) => comment(index + 1)));
  await openApp(path);
  // By their place: looking through a thousand of them by role takes longer than the page does.
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
