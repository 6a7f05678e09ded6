import '../../styles/deal-parts.css';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder for the content below a deal's title bar. */
export function DealPageSkeleton() {
  return (
    <DealColumns
      aside={
        <div className="card p-5">
          <Skeleton className="h-[460px]" />
        </div>
      }
    >
      <p role="status" className="sr-only">
        {m.deal_loading()}
      </p>
      <div className="card grid gap-4 p-5 md:p-7">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-24" />
        <Skeleton className="h-16 w-1/2" />
      </div>
      <CardPlace />
    </DealColumns>
  );
}

/** Where the title of a deal will be: words that say so to those who hear them, and would change for those who see. */
export function TitlePlace() {
  return (
    <>
      <span className="sr-only">{m.deal_loading()}</span>
      <span aria-hidden className="skeleton inline-block h-[.8em] w-[9em] max-w-full align-middle" />
    </>
  );
}

/** Where a card of a deal's page will be. */
export function CardPlace() {
  return (
    <div className="card p-5 md:p-7">
      <Skeleton className="h-52" />
    </div>
  );
}

/** Where a closed line of a deal's page will be. */
export const LinePlace = () => (
  <div className="card px-5 py-4">
    <Skeleton className="h-6" />
  </div>
);

/** Where the menu of a deal will be, if there is one. */
export const MenuPlace = () => <div className="size-11" />;

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
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-4 md:gap-5 md:py-7 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr]">
        <div className="deal-column">{children}</div>
        <div className="deal-column lg:row-span-2">{aside}</div>
        {after ? <div className="deal-column">{after}</div> : null}
      </div>
    </div>
  );
}
