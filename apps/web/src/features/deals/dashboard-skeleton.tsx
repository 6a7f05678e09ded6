import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Numbers, tabs and list of a dashboard on their way. */
export function DealsPlace({ children }: { children: ReactNode }) {
  return (
    <>
      <Skeleton className="ear mt-17 h-24 lg:h-14" />
      <Skeleton className="mt-2 h-11" />
      <div className="mt-5">{children}</div>
    </>
  );
}
