import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import scriptUrl from '../../../../../../tools/demo/media/references/barrier-serum-guidelines.pdf?url';
import { comment } from '../../../testing/comments.ts';
import { card, path, press, withComments, write } from '../../../testing/comments-panel.ts';
import { dealFile } from '../../../testing/deals.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
  await expect.element(page.getByText('This file has no preview.')).toBeVisible();
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
