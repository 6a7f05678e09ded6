import { m } from '@briefcast/i18n/messages';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DealColumns } from './deal-columns.tsx';

/** What is below a deal's title bar, on its way. */
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
      <div className="card p-5 md:p-7">
        <Skeleton className="h-52" />
      </div>
    </DealColumns>
  );
}
