import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { NotificationItem } from './notification-item.tsx';
import { notificationsQuery } from './notification-queries.ts';

/** Everything one was told, newest first, in each state it can be in. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const { role } = useUser();
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
            role={role}
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
