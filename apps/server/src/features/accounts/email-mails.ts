/** The mails about another e-mail of an account: to the new one, and to the old one. */
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';

/** The link that makes the address the account's. Nothing of the account is in it: whoever reads this may be a stranger. */
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

/** In the place of the link, to an address that has an account: whoever asked for it learns nothing by the answer. */
export const takenEmailMail = (id: string, to: string, publicUrl: string): Mail =>
  composeMail(
    {
      to,
      subject: m.mail_taken_email_subject(),
      preview: m.mail_taken_email_text(),
      heading: m.mail_taken_email_heading(),
      paragraphs: [m.mail_taken_email_text(), m.mail_taken_email_otherwise()],
      action: { label: m.mail_taken_email_button(), url: publicUrl + paths.login.href() },
      reason: m.mail_new_email_reason(),
    },
    id,
  );

/** Tells the old address that another one was asked for, while that can still be stopped. */
export const emailAskedMail = (to: string, email: string, publicUrl: string): Mail =>
  composeMail({
    to,
    subject: m.mail_email_asked_subject(),
    preview: m.mail_email_asked_text({ email }),
    heading: m.mail_email_asked_heading(),
    paragraphs: [m.mail_email_asked_text({ email }), m.mail_email_asked_not_you()],
    action: { label: m.mail_password_changed_button(), url: publicUrl + paths.forgotPassword.href() },
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
