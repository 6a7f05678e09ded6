/** The mail of an invitation. Names are entered by people; the mail escapes them and puts them on one line. */
import type { MemberRole } from '@briefcast/contract';
import { isolated } from '@briefcast/i18n/isolated';
import { m } from '@briefcast/i18n/messages';
import { composeMail, oneLine } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';

interface InvitationMailInput {
  to: string;
  role: MemberRole;
  companyName: string;
  inviter: { firstName: string | null; lastName: string | null };
  url: string;
}

/** Writes it in the current locale; each call creates a new mail. */
export function invitationMail({ to, role, companyName, inviter, url }: InvitationMailInput): Mail {
  const company = isolated(oneLine(companyName, 80));
  const person = isolated(oneLine([inviter.firstName, inviter.lastName].filter(Boolean).join(' '), 80));
  const invites = person
    ? m.mail_invitation_text({ person, company })
    : m.mail_invitation_text_unnamed({ company });
  return composeMail({
    to,
    subject: person
      ? m.mail_invitation_subject({ person, company })
      : m.mail_invitation_subject_unnamed({ company }),
    preview: m.mail_invitation_lifetime(),
    heading: m.mail_invitation_heading({ company }),
    paragraphs: [`${invites} ${m.mail_invitation_role({ role })}`, m.mail_invitation_lifetime()],
    action: { label: m.mail_invitation_button(), url },
    reason: person
      ? m.mail_invitation_reason({ person, company })
      : m.mail_invitation_reason_unnamed({ company }),
  });
}
