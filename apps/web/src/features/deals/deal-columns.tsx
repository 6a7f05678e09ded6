import type { ReactNode } from 'react';

/** The two columns of a deal's page; on phones the aside follows. */
export function DealColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-4 py-6 md:gap-5 md:py-7 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid min-w-0 gap-4 md:gap-5">{children}</div>
      <div className="grid min-w-0 gap-4 md:gap-5">{aside}</div>
    </div>
  );
}
