import { kindsOfRole } from '@briefcast/contract/rules/notifications';
import { expect, it } from 'vitest';
import { notificationHint, notificationLabel, notificationLine } from './notification.ts';

const deal = { deadline: '2026-12-12T00:00:00.000Z', otherParty: 'Oasis Skin' };
const about = (role: 'CREATOR' | 'BRAND') =>
  kindsOfRole(role).map((kind) => [
    notificationLabel(kind),
    notificationHint(kind, role),
    notificationLine({ kind, role, deal }),
  ]);

it('tells a creator each kind in these words', () => {
  expect(about('CREATOR')).toEqual([
    ['A new brief', 'A brand would like to work with you.', 'Oasis Skin sent you a brief'],
    ['A brief is withdrawn', 'The brand took it back before you answered.', 'Oasis Skin withdrew the brief'],
    [
      'Your terms are accepted',
      'The project begins with what you proposed.',
      'Oasis Skin accepted your terms',
    ],
    ['Your terms are declined', 'The brief still waits for your answer.', 'Oasis Skin declined your terms'],
    ['Changes requested', 'The brand sent content back to you.', 'Oasis Skin asked for changes'],
    ['A project is complete', 'The brand approved everything.', 'Oasis Skin completed the project'],
    ['A project is cancelled', 'Briefcast ended it.', 'Briefcast cancelled this project'],
    [
      'An account is deleted',
      'The other side of a project is gone, and the project with it.',
      'The brand’s account was deleted, which cancelled this project',
    ],
    [
      'Cancelling is proposed',
      'The other side would like to end a project.',
      'Oasis Skin proposed to cancel the project',
    ],
    [
      'Cancelling is agreed',
      'The project has ended, as you proposed.',
      'Oasis Skin agreed to cancel the project',
    ],
    ['Cancelling is declined', 'The project goes on.', 'Oasis Skin would like to go on with the project'],
    [
      'Unread messages',
      'Somebody wrote to you and you have been away for 15 minutes.',
      'Oasis Skin wrote to you',
    ],
    [
      'Unread comments',
      'Somebody commented on a file and you have been away for 15 minutes.',
      'Oasis Skin commented on a file',
    ],
    ['A deadline is near', 'Two days before, when it is your turn.', 'Due on Saturday, December 12'],
    ['A deadline has passed', 'The project is still open.', 'The deadline was Saturday, December 12'],
    [
      'A licence ends soon',
      '30 and 7 days before its last day.',
      'The licence agreed with Oasis Skin ends soon',
    ],
    [
      'An exclusivity ends soon',
      '30 and 7 days before its last day.',
      'The exclusivity agreed with Oasis Skin ends soon',
    ],
    ['Marked as paid', 'A brand says that it paid you.', 'Oasis Skin marked your payment as paid'],
    ['Counted as paid', 'You did not answer for seven days.', 'The payment of Oasis Skin counts as arrived'],
    [
      'A brand pays late',
      'The day of a payment to you is over, and then every two weeks.',
      'The payment of Oasis Skin is late',
    ],
    [
      'Profile unpublished',
      'Briefcast took your profile out of the directory.',
      'Your profile is no longer published',
    ],
    [
      'Payment is overdue',
      'A month of your subscription is over and the next is not paid.',
      'The next month of your subscription is not paid',
    ],
    [
      'Your pause begins',
      'Your profile is hidden for the month that you paused.',
      'Your subscription is paused, and your profile is hidden meanwhile',
    ],
    [
      'Your subscription lapsed',
      'Your profile is hidden until a month is paid.',
      'Your profile is hidden, as your subscription lapsed',
    ],
    [
      'A month is refunded',
      'A month of your subscription was given back, with a credit note.',
      'A month of your subscription was refunded',
    ],
    ['Profile approved', 'Brands see what you asked to show.', 'Your profile is approved'],
    ['Profile sent back', 'Something has to change before brands see it.', 'Your profile was sent back'],
  ]);
});

it('tells a brand what is different for it in its own words', () => {
  expect(about('BRAND').slice(0, 5)).toEqual([
    ['A brief is accepted', 'The creator starts to work.', 'Oasis Skin accepted your brief'],
    ['A brief is rejected', 'The creator cannot take it on.', 'Oasis Skin rejected your brief'],
    [
      'Other terms proposed',
      'A creator would take the brief on for another price or day.',
      'Oasis Skin proposed other terms',
    ],
    ['Content to review', 'A creator submitted work to you.', 'Oasis Skin submitted content for your review'],
    ['A project is complete', 'A receipt of what you approved.', 'You completed the project with Oasis Skin'],
  ]);
});

it.each([
  ['CREATOR', 'The brand wrote to you'],
  ['BRAND', 'The creator wrote to you'],
] as const)('speaks of the other side of a %s without a name where there is none', (role, line) => {
  const nameless = { ...deal, otherParty: null };
  expect(notificationLine({ kind: 'messages.unread', role, deal: nameless })).toBe(line);
});
