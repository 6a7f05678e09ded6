/** Review room around the film: its states, events that arrive while it is open, and the phone. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, dealFile } from '../../../testing/deals.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newCreator } from '../../../testing/people.ts';
import {
  at,
  brand,
  button,
  deal,
  filmFile,
  path,
  press,
  submitted,
  timecode,
  toArabic,
  withDeal,
} from '../../../testing/review-room.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';
import { withoutComments } from '../../../testing/without-comments.ts';

beforeEach(withoutComments);

test('its states', () =>
  walkStates({
    visitor: brand,
    path,
    title: 'morning.mp4, Winter barrier serum',
    calls: ['deals.read'],
    loading: 'Loading project...',
    fill: () => server.returns('deals.read', { deal: dealDetail(submitted) }),
    filled: ['Winter barrier serum', 'Play'],
    failing: ['Deal Not Found', 'Failed to fetch deal', 'Back to Dashboard'],
    clear: () => server.returns('deals.read', { deal: dealDetail({ status: 'SUBMITTED' }) }),
    empty: ['File Not Found', 'Back to the project'],
    expired: 'log in',
  }));

test('the creator watches what is still in the draft, from the deal, and writes to nobody', async () => {
  signIn(newCreator());
  const drafted = filmFile({}, { status: 'DRAFT' });
  const maxBytes = { VIDEO: 2e9, IMAGE: 25e6, DOCUMENT: 25e6 };
  server.returns('deals.read', { deal: dealDetail({ status: 'IN_PROGRESS', briefItems: [] }) });
  server.returns('drafts.read', {
    draft: { isOpen: true, files: [drafted], uploads: [], isTakeBackPossible: false, maxBytes },
  });
  await openApp(`/deal/${deal}`);
  await page.getByRole('link', { name: 'Watch morning.mp4' }).click();
  await expect.element(timecode()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'In your draft' })).toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: 'Files' }).getByRole('link', { name: 'morning' }))
    .toHaveAttribute('aria-current', 'true');
  expect(server.calls('comments.list')).toEqual([]);
});

test('leads to itself in the other language', async () => {
  withDeal();
  await openApp(path);
  await expect.element(toArabic()).toHaveAttribute('href', `/ar${path}`);
});

test('a version that comes meanwhile is told of, and does not push away the one that is watched', async () => {
  const first = filmFile({}, { stackId: idOf(20), version: 1 });
  const second = { ...filmFile(), id: idOf(21), stackId: idOf(20), version: 2 };
  const change = withDeal({ ...submitted, files: [first] });
  const app = await openApp(path);
  await expect.element(timecode()).toBeVisible();
  change({ files: [{ ...first, status: 'NEEDS_REVISION', superseded: true }, second] });
  await expect.element(page.getByText('Layla Haddad sent version 2')).toBeVisible();
  expect(app.address()).toBe(path);
  await page.getByRole('link', { name: 'Watch v2' }).click();
  await expect.poll(app.address).toBe(`/review/${deal}/${idOf(21)}`);
  await expect.element(page.getByText('Layla Haddad sent version 2')).not.toBeInTheDocument();
  await expect.element(button('Approve')).toBeVisible();
});

test('a deal of another of one’s organisations offers the switch', async () => {
  signIn(brand);
  server.refuses('deals.read', 'deal.not_found');
  const other = { id: idOf(50), companyName: 'Kayan Home', profileImage: null, role: 'OWNER' } as const;
  server.returns('team.organizations', { organizations: [{ ...other, isCurrent: false, hasDeal: true }] });
  await openApp(path);
  await expect
    .element(page.getByRole('heading', { name: 'This project belongs to Kayan Home' }))
    .toBeVisible();
});

test('the creator watches what the brand decides', async () => {
  signIn(newCreator());
  server.returns('deals.read', { deal: dealDetail(submitted) });
  await openApp(path);
  await expect.element(page.getByRole('heading', { name: 'Winter barrier serum' })).toBeVisible();
  await expect.element(timecode()).toBeVisible();
  await expect.element(button('Approve')).not.toBeInTheDocument();
});

test.each([
  ['Request Revision', 1280],
  ['Reject', 1280],
  ['Request Revision', 390],
  ['Reject', 390],
])('%s at %s: what is being typed stays when a colleague has approved the file', async (name, width) => {
  const change = withDeal();
  await page.viewport(width, 844);
  await openApp(path);
  if (width === 390) await button('Decide').click();
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: name === 'Reject' ? 'Reject this take?' : name });
  await dialog.getByRole('textbox').first().fill('Too dark.');
  const reviewedBy = { id: idOf(99), firstName: 'Mira', lastName: 'Saleh' };
  change({ files: [filmFile({}, { status: 'APPROVED', reviewedBy })] });
  await expect.element(dialog.getByRole('alert').getByText('Approved by Mira')).toBeVisible();
  await expect.element(dialog.getByRole('textbox').first()).toHaveValue('Too dark.');
  const send = name === 'Reject' ? name : 'Send Feedback';
  await expect.element(dialog.getByRole('button', { name: send })).toBeDisabled();
});

test('a picture is enlarged by keys, and stays within its frame', async () => {
  withDeal({ ...submitted, files: [dealFile(20)] });
  await openApp(path);
  const larger = button('Larger');
  await expect.element(larger).toBeVisible();
  await expect.element(button('Smaller')).toBeDisabled();
  await press('=');
  await expect.element(button('Smaller')).toBeEnabled();
  await press('0');
  await expect.element(button('Smaller')).toBeDisabled();
  await expect.element(timecode()).not.toBeInTheDocument();
});

describe('on a phone', () => {
  test('the version opens what is known, and Decide the decision', async () => {
    withDeal();
    await page.viewport(390, 844);
    await openApp(path);
    await button('Version 1').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('1080 × 1920')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Sound', exact: true })).toBeVisible();
    // The rounds that are left, as sheets that are not written yet.
    await expect.element(dialog.getByText('Round 2')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Share for a look' })).toBeVisible();
    await expect.element(toArabic()).toHaveAttribute('href', `/ar${path}`);
    await press('{Escape}');
    await button('Decide').click();
    await expect.element(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Request Revision' })).toBeVisible();
  });

  const isInView = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
  };

  test('a film is moved frame by frame, and the other files are one press away', async () => {
    withDeal({ ...submitted, files: [filmFile(), dealFile(21, { originalName: 'second.png' })] });
    await page.viewport(390, 664);
    const app = await openApp(path);
    await button('One frame forward').click();
    await at('00:00:01');
    for (const name of ['One frame back', 'One frame forward', 'Sound', 'Speed, 1×', 'Comment'])
      await expect.poll(() => isInView(button(name).element())).toBe(true);
    await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Next file: second.png' }).click();
    await expect.poll(app.address).toBe(`/review/${deal}/${idOf(21)}`);
    await expect.element(page.getByRole('link', { name: 'Previous file: morning.mp4' })).toBeVisible();
  });

  test.each([
    [844, 390],
    [932, 430],
    [667, 375],
  ])('held sideways, at %s by %s, the film is between the bar and its buttons', async (width, height) => {
    withDeal();
    await page.viewport(width, height);
    await openApp(path);
    await expect.element(button('Decide')).toBeVisible();
    await expect.element(timecode()).toBeVisible();
    const edges = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    await expect
      .poll(() => {
        const film = edges(document.querySelector('video'));
        const bar = edges(page.getByRole('heading', { level: 1 }).element());
        return film.height > 0 && film.top >= bar.bottom && film.bottom <= edges(timecode().element()).top;
      })
      .toBe(true);
  });

  test('a low window has the same in the sheet of the version', async () => {
    withDeal({ ...submitted, files: [filmFile(), dealFile(21, { originalName: 'second.png' })] });
    await page.viewport(360, 560);
    await openApp(path);
    await expect.element(page.getByRole('link', { name: 'Next file: second.png' })).not.toBeInTheDocument();
    await button('Version 1').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: 'One frame forward' })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Next file: second.png' })).toBeVisible();
  });

  test.each([
    [390, 844, 1],
    [360, 560, 2],
  ])(
    'the tools for drawing, at %i by %i, are %i rows in the place of the other buttons',
    async (width, height, rows) => {
      withDeal();
      await page.viewport(width, height);
      await openApp(path);
      await button('Draw on the frame').click();
      const tools = page.getByRole('toolbar', { name: 'Drawing tools' });
      await expect.element(tools).toBeVisible();
      const controls = tools.element().querySelectorAll('button, input');
      expect(controls.length).toBeGreaterThan(7);
      const middles = [...controls].map((control) => {
        const { top, height } = control.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
      expect(new Set(middles).size).toBe(rows);
      expect([...controls].filter((control) => !isInView(control))).toEqual([]);
      await expect.element(button('Comment')).not.toBeInTheDocument();
    },
  );

  test('the comments panel comes up from below and goes again, also by going back', async () => {
    withDeal({ ...submitted, files: [filmFile({}, { status: 'NEEDS_REVISION', feedback: 'Too dark.' })] });
    await page.viewport(390, 844);
    const app = await openApp('/uploads');
    await app.goTo(path);
    await expect.element(timecode()).toBeVisible();
    await expect.element(page.getByText('Too dark.')).not.toBeVisible();
    await button('Comment').click();
    await expect.element(page.getByText('Too dark.')).toBeVisible();
    await app.goBack();
    await expect.element(page.getByText('Too dark.')).not.toBeVisible();
    await expect.element(timecode()).toBeVisible();
    await button('Comment').click();
    await expect.element(page.getByText('Too dark.')).toBeVisible();
    await button('Make the sheet larger or smaller').click();
    await expect.element(page.getByText('Too dark.')).not.toBeVisible();
  });
});
