import {
  type AdminBrand,
  type AdminCreator,
  type AdminDeal,
  type AdminOrder,
  type AdminPerson,
  AppError,
  type FailedJob,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { adminClient } from '../../../lib/api.ts';
import { fullName } from '../../../lib/names.ts';
import { errorText } from '../../../lib/show-error.ts';
import type { ListKind } from '../lists/use-list-state.ts';
import { type AdminAction, deleteFailureText } from './admin-action.tsx';

const reason = (error: unknown) =>
  error instanceof AppError && error.code !== 'internal' ? error.message : m.unknown_error();

type NamedCreator = Pick<AdminCreator, 'id' | 'firstName' | 'lastName'>;

const deletion = (what: ListKind, id: string) => ({
  removal: { of: what === 'deals' ? ('deal' as const) : ('user' as const), id },
  question: m.admin_delete_question({ what }),
  confirmLabel: m.admin_delete(),
  busyText: m.admin_deleting(),
  danger: true,
  failureText: deleteFailureText,
});

/** Deletes a creator with their portfolio. */
export const deleteCreator = (creator: NamedCreator): AdminAction => ({
  ...deletion('creators', creator.id),
  title: m.admin_delete_named({ name: fullName(creator) }),
  run: () => adminClient.admin.removeUser({ params: { id: creator.id } }),
});

/** Deletes a brand. */
export const deleteBrand = (brand: Pick<AdminBrand, 'id' | 'companyName'>): AdminAction => ({
  ...deletion('brands', brand.id),
  title: m.admin_delete_named({ name: brand.companyName }),
  run: () => adminClient.admin.removeUser({ params: { id: brand.id } }),
});

/** Deletes a deal with its messages and files. */
export const deleteDeal = (deal: Pick<AdminDeal, 'id' | 'title'>): AdminAction => ({
  ...deletion('deals', deal.id),
  title: m.admin_delete_named({ name: deal.title }),
  run: () => adminClient.admin.removeDeal({ params: { id: deal.id } }),
});

/** Cancels a deal that is not closed. */
export const cancelDeal = (deal: Pick<AdminDeal, 'id' | 'title'>): AdminAction => ({
  title: m.admin_cancel_named({ name: deal.title }),
  question: m.admin_cancel_question(),
  confirmLabel: m.admin_cancel_deal(),
  cancelLabel: m.admin_keep_deal(),
  busyText: m.admin_cancelling(),
  danger: true,
  run: () => adminClient.admin.cancelDeal({ params: { id: deal.id } }),
  failureText: (error) => m.admin_cancel_failed({ reason: reason(error) }),
});

/** Publishes or unpublishes a creator. */
export function togglePublish(creator: NamedCreator & Pick<AdminCreator, 'isPublished'>): AdminAction {
  const name = fullName(creator);
  const texts = creator.isPublished
    ? {
        title: m.admin_unpublish_named({ name }),
        question: m.admin_unpublish_question(),
        reasonLabel: m.admin_unpublish_reason(),
        confirmLabel: m.admin_unpublish(),
        busyText: m.admin_unpublishing(),
        failureText: (error: unknown) => m.admin_unpublish_failed({ reason: reason(error) }),
      }
    : {
        title: m.admin_publish_named({ name }),
        question: m.admin_publish_question(),
        publishedId: creator.id,
        confirmLabel: m.admin_publish(),
        busyText: m.admin_publishing(),
        failureText: (error: unknown) => m.admin_publish_failed({ reason: reason(error) }),
      };
  return {
    ...texts,
    danger: false,
    run: (reason) =>
      adminClient.admin.togglePublish({
        params: { id: creator.id },
        body: { isPublished: !creator.isPublished, ...(creator.isPublished ? { reason } : {}) },
      }),
  };
}

const suspension = (name: string) => ({
  title: m.admin_suspend_named({ name }),
  reasonLabel: m.admin_suspend_reason(),
  confirmLabel: m.admin_suspend(),
  busyText: m.admin_suspending(),
  danger: true,
  failureText: (error: unknown) => m.admin_suspend_failed({ reason: reason(error) }),
});

const suspendPerson = (id: string) => (text: string) =>
  adminClient.adminSuspensions.suspendPerson({ params: { id }, body: { reason: text } });

/** Suspends a brand with everybody in it. */
export const suspendBrand = ({ id, companyName }: Pick<AdminBrand, 'id' | 'companyName'>): AdminAction => ({
  ...suspension(companyName),
  question: m.admin_suspend_brand_question(),
  run: (text) => adminClient.adminSuspensions.suspendBrand({ params: { id }, body: { reason: text } }),
});

/** Suspends a creator of this name. */
export const suspendCreatorNamed = ({ id, name }: { id: string; name: string }): AdminAction => ({
  ...suspension(name),
  question: m.admin_suspend_creator_question(),
  run: suspendPerson(id),
});

/** Suspends a creator. */
export const suspendCreator = (creator: NamedCreator): AdminAction =>
  suspendCreatorNamed({ id: creator.id, name: fullName(creator) });

/** Suspends one person of brands. */
export const suspendMember = ({ userId, name }: { userId: string; name: string }): AdminAction => ({
  ...suspension(name),
  question: m.admin_suspend_member_question(),
  run: suspendPerson(userId),
});

/** Logs a person out on all their devices. */
export const logOutPerson = ({ userId, name }: { userId: string; name: string }): AdminAction => ({
  title: m.admin_log_out_named({ name }),
  question: m.admin_log_out_question(),
  confirmLabel: m.admin_log_out_person(),
  busyText: m.admin_logging_out(),
  danger: false,
  run: () => adminClient.adminDetails.endSessions({ params: { id: userId } }),
  failureText: (error) => m.admin_log_out_failed({ reason: reason(error) }),
});

/** Discards a failed job. */
export const discardJob = (job: FailedJob): AdminAction => ({
  title: m.admin_discard_named({ name: job.text }),
  question: m.admin_discard_question(),
  confirmLabel: m.admin_discard(),
  busyText: m.admin_discarding(),
  danger: true,
  run: () => adminClient.admin.discardJob({ params: { id: job.id } }),
  failureText: (error) => m.admin_discard_failed({ reason: reason(error) }),
});

/** Cancels an order that waits for its money. */
export const cancelOrder = ({ id, reference }: AdminOrder): AdminAction => ({
  title: m.admin_money_cancel_named({ reference }),
  question: m.admin_money_cancel_question(),
  confirmLabel: m.admin_money_cancel(),
  cancelLabel: m.admin_money_keep(),
  busyText: m.admin_money_cancelling(),
  danger: true,
  run: async () => {
    await adminClient.adminMoney.cancelOrder({ params: { id } });
    return { message: m.admin_money_cancelled() };
  },
  failureText: (error) => errorText(error, m.admin_money_cancel_failed()),
});

/** Takes another admin's account away. */
export const removeAdmin = ({ id, name }: AdminPerson): AdminAction => ({
  title: m.admins_remove_named({ name }),
  question: m.admins_remove_question({ name }),
  confirmLabel: m.admins_remove(),
  busyText: m.admins_removing(),
  danger: true,
  run: async () => {
    await adminClient.admins.remove({ params: { id } });
    return { message: m.admins_removed() };
  },
  failureText: (error) => errorText(error, m.admins_remove_failed()),
});

/** Tries a failed job again, or all of them; nobody is asked first, since it does no harm. */
export const retryJobs = (job: FailedJob | null) =>
  job ? adminClient.admin.retryJob({ params: { id: job.id } }) : adminClient.admin.retryJobs();
