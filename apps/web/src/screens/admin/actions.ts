import {
  type AdminBrand,
  type AdminCreator,
  type AdminDeal,
  AppError,
  type FailedJob,
} from '@briefcast/contract';
import { adminClient } from '../../lib/api.ts';
import { fullName } from '../../lib/full-name.ts';
import { type AdminAction, deleteFailureText } from './admin-action.tsx';
import { jobText } from './job-text.ts';

const reason = (error: unknown) =>
  error instanceof AppError && error.code !== 'internal' ? error.message : 'Unknown error';

const deletion = (noun: string) => ({
  question: `Are you sure you want to delete this ${noun}? This action cannot be undone.`,
  confirmLabel: 'Delete',
  busyText: 'Deleting...',
  danger: true,
  failureText: deleteFailureText,
});

/** Deletes a creator with their portfolio. */
export const deleteCreator = (creator: AdminCreator): AdminAction => ({
  ...deletion('creator'),
  title: `Delete ${fullName(creator)}`,
  run: () => adminClient.admin.removeUser({ params: { id: creator.id } }),
});

/** Deletes a brand. */
export const deleteBrand = (brand: AdminBrand): AdminAction => ({
  ...deletion('brand'),
  title: `Delete ${brand.companyName}`,
  run: () => adminClient.admin.removeUser({ params: { id: brand.id } }),
});

/** Deletes a deal with its messages and files. */
export const deleteDeal = (deal: AdminDeal): AdminAction => ({
  ...deletion('deal'),
  title: `Delete ${deal.title}`,
  run: () => adminClient.admin.removeDeal({ params: { id: deal.id } }),
});

/** Cancels a deal that is not closed. */
export const cancelDeal = (deal: AdminDeal): AdminAction => ({
  title: `Cancel ${deal.title}`,
  question: 'Are you sure you want to cancel this deal? Both sides keep what they have sent.',
  confirmLabel: 'Cancel Deal',
  busyText: 'Cancelling...',
  danger: true,
  run: () => adminClient.admin.cancelDeal({ params: { id: deal.id } }),
  failureText: (error) => `Failed to cancel deal: ${reason(error)}`,
});

/** Publishes or unpublishes a creator. */
export function togglePublish(creator: AdminCreator): AdminAction {
  const action = creator.isPublished ? 'unpublish' : 'publish';
  return {
    title: `${creator.isPublished ? 'Unpublish' : 'Publish'} ${fullName(creator)}`,
    question: `Are you sure you want to ${action} this creator?`,
    confirmLabel: creator.isPublished ? 'Unpublish' : 'Publish',
    busyText: creator.isPublished ? 'Unpublishing...' : 'Publishing...',
    danger: false,
    run: () =>
      adminClient.admin.togglePublish({
        params: { id: creator.id },
        body: { isPublished: !creator.isPublished },
      }),
    failureText: (error) => `Failed to ${action} creator: ${reason(error)}`,
  };
}

/** Discards a failed job. */
export const discardJob = (job: FailedJob): AdminAction => ({
  title: `Discard ${jobText(job.kind)}`,
  question: 'Are you sure you want to discard this job? What it was to do will not be done.',
  confirmLabel: 'Discard',
  busyText: 'Discarding...',
  danger: true,
  run: () => adminClient.admin.discardJob({ params: { id: job.id } }),
  failureText: (error) => `Failed to discard the job: ${reason(error)}`,
});

/** Tries a failed job again, or all of them; nobody is asked first, since it does no harm. */
export const retryJobs = (job: FailedJob | null) =>
  job ? adminClient.admin.retryJob({ params: { id: job.id } }) : adminClient.admin.retryJobs();
