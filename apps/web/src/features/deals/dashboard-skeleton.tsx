import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

interface DashboardSkeletonProps {
  /** The queue on its way. */
  queue: ReactNode;
  /** The list on its way. */
  children: ReactNode;
}

/** A dashboard below its title before anything of it is loaded. */
export function DashboardSkeleton({ queue, children }: DashboardSkeletonProps) {
  return (
    <>
      {queue}
      <Skeleton className="ear mt-17 h-24 lg:h-14" />
      <Skeleton className="mt-2 h-11" />
      <div className="mt-5">{children}</div>
    </>
  );
}
