/**
 * Who is told what, in which words: the bell, the mails and the settings read from here. Imported by its own path,
 * so that the first load of pages for visitors goes without the words.
 */
import type { Role } from '../schemas/account.ts';
import type { DealStatus } from '../schemas/deal.ts';
import type { NotificationKind } from '../schemas/notification.ts';
import { deadlineDay } from './deadline.ts';
import { closedStatuses } from './deal-status.ts';

interface KindWords {
  /** The name of the choice on the settings screen. */
  label: string;
  hint: string;
}

interface KindGroup {
  title: string;
  kinds: Partial<Record<NotificationKind, KindWords>>;
}

const sharedGroups: KindGroup[] = [
  {
    title: 'Messages and deadlines',
    kinds: {
      'messages.unread': {
        label: 'Unread messages',
        hint: 'Somebody wrote to you and you have been away for 15 minutes.',
      },
      'deadline.soon': { label: 'A deadline is near', hint: 'Two days before, when it is your turn.' },
      'deadline.passed': { label: 'A deadline has passed', hint: 'The project is still open.' },
    },
  },
];

/** What each role can be told of, in the groups and words of the settings screen. */
export const notificationGroups: Record<Role, readonly KindGroup[]> = {
  CREATOR: [
    {
      title: 'Briefs and projects',
      kinds: {
        'brief.received': { label: 'A new brief', hint: 'A brand would like to work with you.' },
        'brief.withdrawn': {
          label: 'A brief is withdrawn',
          hint: 'The brand took it back before you answered.',
        },
        'revision.requested': { label: 'Changes requested', hint: 'The brand sent content back to you.' },
        'deal.completed': { label: 'A project is complete', hint: 'The brand approved everything.' },
        'deal.cancelled': { label: 'A project is cancelled', hint: 'Briefcast ended it.' },
      },
    },
    ...sharedGroups,
    {
      title: 'Your profile',
      kinds: {
        'profile.unpublished': {
          label: 'Profile unpublished',
          hint: 'Briefcast took your profile out of the directory.',
        },
      },
    },
  ],
  BRAND: [
    {
      title: 'Briefs and projects',
      kinds: {
        'brief.accepted': { label: 'A brief is accepted', hint: 'The creator starts to work.' },
        'brief.rejected': { label: 'A brief is rejected', hint: 'The creator cannot take it on.' },
        'content.submitted': { label: 'Content to review', hint: 'A creator submitted work to you.' },
        'deal.completed': { label: 'A project is complete', hint: 'A receipt of what you approved.' },
        'deal.cancelled': { label: 'A project is cancelled', hint: 'Briefcast ended it.' },
      },
    },
    ...sharedGroups,
  ],
};

/** The kinds that a role can get, in the order of the settings screen. */
export const kindsOfRole = (role: Role): NotificationKind[] =>
  notificationGroups[role].flatMap((group) => Object.keys(group.kinds) as NotificationKind[]);

/** The name of a kind, as the settings of either role call it. */
export function notificationLabel(kind: NotificationKind): string {
  const groups = [...notificationGroups.CREATOR, ...notificationGroups.BRAND];
  return groups.map((group) => group.kinds[kind]?.label).find((label) => label !== undefined) ?? kind;
}

/** What the words of a notification are made of. */
export interface NotificationFacts {
  kind: NotificationKind;
  /** Of the person who is told. */
  role: Role;
  /** Null for what is about no deal. */
  deal: { deadline: string | Date; otherParty: string | null } | null;
}

/** One line that says what happened, without the deal's title, which stands beside it. */
export function notificationLine({ kind, role, deal }: NotificationFacts): string {
  const other = deal?.otherParty ?? (role === 'BRAND' ? 'The creator' : 'The brand');
  const day = deal ? deadlineDay(deal.deadline) : '';
  const lines: Record<NotificationKind, string> = {
    'brief.received': `${other} sent you a brief`,
    'brief.accepted': `${other} accepted your brief`,
    'brief.rejected': `${other} rejected your brief`,
    'brief.withdrawn': `${other} withdrew the brief`,
    'content.submitted': `${other} submitted content for your review`,
    'revision.requested': `${other} asked for changes`,
    'deal.completed':
      role === 'BRAND' ? `You completed the project with ${other}` : `${other} completed the project`,
    'deal.cancelled': 'Briefcast cancelled this project',
    'messages.unread': `${other} wrote to you`,
    'deadline.soon': `Due on ${day}`,
    'deadline.passed': `The deadline was ${day}`,
    'profile.unpublished': 'Your profile is no longer published',
  };
  return lines[kind];
}

/** Who has to act next in an open deal; null once it is closed. */
export function whoseTurn(status: DealStatus): Role | null {
  if (closedStatuses.includes(status)) return null;
  return status === 'SUBMITTED' ? 'BRAND' : 'CREATOR';
}

/** The one status in which a kind is still news; the others are either facts or hold for every open deal. */
const newsOnlyIn: Partial<Record<NotificationKind, DealStatus>> = {
  'brief.received': 'BRIEF_SENT',
  'content.submitted': 'SUBMITTED',
  'revision.requested': 'NEEDS_REVISION',
};

/** Whether it still helps to tell of this while the deal stands like that: a withdrawn brief reminds of nothing. */
export function isStillNews(kind: NotificationKind, status: DealStatus): boolean {
  const only = newsOnlyIn[kind];
  if (only) return status === only;
  if (kind === 'deadline.soon' || kind === 'deadline.passed') return !closedStatuses.includes(status);
  return true;
}
