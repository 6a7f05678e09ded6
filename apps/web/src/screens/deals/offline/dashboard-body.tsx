import type { Role } from '@briefcast/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useConnectionLost } from '../../../lib/connection.ts';

/** Stored on the device with the dashboards. Without its code the bar below the header still says what has happened. */
const OfflineAsides = lazy(async () => {
  try {
    return { default: (await import('./offline-asides.tsx')).OfflineAsides };
  } catch {
    return { default: () => <></> };
  }
});

interface DashboardBodyProps {
  side: Role;
  children: ReactNode;
}

/**
 * Body of a dashboard; without a connection, pending changes and offline actions are next to it. The content keeps
 * its place in the page when the connection is lost, so that nothing which is open in it is closed.
 */
export function DashboardBody({ side, children }: DashboardBodyProps) {
  const isLost = useConnectionLost();
  return (
    <div className={isLost ? 'dashboard-cut' : undefined}>
      <div className="min-w-0">{children}</div>
      {isLost ? (
        <Suspense fallback={null}>
          <OfflineAsides side={side} />
        </Suspense>
      ) : null}
    </div>
  );
}
