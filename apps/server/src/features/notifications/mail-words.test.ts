import type { DealStatus, NotificationKind, Role } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { mailWords } from './mail-words.ts';

/** The person's role, the kind, the deal's status, and the mail's text; `null` is any status. */
const mails: [Role, NotificationKind, DealStatus | null, paragraph: string, button: string][] = [
  [
    'CREATOR',
    'brief.received',
    null,
    'Nomad would like to work with you. Read the brief, ask what you need to know in the chat, then accept or reject it.',
    'Read the Brief',
  ],
  [
    'CREATOR',
    'brief.withdrawn',
    null,
    'Nomad took this brief back. There is nothing you need to do.',
    'Open the Brief',
  ],
  [
    'CREATOR',
    'revision.requested',
    null,
    'Here is what Nomad would like to see differently.',
    'Open the Project',
  ],
  [
    'CREATOR',
    'deal.completed',
    null,
    'Nomad approved everything. Thank you for your work.',
    'Open the Project',
  ],
  [
    'CREATOR',
    'deal.cancelled',
    null,
    'The project cannot continue. Messages and files stay on its page.',
    'Open the Project',
  ],
  [
    'CREATOR',
    'deal.account_deleted',
    null,
    'The account was deleted, so the project cannot continue. Messages and files stay on its page.',
    'Open the Project',
  ],
  [
    'CREATOR',
    'profile.unpublished',
    null,
    'Brands no longer find you in the directory, and you get no new briefs. Your projects continue.',
    'Open Your Profile',
  ],
  [
    'BRAND',
    'brief.accepted',
    null,
    'The project has begun. We will tell you as soon as Nomad submits content to review.',
    'Open the Project',
  ],
  [
    'BRAND',
    'brief.rejected',
    null,
    'Nomad cannot take this project on. There is nothing you need to do; other creators in the directory may fit as well.',
    'Open the Brief',
  ],
  [
    'BRAND',
    'content.submitted',
    null,
    'Look at each file and approve it, or say what should be different.',
    'Review the Content',
  ],
  [
    'BRAND',
    'deal.completed',
    null,
    'Your organisation approved everything. The files stay on the project’s page, ready to download.',
    'Open the Project',
  ],
  ['BRAND', 'messages.unread', null, 'You have 1,200 unread messages.', 'Answer in the Chat'],
  ['CREATOR', 'comments.unread', null, '1,200 comments on files wait for you.', 'Open the Review Room'],
  [
    'CREATOR',
    'deadline.soon',
    'BRIEF_SENT',
    'Nomad is still waiting for your answer to this brief.',
    'Open the Project',
  ],
  [
    'CREATOR',
    'deadline.soon',
    'IN_PROGRESS',
    'There is time left to submit your content. If you need more of it, tell Nomad in the chat.',
    'Open the Project',
  ],
  ['BRAND', 'deadline.soon', 'SUBMITTED', 'The content of Nomad waits for your review.', 'Open the Project'],
  [
    'CREATOR',
    'deadline.passed',
    'BRIEF_SENT',
    'You have not answered this brief. You still can, or ask Nomad for another day.',
    'Open the Project',
  ],
  [
    'BRAND',
    'deadline.passed',
    'BRIEF_SENT',
    'Nomad has not answered this brief. You can ask in the chat, or withdraw it.',
    'Open the Project',
  ],
  [
    'CREATOR',
    'deadline.passed',
    'SUBMITTED',
    'Your content is there and waits for Nomad to review it. There is nothing you need to do.',
    'Open the Project',
  ],
  [
    'BRAND',
    'deadline.passed',
    'SUBMITTED',
    'The content of Nomad is there and waits for your review.',
    'Open the Project',
  ],
  [
    'CREATOR',
    'deadline.passed',
    'NEEDS_REVISION',
    'The project is still open. Submit your content, or agree with Nomad on another day in the chat.',
    'Open the Project',
  ],
  [
    'BRAND',
    'deadline.passed',
    'ACCEPTED',
    'The content has not been submitted yet. A word to Nomad in the chat often helps.',
    'Open the Project',
  ],
];

test.each(mails)('to a %s of %s, while the deal is %s', (role, kind, status, paragraph, button) => {
  const facts = { role, other: 'Nomad', status: status ?? 'IN_PROGRESS', unread: 1200 };
  expect(mailWords(kind, facts)).toMatchObject({ paragraph, button });
});

test('one message that waits, and what follows feedback', () => {
  const facts = { role: 'CREATOR', other: 'Nomad', status: 'IN_PROGRESS', unread: 1 } as const;
  expect(mailWords('messages.unread', facts)?.paragraph).toBe('You have one unread message.');
  expect(mailWords('revision.requested', facts)?.closing).toBe(
    'Upload new files on the project’s page and submit them again.',
  );
});
