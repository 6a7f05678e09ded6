/** News of the stubbed marketplace. */
import type { Notification, NotificationKind } from '@briefcast/contract';
import { idOf } from './people.ts';

/** Unread news about a deal with Layla Haddad. */
export const notificationOf = (
  kind: NotificationKind,
  number: number,
  fields: Partial<Notification> = {},
): Notification => ({
  id: idOf(number),
  kind,
  createdAt: '2026-03-01T12:00:00.000Z',
  readAt: null,
  deal: {
    id: idOf(number),
    title: `Project ${number}`,
    status: 'SUBMITTED',
    deadline: '2099-12-12T00:00:00.000Z',
    otherParty: 'Layla Haddad',
    organization: null,
  },
  casting: null,
  ...fields,
});
