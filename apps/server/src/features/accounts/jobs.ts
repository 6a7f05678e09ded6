/** The jobs of accounts: mails that are asked for by an address. */
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';

export const sendResetLinkJob = jobKind<{ email: string }>('account.send_reset_link', {
  lane: 'quick',
  isTimed: false,
});

/** `mailId` names the mail through every try. */
export const sendConfirmationJob = jobKind<{ userId: string; mailId: string }>('account.send_confirmation', {
  lane: 'quick',
  attempts: patientAttempts,
});
