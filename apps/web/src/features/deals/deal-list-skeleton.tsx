import { clsx } from 'clsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';

interface DealListSkeletonProps {
  label: string;
  rows: number;
  /** Height of one sheet, as in the list to come. */
  sheetClass: string;
  className?: string | undefined;
}

/** Sheets to come, in the geometry of those that will take their place. */
export function DealListSkeleton({ label, rows, sheetClass, className }: DealListSkeletonProps) {
  return (
    <div className={className}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={clsx('card flex', sheetClass)}>
          <Skeleton className="w-[68px] flex-none rounded-e-none! sm:w-24" />
          <div className="grid flex-1 content-center gap-2.5 p-5">
            {/* On the first sheet: a line above would push the list when it goes. */}
            {row === 0 ? <LoadingText>{label}</LoadingText> : <Skeleton className="h-5 w-3/5" />}
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
