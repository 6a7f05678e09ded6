import type { Notification, Role } from '@briefcast/contract';
import { formatRelativeTime } from '@briefcast/i18n/format';
import { notificationLine } from '@briefcast/i18n/labels/notification';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { notificationLooks, notificationPath } from './notification-look.ts';
import { markOneRead } from './notification-queries.ts';

interface NotificationItemProps {
  notification: Notification;
  role: Role;
  onFollow: () => void;
}

/** One notification: what happened, in which deal, when. Following it marks it as read. */
export function NotificationItem({ notification, role, onFollow }: NotificationItemProps) {
  const { id, kind, deal, createdAt, readAt } = notification;
  const { stock, Icon } = notificationLooks[kind];
  const isUnread = readAt === null;

  function handleFollow() {
    void markOneRead(id);
    onFollow();
  }

  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={notificationPath(notification, role)}
        onClick={handleFollow}
        className="notification flex gap-3 px-5 py-3.5"
      >
        <span
          data-stock={stock}
          className="mt-0.5 grid size-9 flex-none place-items-center rounded-lg rounded-se-2xl bg-k-bg text-k-ink"
        >
          <Icon aria-hidden className="ic" />
        </span>
        <span className="min-w-0 flex-1">
          {isUnread ? <span className="sr-only">{m.bell_item_unread()} </span> : null}
          <span
            dir="auto"
            className={clsx('block text-ui leading-snug', isUnread ? 'font-semibold' : 'text-ink-2')}
          >
            {notificationLine({ kind, role, deal })}
          </span>
          {deal ? <bdi className="mt-0.5 block truncate text-sm text-ink-2">{deal.title}</bdi> : null}
          <time dateTime={createdAt} className="hint mt-0.5 block">
            {formatRelativeTime(createdAt)}
          </time>
        </span>
        {isUnread ? <span aria-hidden className="mt-2 size-2.5 flex-none rounded-full bg-focus" /> : null}
      </Link>
    </li>
  );
}
