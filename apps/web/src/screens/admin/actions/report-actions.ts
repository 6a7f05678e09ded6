/** The admin's acts on the party of a report, each with its question. */
import type { PublicThing, ReportedParty } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { suspendBrand, suspendCreatorNamed } from './actions.ts';
import type { AdminAction } from './admin-action.tsx';

/** Unpublishes a profile, or ends a casting. */
export function takeOffline({ what, id, title }: PublicThing): AdminAction {
  const params = { id };
  if (what === 'PROFILE')
    return {
      title: m.admin_unpublish_named({ name: title }),
      question: m.admin_unpublish_question(),
      reasonLabel: m.admin_unpublish_reason(),
      confirmLabel: m.moderation_take_offline(),
      busyText: m.admin_unpublishing(),
      danger: true,
      run: (reason) => adminClient.admin.togglePublish({ params, body: { isPublished: false, reason } }),
      failureText: (error) => errorText(error, m.unknown_error()),
    };
  return {
    title: m.admin_end_casting(),
    question: m.admin_end_casting_question({ title }),
    reasonLabel: m.admin_end_casting_reason(),
    confirmLabel: m.admin_end_casting(),
    busyText: m.admin_ending_casting(),
    danger: true,
    run: (reason) => adminClient.adminCastings.end({ params, body: { reason } }),
    failureText: (error) => errorText(error, m.casting_not_moved()),
  };
}

/** Suspends the brand or the creator. */
export const suspendReported = ({ as, id, name }: ReportedParty): AdminAction =>
  as === 'BRAND' ? suspendBrand({ id, companyName: name }) : suspendCreatorNamed({ id, name });

/** Writes a warning that stays in their account. */
export const warnReported = (reportId: string, name: string): AdminAction => ({
  title: m.moderation_warn_named({ name }),
  question: m.moderation_warn_question(),
  reasonLabel: m.moderation_warn_reason(),
  confirmLabel: m.moderation_warn_send(),
  busyText: m.moderation_warn_sending(),
  danger: false,
  run: (reason) => adminClient.moderation.warn({ params: { id: reportId }, body: { reason } }),
  failureText: (error) => errorText(error, m.moderation_warn_failed()),
});
