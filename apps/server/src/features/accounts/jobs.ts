/** The jobs of accounts: mails that are requested with an e-mail address. */
import { m } from '@briefcast/i18n/messages';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';

export const sendResetLinkJob = jobKind<{ email: string }>('account.send_reset_link', {
  text: m.admin_job_reset_link,
  lane: 'quick',
  isTimed: false,
});

/** `mailId` is the mail's id in every retry. */
export const sendConfirmationJob = jobKind<{ userId: string; mailId: string }>('account.send_confirmation', {
  text: m.admin_job_confirmation,
  lane: 'quick',
  attempts: patientAttempts,
});
