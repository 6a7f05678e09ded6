/** The mails about a change of an account's e-mail: to the new address, and to the old one. */
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';

/**
 * The link that makes the address the account's. It contains nothing of the account, because its reader may
 * be a stranger.
 */
export const newEmailMail = (id: string, to: string, url: string): Mail =>
  composeMail(
    {
      to,
      subject: m.mail_new_email_subject(),
      preview: m.mail_new_email_lifetime(),
      heading: m.mail_new_email_heading(),
      paragraphs: [m.mail_new_email_text(), m.mail_new_email_lifetime()],
      action: { label: m.mail_new_email_button(), url },
      reason: m.mail_new_email_reason(),
    },
    id,
  );

/** Sent instead of the link if the address has an account, so that the answer to the request does not reveal that. */
export const takenEmailMail = (id: string, to: string, publicUrl: string): Mail =>
  composeMail(
    {
      to,
      subject: m.mail_taken_email_subject(),
      preview: m.mail_taken_email_text(),
      heading: m.mail_taken_email_heading(),
      paragraphs: [m.mail_taken_email_text(), m.mail_taken_email_otherwise()],
      action: { label: m.mail_taken_email_button(), url: publicUrl + ownPage(paths.login.href()) },
      reason: m.mail_new_email_reason(),
    },
    id,
  );

/** Tells the old address that a change was requested, while it can still be cancelled. */
export const emailAskedMail = (to: string, email: string, publicUrl: string): Mail =>
  composeMail({
    to,
    subject: m.mail_email_asked_subject(),
    preview: m.mail_email_asked_text({ email }),
    heading: m.mail_email_asked_heading(),
    paragraphs: [m.mail_email_asked_text({ email }), m.mail_email_asked_not_you()],
    action: {
      label: m.mail_password_changed_button(),
      url: publicUrl + ownPage(paths.forgotPassword.href()),
    },
    reason: m.mail_account_reason(),
  });

/** Tells the old address that it is no longer the account's. */
export const emailChangedMail = (to: string, email: string): Mail =>
  composeMail({
    to,
    subject: m.mail_email_changed_subject(),
    preview: m.mail_email_changed_text({ email }),
    heading: m.mail_email_changed_heading(),
    paragraphs: [m.mail_email_changed_text({ email }), m.mail_email_changed_not_you()],
    reason: m.mail_email_changed_reason(),
  });
