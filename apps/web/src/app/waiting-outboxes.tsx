import type { OwnUser } from '@briefcast/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { outboxesOf } from '../lib/outbox-names.ts';

/** If its code cannot be loaded, messages are sent from their own screen, or after the next load. */
const OutboxSenders = lazy(async () => {
  try {
    return { default: (await import('./outbox-senders.tsx')).OutboxSenders };
  } catch {
    return { default: () => <></> };
  }
});

const waitingOf = (whose: string) => ({
  dealIds: outboxesOf('message', whose),
  fileIds: outboxesOf('comment', whose),
});

/**
 * Sends what somebody wrote without a connection as soon as there is one, on whatever screen they are by
 * then. Checked with every page, and when the connection comes back.
 */
export function WaitingOutboxes({ user }: { user: OwnUser }) {
  const { pathname } = useLocation();
  const [lookedAt, setLookedAt] = useState<string>();
  const [waiting, setWaiting] = useState(() => waitingOf(user.id));
  if (lookedAt !== pathname) {
    setLookedAt(pathname);
    setWaiting(waitingOf(user.id));
  }
  useEffect(() => {
    const look = () => setWaiting(waitingOf(user.id));
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [user.id]);
  const { dealIds, fileIds } = waiting;
  if (dealIds.length === 0 && fileIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OutboxSenders user={user} dealIds={dealIds} fileIds={fileIds} />
    </Suspense>
  );
}
