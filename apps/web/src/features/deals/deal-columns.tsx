import type { ReactNode } from 'react';

interface DealColumnsProps {
  children: ReactNode;
  aside: ReactNode;
  /** Below the main column; on phones after the aside. */
  after?: ReactNode;
}

/** The two columns of a deal's page; on phones the aside follows what matters most. */
export function DealColumns({ children, aside, after }: DealColumnsProps) {
  return (
    <div className="wrap grid items-start gap-4 py-6 md:gap-5 md:py-7 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-4 md:gap-5">{children}</div>
      <div className="grid min-w-0 gap-4 md:gap-5 lg:row-span-2">{aside}</div>
      {after ? <div className="grid min-w-0 gap-4 md:gap-5">{after}</div> : null}
    </div>
  );
}
