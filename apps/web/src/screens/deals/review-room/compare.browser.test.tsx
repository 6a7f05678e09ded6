import type { DealFile, FileMedia } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comment } from '../../../testing/comments.ts';
import { dealDetail, dealFile } from '../../../testing/deals.ts';
import { media } from '../../../testing/media.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { withoutComments } from '../../../testing/without-comments.ts';

const version = (number: number, facts: Partial<FileMedia> = {}, fields: Partial<DealFile> = {}) =>
  dealFile(19 + number, {
    originalName: `cut-${number}.mp4`,
    type: 'VIDEO',
    stackId: idOf(20),
    version: number,
    media: media(facts),
    ...fields,
  });
const sentBack = { status: 'NEEDS_REVISION', superseded: true, feedback: 'Hold the label longer.' } as const;
const compare = `/review/${idOf(10)}/${idOf(21)}/compare`;

function withFiles(files: DealFile[]) {
  signIn(newBrand());
  server.returns('deals.read', { deal: dealDetail({ status: 'SUBMITTED', files }) });
}

beforeEach(withoutComments);

test('says what changed in length and shape, and what was asked', async () => {
  withFiles([
    version(1, {}, sentBack),
    version(2, { durationSeconds: 12.5, frames: 375, width: 1080, height: 1350 }),
  ]);
  await openApp(compare);
  await expect.element(page.getByText('The new version is 2.5 seconds longer.')).toBeVisible();
  await expect.element(page.getByText('The shape was 1080 × 1920 and is 1080 × 1350 now.')).toBeVisible();
  await expect.element(page.getByText('Hold the label longer.')).toBeVisible();
  await expect.element(page.getByText('v1', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
});

test('the longer version leads, so that its end is seen too', async () => {
  withFiles([version(1, { durationSeconds: 12, frames: 360 }, sentBack), version(2)]);
  await openApp(compare);
  await expect.element(page.getByText('The new version is 2 seconds shorter.')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect
    .element(page.getByRole('slider', { name: 'Position' }))
    .toHaveAttribute('aria-valuetext', '00:11:29');
});

test('V changes to the line, which the arrows move; with Shift they go from frame to frame', async () => {
  withFiles([version(1, {}, sentBack), version(2)]);
  await openApp(compare);
  const position = page.getByRole('slider', { name: 'Position' });
  await expect.element(position).toBeVisible();
  await userEvent.keyboard('v');
  const line = page.getByRole('slider', { name: 'Line between v1 and v2' });
  await expect.element(line).toHaveAttribute('aria-valuenow', '50');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
  await expect.element(line).toHaveAttribute('aria-valuenow', '48');
  await expect.element(position).toHaveAttribute('aria-valuenow', '1');
  (line.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(line).toHaveAttribute('aria-valuenow', '49');
  await userEvent.keyboard('v');
  await expect.element(line).not.toBeInTheDocument();
});

test('of three versions each side offers those that the other side does not show', async () => {
  withFiles([version(1, {}, sentBack), version(2, {}, sentBack), version(3)]);
  const app = await openApp(`/review/${idOf(10)}/${idOf(22)}/compare`);
  await page.getByLabelText('Versions').first().selectOptions(idOf(20));
  await expect.poll(app.address).toContain(`with=`);
  expect(app.address()).toContain(idOf(20));
});

test('with one version there is nothing to compare', async () => {
  withFiles([dealFile(21)]);
  const app = await openApp(compare);
  await expect.poll(app.address).toBe(`/review/${idOf(10)}/${idOf(21)}`);
});

test('on a phone one decides on the newer version without leaving the two', async () => {
  withFiles([version(1, {}, sentBack), version(2)]);
  server.returns('files.review', { file: version(2, {}, { status: 'APPROVED' }) });
  await page.viewport(390, 844);
  const app = await openApp(compare);
  await page.getByRole('button', { name: 'Decide' }).click();
  const sheet = page.getByRole('dialog', { name: 'Version 2, your call' });
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => server.calls('files.review')).toMatchObject([{ params: { id: idOf(21) } }]);
  expect(app.address()).toBe(compare);
});

test('what was said of both is beside them, and is confirmed there', async () => {
  withFiles([version(1, {}, sentBack), version(2)]);
  const said = comment(1, { text: 'Move the caption', at: { from: 30, to: null }, state: 'TO_CHECK' });
  server.returns('comments.list', { comments: [said], removed: [], upTo: 1, more: false });
  server.returns('comments.changeState', { comment: { ...said, state: 'DONE' } });
  await openApp(compare);
  await expect.element(page.getByText('Move the caption')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByRole('tab', { name: /^Done\s*1$/ })).toBeVisible();
});
