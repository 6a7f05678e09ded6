/** A creator's subscription in its states. */
import { saidOf } from './said.ts';
import { changed, type Screen, text } from './screen.ts';

const card = { brand: 'visa', last4: '4242', expiresMonth: 8, expiresYear: 2028 };

/** The subscription, with changes to the answer on its way to the page. */
const subscriptionWith = (changes: object) =>
  changed('**/api/subscription', ({ subscription }: { subscription: object }) => ({
    subscription: { ...subscription, ...changes },
  }));

export const subscriptions: Screen[] = [
  {
    name: 'subscription',
    visitor: 'creator',
    path: '/subscription',
    title: 'Subscription',
    shows: (page) => page.getByText(saidOf('Paid until')),
    darkPicture: true,
  },
  {
    name: 'subscription-card',
    visitor: 'creator',
    path: '/subscription',
    title: 'Subscription',
    shows: text('Change the card'),
    // The demo accepts no cards.
    before: subscriptionWith({ takesCards: true, hasCard: true, card, canPause: true }),
    darkPicture: true,
  },
  {
    name: 'subscription-paused',
    visitor: 'creator',
    path: '/subscription',
    title: 'Subscription',
    shows: text(
      'No charge, and brands do not see your profile. On that day your card is charged for a month and your profile is public again. Projects continue.',
    ),
    before: subscriptionWith({
      takesCards: true,
      hasCard: true,
      card,
      state: 'LAPSED',
      isHidden: true,
      pausedUntil: '2027-01-14T10:00:00.000Z',
    }),
    darkPicture: true,
  },
  {
    name: 'subscription-overdue',
    visitor: 'overdue',
    path: '/subscription',
    title: 'Subscription',
    shows: text('Payment is overdue'),
    darkPicture: true,
  },
  {
    name: 'subscription-ordered',
    visitor: 'ordered',
    path: '/subscription',
    title: 'Subscription',
    shows: text('Reference, needed on the transfer'),
    darkPicture: true,
  },
  {
    name: 'subscription-lapsed',
    visitor: 'overdue',
    path: '/subscription',
    title: 'Subscription',
    shows: text('Your subscription has lapsed'),
    // A lapsed creator would be missing in the demo's directory.
    before: subscriptionWith({ state: 'LAPSED', isHidden: true }),
    darkPicture: true,
  },
  {
    name: 'subscription-none',
    visitor: 'newcomer',
    path: '/subscription',
    title: 'Subscription',
    shows: text('Your trial has not begun'),
    darkPicture: true,
  },
];
