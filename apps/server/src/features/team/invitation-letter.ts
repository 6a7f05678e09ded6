/** The mail of an invitation. Names are people's own words; the letter escapes them and puts them on one line. */
import type { MemberRole } from '@briefcast/contract';
import { composeLetter, oneLine } from '../../platform/mail/letter.ts';
import type { Letter } from '../../platform/mail/letter-content.ts';

/** What a member of each role does, after "you". */
const mayDo: Record<MemberRole, string> = {
  OWNER: 'run everything, its people included',
  MANAGER: 'send briefs, run projects and edit its profile',
  REVIEWER: 'see its projects, chat with creators and review their content',
};

interface InvitationLetterInput {
  to: string;
  role: MemberRole;
  companyName: string;
  inviter: { firstName: string | null; lastName: string | null };
  url: string;
}

/** Writes it; each call makes a letter of its own. */
export function invitationLetter({ to, role, companyName, inviter, url }: InvitationLetterInput): Letter {
  const company = oneLine(companyName, 80);
  const person = oneLine([inviter.firstName, inviter.lastName].filter(Boolean).join(' '), 80);
  const invites = person ? `${person} invites you` : 'You are invited';
  return composeLetter({
    to,
    subject: `${invites} to join ${company} on Briefcast`,
    preview: 'The link works once and for 7 days.',
    heading: `Join ${company}`,
    paragraphs: [
      `${invites} to work for ${company} on Briefcast, where brands hire content creators. You could ${mayDo[role]}.`,
      'The link works once and for 7 days.',
    ],
    action: { label: 'Open the Invitation', url },
    reason: `You get this mail because ${person || 'somebody'} of ${company} entered this address. If you do not know them, ignore it: nothing happens without you.`,
  });
}
