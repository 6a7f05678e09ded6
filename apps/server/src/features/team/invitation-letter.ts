/** The mail of an invitation. Names are people's own words; the letter escapes them and puts them on one line. */
import type { MemberRole } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { composeLetter, oneLine } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/letter-content.ts';

interface InvitationLetterInput {
  to: string;
  role: MemberRole;
  companyName: string;
  inviter: { firstName: string | null; lastName: string | null };
  url: string;
}

/** Writes it in the current locale; each call makes a letter of its own. */
export function invitationLetter({ to, role, companyName, inviter, url }: InvitationLetterInput): Letter {
  const company = oneLine(companyName, 80);
  const person = oneLine([inviter.firstName, inviter.lastName].filter(Boolean).join(' '), 80);
  const invites = person
    ? m.mail_invitation_text({ person, company })
    : m.mail_invitation_text_unnamed({ company });
  return composeLetter({
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
