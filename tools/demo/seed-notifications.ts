/** Notifications that the people of the demo received, as they would have come about. */
import type { NotificationKind, Role } from '@briefcast/contract';
import type { notifications } from '../../apps/server/src/platform/database/tables/index.ts';
import { before, hour, idAt } from './moments.ts';
import type { DealRows } from './seed-deals.ts';

type NotificationRow = typeof notifications.$inferInsert;

/** Age up to which notifications are unread. */
const unreadFor = 12 * hour;

/** The notifications of one deal, for the people of both sides. */
export function notificationRows(
  { deal, files, messages, unreadIds }: DealRows,
  peopleOf: (role: Role) => string[],
  now: Date,
): NotificationRow[] {
  const told = (kind: NotificationKind, role: Role, createdAt: Date, isRead = false): NotificationRow[] =>
    peopleOf(role).map((userId) => ({
      id: idAt(createdAt),
      userId,
      role,
      kind,
      dealId: deal.id,
      cause: `${kind}:${deal.id}:${createdAt.getTime()}:${userId}`,
      inApp: true,
      readAt: isRead || before(now, unreadFor) > createdAt ? createdAt : null,
      createdAt,
    }));
  const lastUpload = files.findLast(({ uploaderRole }) => uploaderRole === 'CREATOR')?.createdAt;
  const waiting = (['BRAND', 'CREATOR'] as const).flatMap((role) => {
    const first = messages.find(({ id, senderRole }) => senderRole !== role && unreadIds.has(id));
    return first ? told('messages.unread', role, first.createdAt) : [];
  });
  const { status, lastActivityAt } = deal;
  return [
    ...told('brief.received', 'CREATOR', deal.createdAt ?? lastActivityAt),
    ...(lastUpload ? told('content.submitted', 'BRAND', lastUpload) : []),
    ...(status === 'REJECTED' ? told('brief.rejected', 'BRAND', lastActivityAt) : []),
    ...(status === 'CANCELLED' ? told('brief.withdrawn', 'CREATOR', lastActivityAt) : []),
    ...(status === 'NEEDS_REVISION' ? told('revision.requested', 'CREATOR', lastActivityAt) : []),
    ...(status === 'COMPLETED'
      ? [
          ...told('deal.completed', 'CREATOR', lastActivityAt),
          ...told('deal.completed', 'BRAND', lastActivityAt, true),
        ]
      : []),
    ...waiting,
  ];
}
