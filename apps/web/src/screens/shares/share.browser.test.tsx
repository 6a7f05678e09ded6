import { AppError, type Comment, type ShareSummary } from '@briefcast/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dealDetail, dealFile } from '../../testing/deals.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { pointWith } from '../../testing/pointer.ts';
import { outOfReach } from '../../testing/reach.ts';
import { server } from '../../testing/stub-server.ts';

afterEach(() => vi.restoreAllMocks());

const path = '/l/the-secret';
const summary: ShareSummary = {
  title: 'Winter barrier serum',
  companyName: 'Oasis Skin',
  profileImage: null,
  by: { id: idOf(3), firstName: 'Rania', lastName: 'Saleh' },
  hasPassword: true,
  canComment: true,
  hasWatermark: true,
  expiresAt: '2099-11-28T18:00:00.000Z',
};
const file = dealFile(20, { originalName: 'morning-routine.png' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const remark = (text: string): Comment => ({
  id: idOf(60),
  fileId: file.id,
  stackId: file.id,
  version: 1,
  number: 1,
  kind: 'NOTE',
  briefItemId: null,
  text,
  at: null,
  point: null,
  page: null,
  drawing: null,
  state: 'OPEN',
  isTask: false,
  request: null,
  asksForRound: false,
  by: null,
  author: null,
  guest: { name: 'Dana Khalil' },
  createdAt: '2026-03-01T12:00:00.000Z',
  editedAt: null,
  replies: [],
  mayChange: true,
});

function withShare(fields: Partial<ShareSummary> = {}) {
  const share = { ...summary, ...fields };
  let comments: Comment[] = [];
  server.returns('shares.summary', { share });
  server.returns('shares.enter', ({ body }) => ({ guest: { token: 'guest', name: body.name } }));
  server.returns('shares.files', { share, guestName: 'Dana Khalil', files: [file] });
  server.returns('shares.comments', () => ({ comments, next: null }));
  server.streams('shares.events');
  server.returns('shares.addComment', ({ body }) => {
    comments = [remark(body.text)];
    return { comment: remark(body.text) };
  });
  server.returns('shares.removeComment', () => {
    comments = [];
    return {};
  });
}

test('lets a guest in by name and password, and shows the take with the name over it', async () => {
  withShare();
  await openApp(path);
  await expect.element(page.getByText('Rania Saleh at Oasis Skin invites you to take a look')).toBeVisible();
  await page.getByLabelText('Your name').fill('Dana Khalil');
  await page.getByLabelText('Password', { exact: true }).fill('a guess');
  server.refuses('shares.enter', 'share.password_wrong');
  await press('Watch');
  await expect.element(page.getByText('Wrong password.')).toBeVisible();
  withShare();
  await press('Watch');
  await expect.element(page.getByText('Oasis Skin asks for a look')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.watermark > span').length).toBeGreaterThan(3);
  await expect
    .poll(() => server.calls('shares.enter').at(-1))
    .toMatchObject({
      body: { name: 'Dana Khalil', password: 'a guess' },
    });
});

test('takes what a guest writes, and lets them delete it', async () => {
  withShare({ hasPassword: false });
  await openApp(path);
  await expect.element(page.getByLabelText('Password', { exact: true })).not.toBeInTheDocument();
  await page.getByLabelText('Your name').fill('Dana Khalil');
  await press('Watch');
  await expect
    .element(page.getByText('Rania reads them and decides what goes to the creator.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Comment on this file' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Please add #ad.');
  await press('Comment');
  await expect.element(page.getByRole('article', { name: 'Comment 1' })).toBeVisible();
  await expect.element(page.getByText('Please add #ad.')).toBeVisible();
  await press('Delete');
  await expect.element(page.getByText('Please add #ad.')).not.toBeInTheDocument();
});

const fromOther = {
  kind: 'comment.changed',
  dealId: null,
  subjectId: null,
  by: null,
  byPerson: null,
} as const;

test('lets a guest draw and reply, and shows what others write as they write it', async () => {
  withShare({ hasPassword: false });
  let comments = [remark('The logo is cut.')];
  server.returns('shares.comments', () => ({ comments, next: null }));
  const drawing = {
    ratio: 1,
    shapes: [
      {
        tool: 'RECTANGLE',
        color: 'PINK',
        points: [
          [100, 100],
          [300, 300],
        ],
      },
    ],
  } satisfies Comment['drawing'];
  server.returns('shares.reply', ({ body }) => {
    const reply = { id: idOf(61), text: body.text, by: null, author: null, guest: { name: 'Dana Khalil' } };
    const [first] = comments;
    if (!first) throw new Error('Nothing to reply to');
    comments = [{ ...first, replies: [{ ...reply, createdAt: first.createdAt }], mayChange: false }];
    return { comment: comments[0] ?? first };
  });
  await openApp(path);
  await page.getByLabelText('Your name').fill('Dana Khalil');
  await press('Watch');
  const card = page.getByRole('article', { name: 'Comment 1' });
  await card.getByRole('button', { name: 'Reply' }).click();
  await card.getByRole('textbox').fill('On my screen as well.');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect.element(card.getByText('On my screen as well.')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();

  const [first] = comments;
  if (!first) throw new Error('The comment is gone');
  const theirs = { ...first, id: idOf(62), number: 2, guest: { name: 'Omar' }, drawing, replies: [] };
  comments = [first, { ...theirs, text: 'This corner.' }];
  server.sends(fromOther);
  const others = page.getByRole('article', { name: 'Comment 2' });
  await expect.element(others.getByText('This corner.')).toBeVisible();
  await others.getByRole('button', { name: 'Show comment 2' }).click();
  await expect.poll(() => document.querySelectorAll('svg.drawn path').length).toBe(2);

  comments = [{ ...first, kind: 'IN_BRIEF' }];
  server.sends(fromOther);
  await expect.element(card.getByText('Passed on to the creator')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Reply' })).not.toBeInTheDocument();

  await press('Pen (P)');
  await expect.element(page.getByRole('button', { name: /^Draw here/u })).toBeVisible();
});

test.each([320, 360, 390])('keeps a guest’s tools for drawing in reach at %i pixels', async (width) => {
  await page.viewport(width, 664);
  withShare({ hasPassword: false });
  await openApp(path);
  await page.getByLabelText('Your name').fill('Dana Khalil');
  await press('Watch');
  await press('Draw here');
  await expect.element(page.getByRole('button', { name: /^Draw here\./u })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Undo (Ctrl Z)' })).toBeVisible();
  expect(outOfReach(page.getByRole('toolbar', { name: 'Drawing tools' }).element())).toEqual([]);
});

test('tells a guest who touches of no key', async () => {
  pointWith('coarse');
  await page.viewport(390, 664);
  withShare({ hasPassword: false });
  await openApp(path);
  await page.getByLabelText('Your name').fill('Dana Khalil');
  await press('Watch');
  await press('Comments, 0');
  await expect.element(page.getByText('Go to the spot you mean, then comment or draw.')).toBeVisible();
  expect(document.querySelector('.comments-panel kbd')).toBeNull();
});

test('keeps what a guest wrote while there is no connection', async () => {
  withShare({ hasPassword: false });
  server.loses('shares.addComment');
  await openApp(path);
  await page.getByLabelText('Your name').fill('Dana Khalil');
  await press('Watch');
  await page.getByRole('button', { name: 'Comment on this file' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Please add #ad.');
  await press('Comment');
  await expect.element(page.getByText('No connection.')).toBeVisible();
  withShare({ hasPassword: false });
  await press('Try now');
  await expect.element(page.getByRole('article', { name: 'Comment 1' })).toBeVisible();
  await expect.element(page.getByText('not sent yet')).not.toBeInTheDocument();
});

test('says that a link does not exist, and not that it has ended', async () => {
  server.refuses('shares.summary', 'share.not_found');
  await openApp(path);
  await expect.element(page.getByRole('heading', { name: 'This link does not exist' })).toBeVisible();
  await expect.element(page.getByText('Check the whole address')).toBeVisible();
});

test('says that a link has ended', async () => {
  server.refuses('shares.summary', new AppError('share.ended', { params: { endedAt: null } }));
  await openApp(path);
  await expect.element(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
});

test('is made in the review room, told once, and turned off there', async () => {
  signIn(newBrand());
  const deal = dealDetail({ status: 'SUBMITTED', files: [file] });
  server.returns('deals.read', { deal });
  server.returns('comments.list', { comments: [], removed: [], upTo: 0, more: false });
  server.returns('comments.watch', {});
  const share = {
    id: idOf(70),
    name: 'Retail team',
    fileIds: [file.id],
    canComment: true,
    hasPassword: true,
    hasWatermark: true,
    showsEarlierVersions: false,
    createdBy: null,
    createdAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2099-11-28T18:00:00.000Z',
    looks: 0,
    lastLookAt: null,
    comments: 0,
  };
  let shares: (typeof share)[] = [];
  server.returns('shares.list', () => ({ shares }));
  server.returns('shares.create', () => {
    shares = [share];
    return { share, token: 'the-secret' };
  });
  server.returns('shares.revoke', () => {
    shares = [];
    return {};
  });
  await openApp(`/review/${deal.id}/${file.id}`);
  await press('Share for a look');
  const dialog = page.getByRole('dialog', { name: 'Share for a look' });
  await dialog.getByText('Settings').click();
  await dialog.getByLabelText('For whom').fill('Retail team');
  const button = dialog.getByRole('button', { name: 'Create link' });
  const pressed = button.element().getBoundingClientRect();
  // Creates one link for a double press: the address of a second one would be shown to nobody.
  await button.dblClick();
  const link = dialog.getByText(`${window.location.origin}/l/the-secret`);
  await expect.element(link).toBeVisible();
  // Keeps the address for a second press that comes late: the dialog is smaller by then.
  const position = { x: pressed.x + pressed.width / 2, y: pressed.y + pressed.height / 2 };
  const beside = document.elementFromPoint(position.x, position.y) as Element;
  expect(dialog.element().contains(beside)).toBe(false);
  await userEvent.click(beside, { position });
  await expect.element(link).toBeVisible();
  await expect
    .poll(() => server.calls('shares.create'))
    .toMatchObject([{ body: { name: 'Retail team', fileIds: [file.id], days: 7, hasWatermark: true } }]);
  await dialog.getByRole('button', { name: 'Turn off the link for Retail team' }).click();
  await expect.element(dialog.getByText('Links in use')).not.toBeInTheDocument();

  await dialog.getByRole('button', { name: 'Close' }).click();
  await press('Share for a look');
  await expect.element(dialog.getByLabelText('For whom')).not.toBeVisible();
  await expect
    .element(dialog.getByText('Watch and comment, 7 days, with a password, and watermark'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect
    .poll(() => server.calls('shares.create').at(-1))
    .toMatchObject({ body: { name: expect.stringMatching(/^Link of /u), canComment: true, days: 7 } });
});
