import { Popover } from '@base-ui/react/popover';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { CheckCheck, Settings2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLiveUpdates } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { showUnreadOnTab } from '../../lib/tab-title.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BellButton } from './bell-button.tsx';
import { NotificationList } from './notification-list.tsx';
import { markAllRead, unreadQuery } from './notification-queries.ts';
import { useNewsAnnouncement } from './use-news-announcement.ts';

/** The bell of the header: how much is unread, and what. It brings its own data, so that every page can show it. */
export function Bell() {
  return (
    <QueryClientProvider client={queryClient}>
      <BellWithData />
    </QueryClientProvider>
  );
}

function BellWithData() {
  useLiveUpdates();
  const { data } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;
  const announcement = useNewsAnnouncement(data?.unread);
  useEffect(() => {
    showUnreadOnTab(unread > 0 ? formatCount(unread) : undefined);
    return () => showUnreadOnTab(undefined);
  }, [unread]);
  const isWide = useMediaQuery('(width >= 48rem)');
  const { pathname } = useLocation();
  // Remembering where it was opened closes it with every navigation.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const setOpen = (open: boolean) => setOpenAt(open ? pathname : undefined);
  const close = () => setOpen(false);

  return (
    <>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {isWide ? (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger render={<BellButton unread={unread} />} />
          <Popover.Portal>
            <Popover.Positioner sideOffset={8} align="end" collisionPadding={16} className="popover-place">
              <Popover.Popup className="popover">
                {/* All that can be pressed stands above the list: below, it would move when the list comes. */}
                <div className="flex min-h-14 items-center gap-1 border-b border-line ps-5 pe-2">
                  <Popover.Title className="me-auto text-d4">{m.bell_notifications()}</Popover.Title>
                  {unread > 0 ? <MarkAllRead /> : null}
                  <SettingsLink compact onFollow={close} />
                </div>
                <div className="popover-body">
                  <NotificationList onFollow={close} />
                </div>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      ) : (
        <>
          <BellButton
            unread={unread}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          />
          <Dialog
            sheet
            open={isOpen}
            onOpenChange={setOpen}
            title={m.bell_notifications()}
            className="notifications-sheet"
            footer={
              <>
                <SettingsLink onFollow={close} />
                {unread > 0 ? <MarkAllRead className="-me-3" /> : null}
              </>
            }
          >
            <NotificationList onFollow={close} />
          </Dialog>
        </>
      )}
    </>
  );
}

function MarkAllRead({ className }: { className?: string }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className={className}
      icon={<CheckCheck aria-hidden className="ic" />}
      onClick={() => {
        markAllRead().catch((error) => showError(m.bell_not_marked(), error));
      }}
    >
      {m.bell_mark_all()}
    </Button>
  );
}

/** `compact`: its word is read out and stands in the tip, but is not seen. */
function SettingsLink({ compact = false, onFollow }: { compact?: boolean; onFollow: () => void }) {
  return (
    <Link
      to={paths.notificationSettings.href()}
      title={compact ? m.bell_settings() : undefined}
      className={compact ? 'iconbtn' : 'btn btn-sm btn-ghost'}
      onClick={onFollow}
    >
      <Settings2 aria-hidden className="ic" />
      <span className={compact ? 'sr-only' : undefined}>{m.bell_settings()}</span>
    </Link>
  );
}
