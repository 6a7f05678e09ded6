import type { NewComment } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comment } from '../../../testing/comments.ts';
import { dealDetail, dealFile } from '../../../testing/deals.ts';
import { media } from '../../../testing/media.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { withoutComments } from '../../../testing/without-comments.ts';

const path = `/review/${idOf(10)}/${idOf(20)}`;
const position = page.getByRole('slider', { name: 'Position' });
const at = (frame: number) => expect.element(position).toHaveAttribute('aria-valuenow', String(frame));
const file = (size: { width: number; height: number }) =>
  dealFile(20, { originalName: 'cut.mp4', type: 'VIDEO', media: media(size) });

function withFile(size = { width: 1080, height: 1920 }) {
  signIn(newBrand());
  server.returns('deals.read', { deal: dealDetail({ status: 'SUBMITTED', files: [file(size)] }) });
}

beforeEach(withoutComments);

test('what was drawn within a range is seen from the frame that it was drawn on', async () => {
  withFile();
  const shapes = [
    {
      tool: 'ARROW' as const,
      color: 'PINK' as const,
      points: [
        [100, 100],
        [500, 500],
      ] as [number, number][],
    },
  ];
  const said = comment(1, { at: { from: 30, to: 90 }, drawing: { shapes, ratio: 0.5625, frame: 60 } });
  server.returns('comments.list', { comments: [said], removed: [], upTo: 1, more: false });
  await openApp(path);
  await page.getByRole('button', { name: 'Show comment 1' }).click();
  await at(60);
  const isDrawn = () => document.querySelector('.film svg.drawn') !== null;
  await expect.poll(isDrawn).toBe(true);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(isDrawn).toBe(false);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await at(89);
  await expect.poll(isDrawn).toBe(true);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(isDrawn).toBe(false);
});

test('a drawing tells the frame that it was made on', async () => {
  withFile();
  const sent: NewComment[] = [];
  server.returns('comments.add', ({ body }) => {
    sent.push(body);
    return { comment: comment(1, { text: body.text, at: body.at ?? null }) };
  });
  await openApp(path);
  await expect.element(position).toBeVisible();
  const second = '{Shift>}{ArrowRight}{/Shift}';
  await userEvent.keyboard(`${second}i${second}${second}o{Shift>}{ArrowLeft}{/Shift}dr`);
  await expect.element(page.getByRole('button', { name: /^Draw here/ })).toBeVisible();
  await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}{Escape}');
  await userEvent.keyboard('Without this.');
  await page.getByRole('radio', { name: 'New request' }).click();
  await page
    .getByRole('form', { name: 'New comment' })
    .getByRole('button', { name: 'Comment', exact: true })
    .click();
  await expect.poll(() => sent).toMatchObject([{ at: { from: 30, to: 90 }, drawing: { frame: 60 } }]);
});

test('what is typed after a stroke of the mouse is the comment’s text, and no shortcut', async () => {
  withFile();
  const sent: NewComment[] = [];
  server.returns('comments.add', ({ body }) => {
    sent.push(body);
    return { comment: comment(1, { text: body.text, at: body.at ?? null }) };
  });
  await openApp(path);
  await expect.element(position).toBeVisible();
  await userEvent.keyboard('d');
  const surface = page.getByRole('button', { name: /^Draw here/ });
  await expect.element(surface).toBeVisible();
  const { left, top, width, height } = surface.element().getBoundingClientRect();
  surface.element().setPointerCapture = () => undefined;
  const stroke = async (type: string, share: number) => {
    surface.element().dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse' },
        ...{ clientX: left + width * share, clientY: top + height * share },
      }),
    );
    await new Promise(requestAnimationFrame);
  };
  await stroke('pointerdown', 0.2);
  await stroke('pointermove', 0.6);
  await stroke('pointerup', 0.6);
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
  await userEvent.keyboard('in or out?{Escape}');
  await expect.element(surface).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'New request' }).click();
  await page
    .getByRole('form', { name: 'New comment' })
    .getByRole('button', { name: 'Comment', exact: true })
    .click();
  await expect.poll(() => sent).toMatchObject([{ text: 'in or out?', at: { from: 0, to: null } }]);
  expect(sent[0]?.drawing?.shapes).toHaveLength(1);
});

test('a film that lies has no safe area of a phone’s apps', async () => {
  withFile({ width: 1920, height: 1080 });
  await openApp(path);
  await expect.element(position).toBeVisible();
  await userEvent.keyboard('s');
  expect(document.querySelector('.safe-area')).toBeNull();
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect.element(keys.getByText('Play or pause')).toBeVisible();
  await expect.element(keys.getByText('Safe area')).not.toBeInTheDocument();
});

test('an upright film has one', async () => {
  withFile();
  await openApp(path);
  await expect.element(position).toBeVisible();
  await userEvent.keyboard('s');
  await expect.poll(() => document.querySelector('.safe-area')).not.toBeNull();
});
