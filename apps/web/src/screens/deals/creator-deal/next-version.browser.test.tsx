/** Sent-back files: the requested changes, and the next version in their place. */
import type { Comment } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import { comment } from '../../../testing/comments.ts';
import { creator, id, path, running, status, withDeal } from '../../../testing/creator-deal.ts';
import { dealFile } from '../../../testing/deals.ts';
import { emptyDraft } from '../../../testing/drafts.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

describe('after content was sent back', () => {
  test('takes the next version of what was sent back in its place', async () => {
    withDeal({ ...running, status: 'NEEDS_REVISION', files: [dealFile(20, { status: 'NEEDS_REVISION' })] });
    server.returns('drafts.read', { draft: emptyDraft });
    server.returns('comments.tasks', { tasks: [comment(1, { isTask: true })], next: null });
    server.refuses('uploads.begin', 'draft.replaced_unknown');
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'Version 2' })).toBeVisible();
    await expect.element(page.getByText(/check that version 2 meets them\./)).toBeVisible();
    await chooseFiles('Upload a new version of take-20.png', [picture('better.png')]);
    await expect
      .poll(() => server.calls('uploads.begin'))
      .toMatchObject([{ body: { name: 'better.png', replaces: idOf(20) } }]);
    await page.getByRole('button', { name: 'Cancel better.png' }).click();
  });

  test('a film waits for Wi-Fi where that was chosen, and may go all the same', async () => {
    const connection = Object.assign(new EventTarget(), { type: 'cellular' });
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    withDeal({ ...running, briefItems: [] });
    server.returns('drafts.read', { draft: emptyDraft });
    server.refuses('uploads.begin', 'draft.replaced_unknown');
    await openApp(path);
    await page.getByRole('switch', { name: 'Videos only over Wi-Fi' }).click();
    const film = new File(['film'], 'take.mp4', { type: 'video/mp4' });
    await chooseFiles('Drop your files here or browse', [film]);
    await expect.element(page.getByText(/waiting for Wi-Fi$/u)).toBeVisible();
    expect(server.calls('uploads.begin')).toEqual([]);
    await page.getByRole('button', { name: 'Use mobile data' }).click();
    await expect.poll(() => server.calls('uploads.begin').length).toBe(1);
    await page.getByRole('button', { name: 'Cancel take.mp4' }).click();
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('lists what to change, to be ticked, replied to and decided where it stands', async () => {
    withDeal({ ...running, status: 'NEEDS_REVISION', files: [dealFile(20, { status: 'NEEDS_REVISION' })] });
    server.returns('drafts.read', { draft: emptyDraft });
    let tasks = [
      comment(1),
      comment(2, { state: 'TO_CHECK' }),
      comment(3, { kind: 'NEW_REQUEST', request: { answer: 'ASKED', price: null } }),
    ].map((task) => ({ ...task, isTask: true }));
    const changed = (commentId: string, fields: Partial<Comment>) => {
      tasks = tasks.map((task) => (task.id === commentId ? { ...task, ...fields } : task));
      return { comment: tasks.find((task) => task.id === commentId) as Comment };
    };
    server.returns('comments.tasks', () => ({ tasks, next: null }));
    server.waits('comments.changeState');
    server.returns('comments.answerRequest', ({ params, body }) =>
      changed(params.id, { request: { answer: body.answer, price: null } }),
    );
    await openApp(path);
    const card = (number: number) => page.getByRole('article', { name: new RegExp(`^Comment ${number},`) });
    await expect
      .element(page.getByRole('progressbar', { name: 'Tasks' }))
      .toHaveAttribute('aria-valuenow', '1');
    await expect.element(page.getByText('Oasis Skin asked for 2 changes')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Tick 1 task' }))
      .toHaveAttribute('href', `#task-${idOf(1001)}`);
    await expect
      .element(card(1).getByRole('link', { name: 'View comment 1' }))
      .toHaveAttribute('href', `/review/${id}/${idOf(20)}?comment=${idOf(1001)}`);
    await expect.element(page.getByText('2 of 2 done')).not.toBeInTheDocument();

    // Ticked from the press on, and in the list as soon as the server has answered: nothing is read again first.
    server.waits('comments.tasks');
    const box = card(1).getByRole('checkbox', { name: 'Done' });
    await box.click();
    await expect.element(box).toBeChecked();
    await expect.poll(() => server.calls('comments.changeState').length).toBe(1);
    server.returns('comments.changeState', ({ params, body }) => changed(params.id, { state: body.state }));
    await expect.element(page.getByText('2 of 2 done')).toBeVisible();
    await expect.element(page.getByText('All 2 tasks done')).toBeVisible();

    await card(3).getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.element(page.getByText('2 of 3 done')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Tick 1 task' })).toBeVisible();
    // Moves the focus to the accepted card, which is among the tasks now.
    await expect.element(card(3)).toHaveFocus();
  });

  test('keeps a reply that waits for the connection under the file that it is about', async () => {
    const files = [20, 21].map((n) =>
      dealFile(n, { status: 'NEEDS_REVISION', originalName: `cut-${n}.png`, stackId: idOf(n) }),
    );
    withDeal({ ...running, status: 'NEEDS_REVISION', files });
    server.returns('drafts.read', { draft: emptyDraft });
    const tasks = files.map(({ id: fileId }, at) =>
      comment(at + 1, { isTask: true, fileId, stackId: fileId }),
    );
    server.returns('comments.tasks', { tasks, next: null });
    server.loses('comments.reply');
    await openApp(path);
    await page
      .getByRole('article', { name: /^Comment 2,/ })
      .getByRole('button', { name: 'Reply' })
      .click();
    await userEvent.keyboard('Can do.{Control>}{Enter}{/Control}');
    const listOf = (name: string) =>
      page.getByRole('heading', { name }).element().closest('section')?.textContent ?? '';
    await expect.poll(() => listOf('cut-21.png')).toContain('Can do.');
    expect(listOf('cut-20.png')).not.toContain('Can do.');
    expect(localStorage.getItem(`outbox:${creator.id}`)).toContain('Can do.');
    server.returns('comments.reply', {
      comment: comment(2, { isTask: true, text: 'Heard', fileId: idOf(21), stackId: idOf(21) }),
    });
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Heard')).toBeVisible();
    await expect.element(page.getByText('Can do.')).not.toBeInTheDocument();
  });

  test('says that what to change did not come, and tries again', async () => {
    withDeal({ ...running, status: 'NEEDS_REVISION', files: [dealFile(20, { status: 'NEEDS_REVISION' })] });
    server.returns('drafts.read', { draft: emptyDraft });
    server.refuses('comments.tasks', 'deal.not_found');
    await openApp(path);
    await expect.element(page.getByText('Failed to load the tasks')).toBeVisible();
    server.returns('comments.tasks', { tasks: [comment(1, { isTask: true })], next: null });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('0 of 1 done')).toBeVisible();
  });

  test('hands in what came without a draft', async () => {
    withDeal({ ...running, files: [dealFile(20, { originalName: 'already-there.png' })] });
    await openApp(path);
    await expect.element(page.getByText('1 file is uploaded and not submitted yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await status('Submitted');
    await expect
      .poll(() => server.calls('deals.changeStatus'))
      .toMatchObject([{ body: { status: 'SUBMITTED' } }]);
  });
});
