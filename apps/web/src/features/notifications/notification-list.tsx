import type { Notification, OwnUser } from '@briefcast/contract';
import { isNeedOf } from '@briefcast/contract/needs/rows';
import { newsPath, newsRow } from '@briefcast/contract/notifications/news';
import { newsLine } from '@briefcast/i18n/labels/news';
import { formatRelativeTime } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { newsSigns } from './news-signs.ts';
import { markOneRead, notificationsQuery } from './notification-queries.ts';

/** All notifications of a person, newest first, in each state of loading. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const user = useUser();
  const list = useInfiniteQuery(notificationsQuery);

  if (list.isPending) return <LoadingList />;
  if (!list.data) {
    return (
      <ErrorState className="p-5" onRetry={() => void list.refetch()}>
        {m.bell_not_loaded()}
      </ErrorState>
    );
  }
  const all = list.data.pages.flatMap((page) => page.notifications);
  if (all.length === 0) {
    return (
      <EmptyState headingLevel={3} title={m.bell_nothing()} icon={<Bell aria-hidden className="ic" />}>
        {m.bell_nothing_text()}
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {all.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            reader={user}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {list.hasNextPage ? (
        <div className="grid justify-center border-t border-line p-3">
          <Button
            variant="ghost"
            size="sm"
            busy={list.isFetchingNextPage}
            busyText={m.list_loading()}
            onClick={() => void list.fetchNextPage()}
          >
            {m.bell_older()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function LoadingList() {
  return (
    <div className="grid gap-4 p-5">
      <LoadingText>{m.bell_loading()}</LoadingText>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-9" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface NotificationItemProps {
  notification: Notification;
  reader: OwnUser;
  onFollow: () => void;
}

const actorOf = (reader: OwnUser) => ({
  role: reader.role,
  memberRole: reader.role === 'BRAND' ? reader.memberRole : null,
});

/** One notification: what happened, in which deal or casting, when, and whether the queue has it. Opening it marks it as read. */
export function NotificationItem({ notification, reader, onFollow }: NotificationItemProps) {
  const { role } = reader;
  const { id, kind, deal, casting, createdAt, readAt } = notification;
  const about = deal ?? casting;
  const { tone, sign } = newsRow(kind);
  const Icon = newsSigns[sign];
  const isUnread = readAt === null;
  const needsReader = isUnread && newsRow(kind).begins?.some((need) => isNeedOf(need, actorOf(reader)));

  function handleFollow() {
    void markOneRead(id);
    onFollow();
  }

  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={newsPath(kind, role, { dealId: deal?.id ?? null, castingId: casting?.id })}
        onClick={handleFollow}
        className="notification flex gap-3 px-5 py-3.5"
      >
        <span
          data-tone={tone}
          className="mt-0.5 grid size-9 flex-none place-items-center rounded-lg rounded-se-2xl bg-k-bg text-k-ink"
        >
          <Icon aria-hidden className="ic" />
        </span>
        <span className="min-w-0 flex-1">
          {isUnread ? <span className="sr-only">{m.bell_item_unread()} </span> : null}
          <span className={clsx('block text-ui leading-snug', isUnread ? 'font-semibold' : 'text-ink-2')}>
            {newsLine({ kind, role, deal })}
          </span>
          {about ? <bdi className="mt-0.5 block truncate text-sm text-ink-2">{about.title}</bdi> : null}
          <time dateTime={createdAt} className="hint mt-0.5 block">
            {formatRelativeTime(createdAt)}
          </time>
          {needsReader ? <span className="tag tag-sm mt-1.5">{m.next_needs_you()}</span> : null}
        </span>
        {isUnread ? <span aria-hidden className="mt-2 size-2.5 flex-none rounded-full bg-focus" /> : null}
      </Link>
    </li>
  );
}
