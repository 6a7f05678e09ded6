import '../../styles/deal-parts.css';
import type { ReactNode } from 'react';

interface DealColumnsProps {
  children: ReactNode;
  aside: ReactNode;
  /** Below the main column; on phones after the aside. */
  after?: ReactNode;
  /** Which part a phone shows, and the row that leads to the others; without it, all of them. */
  parts?: { shown: string; row: ReactNode };
}

/** The two columns of a deal's page; on phones the aside follows what matters most. */
export function DealColumns({ children, aside, after, parts }: DealColumnsProps) {
  return (
    <div className="deal-parts" data-shown={parts?.shown}>
      {parts?.row}
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-6 md:gap-5 md:py-7 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr]">
        <div className="deal-column">{children}</div>
        <div className="deal-column lg:row-span-2">{aside}</div>
        {after ? <div className="deal-column">{after}</div> : null}
      </div>
    </div>
  );
}
