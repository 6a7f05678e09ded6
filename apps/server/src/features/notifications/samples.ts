import { page, whole } from '../../testing/route-samples/bounds.ts';
import { everybody, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  /** A line in the creator's bell. */
  async makeScene({ creator }) {
    const [line] = (await creator.client.notifications.list()).notifications;
    return { lineId: line?.id ?? '' };
  },
  routes: {
    'notifications.list': {
      answers: people(200),
      bound: page(128),
    },
    'notifications.unreadCount': {
      answers: people(200),
    },
    'notifications.markRead': {
      answers: people(404, { creator: 200 }),
      call: ({ lineId }) => ({ params: { id: lineId } }),
    },
    'notifications.markAllRead': {
      answers: people(200),
      call: { body: {} },
    },
    'notifications.settings': {
      answers: people(200),
      bound: whole(16),
    },
    'notifications.changeSettings': {
      answers: people(200),
      call: { body: { kinds: ['messages.unread'], byMail: true } },
      bound: whole(16),
    },
    'notifications.readUnsubscription': {
      answers: everybody(400),
      call: { query: { token: 'forged' } },
    },
    'notifications.unsubscribe': {
      answers: everybody(400),
      call: { query: { token: 'forged' } },
    },
  },
});
