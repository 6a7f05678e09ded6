/** What the mail of each kind says. Names and titles are people's own words; the letter escapes them. */
import type { DealStatus, NotificationKind, Role } from '@briefcast/contract';
import type { DealSection } from '@briefcast/contract/paths';
import type { LetterStock } from '../../platform/mail/letter-content.ts';

export interface LetterFacts {
  role: Role;
  /** The other side's name, or a word for it. */
  other: string;
  status: DealStatus;
  unread: number;
}

export interface LetterWords {
  stock: LetterStock;
  paragraphs: string[];
  closing?: string;
  button: string;
  /** Where on the deal's page. */
  section?: DealSection;
}

const waiting = (count: number) =>
  count === 1
    ? 'There is one message that you have not read yet.'
    : `There are ${count} messages that you have not read yet.`;

const soon = ({ role, other, status }: LetterFacts) => {
  if (role === 'BRAND') return `The content of ${other} waits for your review.`;
  if (status === 'BRIEF_SENT') return `${other} is still waiting for your answer to this brief.`;
  return `There is time left to submit your content. If you need more of it, tell ${other} in the chat.`;
};

const passed = ({ role, other, status }: LetterFacts) => {
  if (status === 'BRIEF_SENT') {
    return role === 'BRAND'
      ? `${other} has not answered this brief. You can ask in the chat, or withdraw it.`
      : `You have not answered this brief. You still can, or ask ${other} for another day.`;
  }
  if (status === 'SUBMITTED') {
    return role === 'BRAND'
      ? `The content of ${other} is there and waits for your review.`
      : `Your content is there and waits for ${other} to review it. There is nothing you need to do.`;
  }
  return role === 'BRAND'
    ? `The content has not been submitted yet. A word to ${other} in the chat often helps.`
    : `The project is still open. Submit your content, or agree with ${other} on another day in the chat.`;
};

const words: Record<NotificationKind, (facts: LetterFacts) => LetterWords> = {
  'brief.received': ({ other }) => ({
    stock: 'yellow',
    paragraphs: [
      `${other} would like to work with you. Read the brief, ask what you need to know in the chat, then accept or reject it.`,
    ],
    button: 'Read the Brief',
  }),
  'brief.accepted': ({ other }) => ({
    stock: 'blue',
    paragraphs: [`The project has begun. We tell you as soon as there is content of ${other} to review.`],
    button: 'Open the Project',
  }),
  'brief.rejected': ({ other }) => ({
    stock: 'red',
    paragraphs: [
      `${other} cannot take this project on. There is nothing you need to do; other creators in the directory may fit as well.`,
    ],
    button: 'Open the Brief',
  }),
  'brief.withdrawn': ({ other }) => ({
    stock: 'buff',
    paragraphs: [`${other} took this brief back. There is nothing you need to do.`],
    button: 'Open the Brief',
  }),
  'content.submitted': () => ({
    stock: 'aqua',
    paragraphs: ['Look at each file and approve it, or say what should be different.'],
    button: 'Review the Content',
  }),
  'revision.requested': ({ other }) => ({
    stock: 'orange',
    paragraphs: [`Here is what ${other} would like to see differently.`],
    closing: 'Upload new files on the project’s page and submit them again.',
    button: 'Open the Project',
  }),
  'deal.completed': ({ role, other }) => ({
    stock: 'green',
    paragraphs: [
      role === 'BRAND'
        ? 'You approved everything. The files stay on the project’s page, ready to download.'
        : `${other} approved everything. Thank you for your work.`,
    ],
    button: 'Open the Project',
  }),
  'deal.cancelled': () => ({
    stock: 'buff',
    paragraphs: ['The project cannot be continued. What was written and uploaded stays on its page.'],
    button: 'Open the Project',
  }),
  'messages.unread': ({ unread }) => ({
    stock: 'blue',
    paragraphs: [waiting(unread)],
    button: 'Answer in the Chat',
    section: 'chat',
  }),
  'deadline.soon': (facts) => ({ stock: 'yellow', paragraphs: [soon(facts)], button: 'Open the Project' }),
  'deadline.passed': (facts) => ({
    stock: 'orange',
    paragraphs: [passed(facts)],
    button: 'Open the Project',
  }),
  'profile.unpublished': () => ({
    stock: 'orange',
    paragraphs: [
      'Brands do not find you in the directory at the moment, and no new briefs arrive. Your projects go on as before.',
      'Look through your profile, and publish it again when it is ready.',
    ],
    button: 'Open Your Profile',
  }),
};

/** The words of a kind for these facts. */
export const letterWords = (kind: NotificationKind, facts: LetterFacts): LetterWords => words[kind](facts);
