import type { DealFile, FrameRate, NewComment } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { comment } from '../../../testing/comments.ts';
import { dealDetail, dealFile } from '../../../testing/deals.ts';
import { media } from '../../../testing/media.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { withoutComments } from '../../../testing/without-comments.ts';

/** Ten seconds of film, as the second version of a file whose first one has 25 frames a second. */
const version = (number: number, frameRate: FrameRate, fields: Partial<DealFile> = {}) =>
  dealFile(19 + number, {
    originalName: `cut-${number}.mp4`,
    type: 'VIDEO',
    stackId: idOf(20),
    version: number,
    media: media({ frameRate, frames: Math.floor((10 * frameRate.numerator) / frameRate.denominator) }),
    ...fields,
  });

const made = comment(1, { at: { from: 75, to: 100 }, text: 'Hold the label.', mayChange: true });

beforeEach(() => {
  withoutComments();
  signIn(newBrand());
  const files = [
    version(1, { numerator: 25, denominator: 1 }, { status: 'NEEDS_REVISION', superseded: true }),
    version(2, { numerator: 30_000, denominator: 1001 }),
  ];
  server.returns('deals.read', { deal: dealDetail({ status: 'SUBMITTED', files }) });
  server.returns('comments.list', { comments: [made], removed: [], upTo: 1, more: false });
});

const position = page.getByRole('slider', { name: 'Position' });

test('a comment on a version of another frame rate keeps its moment', async () => {
  await openApp(`/review/${idOf(10)}/${idOf(21)}`);
  const card = page.getByRole('article', { name: 'Comment 1, 00:03:00 to 00:04:00, In the brief, open' });
  await card.getByRole('button', { name: 'Show comment 1' }).click();
  await expect.element(position).toHaveAttribute('aria-valuenow', '90');
  await expect.element(page.getByRole('button', { name: /^Comment 1, 00:03:00/ })).toBeVisible();
});

test('whoever asks for a revision reads the moments of the version that is sent back', async () => {
  await openApp(`/review/${idOf(10)}/${idOf(21)}`);
  await page.getByRole('button', { name: /^Request Revision/ }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Request Revision' }).getByText('00:03:00'))
    .toBeVisible();
});

test('words that are written anew leave the comment where it was made; a place is told in its own version', async () => {
  const sent: NewComment[] = [];
  const note = { ...made, kind: 'NOTE' as const };
  server.returns('comments.list', { comments: [note], removed: [], upTo: 1, more: false });
  server.returns('comments.change', ({ body }) => {
    sent.push(body);
    return { comment: { ...note, text: body.text } };
  });
  await openApp(`/review/${idOf(10)}/${idOf(21)}?comment=${made.id}`);
  const change = async (words: string, isHere: boolean) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('form', { name: /^Comment 1/ });
    await form.getByRole('textbox', { name: 'Comment' }).fill(words);
    if (isHere) await form.getByRole('button', { name: 'At the frame on the screen' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form).not.toBeInTheDocument();
  };
  await change('Hold it longer.', false);
  await expect.element(position).toHaveAttribute('aria-valuenow', '90');
  await change('Hold it here.', true);
  expect(sent.map(({ at }) => at)).toEqual([
    { from: 75, to: 100 },
    { from: 75, to: null },
  ]);
});
