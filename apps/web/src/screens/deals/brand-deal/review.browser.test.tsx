import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../lib/query-client.ts';
import { feedback, path, press, status, submitted, withDeal } from '../../../testing/brand-deal.ts';
import { comment } from '../../../testing/comments.ts';
import { dealFile } from '../../../testing/deals.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

describe('the review', () => {
  test('takes each file once, and completes when the last request was lost', async () => {
    const files = [dealFile(20, { originalName: 'first.png' }), dealFile(21, { originalName: 'second.png' })];
    const { keepsStatus } = withDeal({ ...submitted, files });
    await openApp(path);
    await expect.element(page.getByText('0 of 2 approved')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Complete Project' })).not.toBeInTheDocument();

    await page.getByRole('button', { name: 'first.png', exact: true }).click();
    await press('Approve');
    await expect.element(page.getByText('1 of 2 approved')).toBeVisible();
    // The next file that waits comes onto the stage by itself.
    await expect.element(page.getByRole('heading', { name: 'second.png' })).toBeVisible();
    await press('Approve');
    // The last approval asks, and shows what is delivered against what was asked.
    const question = page.getByRole('dialog', { name: 'Complete this project?' });
    await expect.element(question.getByText('2 more files')).toBeVisible();
    await expect.element(page.getByText('2 of 2 approved')).toBeInTheDocument();
    server.refuses('deals.changeStatus', 'internal');
    await question.getByRole('button', { name: 'Complete Project' }).click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'The project could not be completed' }))
      .toBeInTheDocument();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).not.toBeInTheDocument();

    keepsStatus();
    await press('Complete Project');
    await question.getByRole('button', { name: 'Complete Project' }).click();
    await status('Completed');
    await expect
      .poll(() => server.calls('files.review').map(({ params }) => params.id))
      .toEqual(files.map((file) => file.id));
  });

  test('approves several at once, but for those whose comments leave something open', async () => {
    const files = ['first.png', 'second.png', 'third.png'].map((originalName, index) =>
      dealFile(20 + index, { originalName }),
    );
    const { change } = withDeal({ ...submitted, files });
    server.returns('comments.list', ({ params }) => ({
      removed: [],
      upTo: 0,
      more: false,
      comments: params.id === idOf(21) ? [comment(90, { fileId: idOf(21), state: 'TO_CHECK' })] : [],
    }));
    server.returns('files.approve', ({ body }) => {
      const approved = files.map((file) =>
        body.fileIds.includes(file.id) ? { ...file, status: 'APPROVED' as const } : file,
      );
      change({ files: approved });
      return { approved: body.fileIds };
    });
    await openApp(path);
    await press('Approve several');
    const dialog = page.getByRole('dialog', { name: 'Which files are ready?' });
    await expect.element(dialog.getByRole('checkbox', { name: 'first.png' })).toBeChecked();
    await expect.element(dialog.getByRole('checkbox', { name: /second.png/ })).not.toBeChecked();
    await expect.element(dialog.getByRole('checkbox', { name: 'All 3 files' })).toBePartiallyChecked();
    await dialog.getByRole('button', { name: 'Approve 2 files' }).click();
    await expect.element(page.getByText('2 of 3 approved')).toBeVisible();
    await expect.element(page.getByText('2 files approved')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    // Judges the last file in place.
    await expect.element(page.getByRole('button', { name: 'Approve several' })).not.toBeInTheDocument();
    server.returns('files.undoApproval', ({ params }) => {
      change({ files });
      return { file: files.find(({ id }) => id === params.id) ?? dealFile(20) };
    });
    await press('Undo');
    await expect.element(page.getByText('0 of 3 approved')).toBeVisible();
    await expect
      .poll(() => server.calls('files.undoApproval').map(({ params }) => params.id))
      .toEqual([idOf(20), idOf(22)]);
  });

  test('takes back the last approval, and with it the question', async () => {
    const { changeFile } = withDeal();
    await openApp(path);
    await press('Approve');
    const question = page.getByRole('dialog', { name: 'Complete this project?' });
    await expect.element(question).toBeVisible();
    server.returns('files.undoApproval', () => changeFile({ status: 'PENDING' }));
    await press('Undo');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText('Approval undone')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    expect(server.calls('deals.changeStatus')).toEqual([]);
  });

  test('rejects one take, with a reason or without', async () => {
    withDeal();
    await openApp(path);
    await press('Reject');
    const dialog = page.getByRole('dialog', { name: 'Reject this take?' });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Take rejected')).toBeInTheDocument();
    await expect.poll(() => server.calls('files.review')).toMatchObject([{ body: { status: 'REJECTED' } }]);
  });

  test('keeps feedback that was refused', async () => {
    const { keepsReviews } = withDeal();
    await openApp(path);
    await press('Request Revision');
    const dialog = page.getByRole('dialog', { name: 'Request Revision' });
    await dialog.getByPlaceholder('Please provide specific feedback').fill('Too dark.');
    server.refuses('files.review', 'internal');
    await press('Send Feedback');
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'The file could not be reviewed' }))
      .toBeInTheDocument();
    await expect.element(feedback).toHaveValue('Too dark.');
    keepsReviews();
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await status('Needs Revision');
    await expect.element(page.getByText('Too dark.')).toBeVisible();
  });

  test('completing is offered while the creator works again on more, and is not asked about by itself', async () => {
    const approved = dealFile(20, { status: 'APPROVED' });
    const { change } = withDeal({ ...submitted, files: [approved] });
    await openApp(path);
    const question = page.getByRole('dialog', { name: 'Complete this project?' });
    await press('Complete Project');
    await expect.element(question).toBeVisible();
    change({ files: [approved, dealFile(21)] });
    await queryClient.invalidateQueries();
    await expect.element(page.getByText('This project is not finished yet')).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    // The creator takes it back.
    change({ status: 'IN_PROGRESS', files: [approved] });
    await queryClient.invalidateQueries();
    await status('In Progress');
    await expect.element(page.getByRole('button', { name: 'Complete Project' })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('a file that the creator took back a moment ago is told as that', async () => {
    withDeal();
    server.refuses('files.review', 'file.not_found');
    await openApp(path);
    await press('Approve');
    await expect.element(page.getByText('The creator took the submission back a moment ago.')).toBeVisible();
  });

  test.each([
    ['Request Revision', 'Feedback for the creator', 'Send Feedback'],
    ['Reject', 'Reason (optional)', 'Reject'],
  ])('%s: what is being typed stays when a colleague has approved the file', async (button, field, send) => {
    const { changeFile } = withDeal();
    await openApp(path);
    await press(button);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText(field).fill('Too dark.');
    changeFile({ status: 'APPROVED', reviewedBy: { id: idOf(99), firstName: 'Mira', lastName: 'Saleh' } });
    await queryClient.invalidateQueries();
    await expect.element(dialog.getByRole('alert').getByText('Approved by Mira')).toBeVisible();
    await expect.element(dialog.getByLabelText(field)).toHaveValue('Too dark.');
    await expect.element(dialog.getByRole('button', { name: send })).toBeDisabled();
  });

  test('stays open while the toast over it is dismissed', async () => {
    withDeal();
    server.loses('files.review');
    await openApp(path);
    await press('Request Revision');
    await feedback.fill('Too dark.');
    await press('Send Feedback');
    const toast = page.getByText('The file could not be reviewed');
    await toast.click();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect.element(toast).not.toBeInTheDocument();
    await expect.element(feedback).toHaveValue('Too dark.');
  });
});
