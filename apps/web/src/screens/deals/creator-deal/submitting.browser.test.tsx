/** Handing in: a draft is filled, put in order, checked and sent. */
import { withDefaults } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addition } from '../../../testing/additions.ts';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import { field, path, running, status, withDeal } from '../../../testing/creator-deal.ts';
import { dealFile } from '../../../testing/deals.ts';
import { emptyDraft, looked, withDraft } from '../../../testing/drafts.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { uploadOf } from '../../../testing/uploads.ts';

const submitted = '2026-03-02T12:00:00.000Z';

describe('submitting', () => {
  test('orders files by keys as fast as they are pressed, and the focus goes along', async () => {
    const { change } = withDeal(running);
    withDraft(change, () => false);
    let files = ['one', 'two', 'three', 'four'].map((name, index) =>
      dealFile(60 + index, { originalName: `${name}.png`, status: 'DRAFT' }),
    );
    const draft = () => ({ ...emptyDraft, files });
    server.returns('drafts.read', () => ({ draft: draft() }));
    server.returns('drafts.changeFile', ({ params, body: { position = 1 } }) => {
      const moved = files.filter(({ id }) => id === params.fileId);
      files = files.filter(({ id }) => id !== params.fileId).toSpliced(position - 1, 0, ...moved);
      return { draft: draft() };
    });
    await openApp(path);
    const up = page.getByRole('button', { name: 'Move four.png up' });
    await expect.element(up).toBeVisible();
    (up.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.poll(() => files.map(({ originalName }) => originalName)[0]).toBe('four.png');
    const shown = page.getByRole('list', { name: 'Your draft' }).getByRole('listitem');
    await expect.element(shown.first()).toMatchTextContent(/^four\.png/);
    await expect
      .poll(() => server.calls('drafts.changeFile').map(({ body }) => body.position))
      .toEqual([3, 2, 1]);
    await expect.element(page.getByRole('button', { name: /^Move four\.png/ }).first()).toBeInTheDocument();
  });

  test('gathers files in a draft, without the one that is refused, and hands them in at once', async () => {
    const { change } = withDeal({ ...running, briefItems: [] });
    withDraft(change, (name) => name === 'bad.png');
    await openApp(path);
    const submit = page.getByRole('button', { name: 'Submit Content' });
    await expect.element(submit).toBeDisabled();
    await expect.element(submit).toHaveAccessibleDescription(/Before you submit.*Upload a file/);
    await chooseFiles('Drop your files here or browse', [picture('good.png'), picture('bad.png')]);
    await expect.element(page.getByText('File not accepted')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove good.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel bad.png' }).click();
    await submit.click();
    await expect.element(page.getByRole('alertdialog').getByText(/good\.png/)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
    await status('Submitted');
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await status('In Progress');
    expect(server.calls('deals.changeStatus')).toEqual([]);
  });

  test('goes on once everything is approved, for the work that was added since', async () => {
    const approved = dealFile(60, { originalName: 'first.png', status: 'APPROVED', submittedAt: submitted });
    const added = addition(70, { state: 'ACCEPTED', answeredAt: '2026-03-03T12:00:00.000Z' });
    const { change } = withDeal({ ...running, status: 'SUBMITTED', files: [approved], additions: [added] });
    withDraft(change, () => false);
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'Submit more' })).toBeVisible();
    await expect.element(page.getByText('You agreed on more work since: submit it below.')).toBeVisible();
    await chooseFiles('Drop your files here or browse', [picture('cut.png')]);
    await page.getByRole('button', { name: 'Submit Content' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => server.calls('drafts.submit')).toHaveLength(1);
  });

  test('tells before it is sent where a file was taken, and that its check still runs', async () => {
    withDeal({ ...running, briefItems: [] });
    const media = { ...looked, state: 'WORKING' as const, progress: 40 };
    let file = dealFile(60, {
      originalName: 'beach.mp4',
      type: 'VIDEO',
      status: 'DRAFT',
      hasLocation: true,
      media,
    });
    server.returns('drafts.read', () => ({ draft: { ...emptyDraft, files: [file] } }));
    server.returns('files.clean', () => {
      file = { ...file, hasLocation: false };
      return { file };
    });
    await openApp(path);
    await expect.element(page.getByText('1 file is still being checked')).toBeVisible();
    await expect.element(page.getByText('All checks passed')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Submit Content' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/^These show where they were taken: beach\.mp4\./)).toBeVisible();
    await expect.element(question.getByText(/^The technical check is still running/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('This file says where it was taken.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove location from beach.mp4' }).click();
    await expect.element(page.getByText('This file says where it was taken.')).not.toBeInTheDocument();
  });

  test('waits while a file is on its way, and lets it be paused', async () => {
    const { change } = withDeal(running);
    withDraft(change, () => false);
    server.waits('uploads.writePart');
    await openApp(path);
    await chooseFiles('Drop your files here or browse', [picture('slow.png')]);
    await expect.element(page.getByRole('link', { name: /^Confirm \d+ lines? of the brief$/ })).toBeVisible();
    await expect.element(page.getByText('1 file is still uploading')).toBeVisible();
    await page.getByRole('button', { name: 'Pause slow.png' }).click();
    await expect.element(page.getByText('Paused at 0%')).toBeVisible();
    server.returns('uploads.writePart', ({ params }) => ({
      part: { number: params.number, sha256: '0'.repeat(64) },
    }));
    await page.getByRole('button', { name: 'Resume slow.png' }).click();
    await expect.element(page.getByRole('button', { name: 'Remove slow.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove slow.png' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(server.calls('drafts.removeFile')).toEqual([]);
    await page.getByRole('button', { name: 'Remove slow.png' }).click();
    await page.getByRole('button', { name: 'Remove file' }).click();
    await expect.element(page.getByRole('button', { name: 'Submit Content' })).toBeDisabled();
  });

  test('goes on with what another page began, once the same file is chosen again', async () => {
    withDeal(running);
    const upload = uploadOf({ name: 'half.png' });
    server.returns('drafts.read', { draft: { ...emptyDraft, uploads: [upload] } });
    server.returns('uploads.read', { upload });
    await openApp(path);
    await expect.element(page.getByText('Choose the same file to continue')).toBeVisible();
    const other = new File(['another size'], 'half.png', { type: 'image/png' });
    await chooseFiles('Choose half.png again', [other]);
    await expect.element(page.getByText('This is not the same file')).toBeVisible();
    expect(server.calls('uploads.complete')).toEqual([]);
    server.returns('uploads.cancel', {});
    await page.getByRole('button', { name: 'Cancel half.png' }).click();
  });

  /** A film that is too long for what it is to be, and too quiet. */
  const longFilm = dealFile(60, {
    originalName: 'long.mp4',
    type: 'VIDEO',
    status: 'DRAFT',
    deliverableId: idOf(40),
    media: {
      state: 'READY',
      progress: 100,
      failure: null,
      width: 1080,
      height: 1920,
      durationSeconds: 64,
      frameRate: { numerator: 30, denominator: 1 },
      frames: 1920,
      isVariableRate: false,
      videoCodec: 'h264',
      audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
      loudness: { integrated: -19.2, truePeak: -3 },
      blackParts: [],
      silentParts: [],
      proxy: null,
      storyboard: null,
      waveform: null,
    },
  });

  test('tells what a technical check found, and waits for a file in the place of one that failed', async () => {
    const stated = withDefaults({ kind: 'UGC Video', maxSeconds: 45 });
    withDeal({ ...running, briefItems: [], deliverableWishes: [{ id: idOf(40), ...stated }] });
    server.returns('drafts.read', { draft: { ...emptyDraft, files: [longFilm] } });
    await openApp(path);
    await expect.element(page.getByText('1 check failed, 1 warning')).toBeVisible();
    const card = page.getByRole('list', { name: 'Technical check of long.mp4' });
    await expect.element(page.getByText('UGC Video, 9:16, 0:15 to 0:45, at least 1080 × 1920')).toBeVisible();
    const rows = card.getByRole('listitem');
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(/Length\s*1:04.*19 seconds too long\. Trim it to 0:45/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Loudness\s*−19\.2 LUFS.*Raise it by 5 dB/);
    await expect.element(rows.nth(0).getByRole('img', { name: 'Failed' })).toBeVisible();
    await expect.element(card.getByText('As requested: 9:16')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Submit Content' });
    await expect.element(submit).toBeDisabled();
    await expect.element(submit).toHaveAccessibleDescription(/Replace 1 file that failed its check/);
    server.refuses('uploads.begin', 'draft.replaced_unknown');
    await chooseFiles('Replace long.mp4', [picture('short.png')]);
    await expect
      .poll(() => server.calls('uploads.begin'))
      .toMatchObject([{ body: { name: 'short.png', replaces: longFilm.id } }]);
    await page.getByRole('button', { name: 'Cancel short.png' }).click();
  });

  test('is not stopped by what is usual of its kind, and may ask the brand', async () => {
    withDeal({ ...running, briefItems: [] });
    server.returns('drafts.read', { draft: { ...emptyDraft, files: [longFilm] } });
    await openApp(path);
    await expect.element(page.getByText('2 warnings', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Submit Content' })).toBeEnabled();
    await page.getByRole('link', { name: 'Ask the brand about Length' }).click();
    await expect.element(field).toHaveFocus();
  });

  test('is stopped by no warning', async () => {
    withDeal({ ...running, briefItems: [] });
    const quiet = { ...longFilm, media: longFilm.media && { ...longFilm.media, durationSeconds: 30 } };
    server.returns('drafts.read', { draft: { ...emptyDraft, files: [quiet] } });
    await openApp(path);
    await expect.element(page.getByText('1 warning', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Submit Content' })).toBeEnabled();
  });
});
