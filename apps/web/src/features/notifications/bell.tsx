import { Popover } from '@base-ui/react/popover';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Bell as BellIcon, CheckCheck, Settings2 } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLiveUpdates } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { showUnreadOnTab } from '../../lib/use-head.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NotificationList } from './notification-list.tsx';
import { markAllRead, unreadQuery } from './notification-queries.ts';

/**
 * The bell of the header with the number and list of notifications. It loads its own data, so that every page
 * can show it.
 */
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
  // It belongs to the address where it was opened, so every navigation closes it.
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
                {/* All buttons are above the list: below, they would move when the list is loaded. */}
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

/** `compact`: the label is only its tooltip and accessible name. */
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

/** A higher number is shown as this one with a plus. */
const mostShown = 9;

interface BellButtonProps extends ComponentProps<'button'> {
  unread: number;
}

/** The bell with its number. The number is part of its accessible name too, because a badge alone is not announced. */
export function BellButton({ unread, ...rest }: BellButtonProps) {
  return (
    <button
      title={m.bell_notifications()}
      {...rest}
      type="button"
      aria-label={
        unread > 0 ? m.bell_notifications_unread({ count: formatCount(unread) }) : m.bell_notifications()
      }
      className="iconbtn relative"
    >
      <BellIcon aria-hidden className="ic" />
      {unread > 0 ? (
        <span aria-hidden className="bell-count num">
          {unread > mostShown ? m.bell_many({ count: formatCount(mostShown) }) : formatCount(unread)}
        </span>
      ) : null}
    </button>
  );
}

/** Announces to screen readers that there are more unread notifications; those at page load are not announced. */
export function useNewsAnnouncement(unread: number | undefined): string {
  const known = useRef<number>(undefined);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (unread === undefined) return;
    const before = known.current;
    known.current = unread;
    if (before === undefined || unread === before) return;
    // Clears the words, as an old number next to the bell's would contradict it; clearing is not announced.
    setWords(unread > before ? m.bell_unread({ n: unread, count: formatCount(unread) }) : '');
  }, [unread]);

  return words;
}
