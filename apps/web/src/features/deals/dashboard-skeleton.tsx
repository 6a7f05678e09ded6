import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A dashboard below its title while nobody knows yet whether the call sheet or the tiles come first. */
export function DashboardSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="mt-6 grid grid-cols-2 gap-3 md:mt-7 md:gap-4 lg:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((tile) => (
          <Skeleton key={tile} className="ear h-[103px] md:h-[128px]" />
        ))}
      </div>
      <Skeleton className="mt-7 h-11 md:mt-9" />
      <div className="mt-5">{children}</div>
    </>
  );
}
