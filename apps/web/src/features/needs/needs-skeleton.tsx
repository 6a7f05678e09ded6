import { m } from '@briefcast/i18n/messages';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';

const rows = ['second', 'third', 'fourth', 'fifth'];

/** Rows of the queue on their way. */
export function NeedsSkeleton() {
  return (
    <div className="grid gap-2 md:gap-1.5">
      <div className="skeleton ear flex h-[122px] items-center px-6 md:h-[60px]">
        <LoadingText>{m.queue_loading()}</LoadingText>
      </div>
      {rows.map((row) => (
        <Skeleton key={row} className="ear h-[122px] md:h-[60px]" />
      ))}
    </div>
  );
}

/** The head and the rows of the queue before anything of it is loaded, at their places. */
export function NeedsPlace() {
  return (
    <>
      <div className="mt-3 mb-2 flex min-h-9 items-center">
        <h2 className="text-xl">{m.next_needs_you()}</h2>
      </div>
      <NeedsSkeleton />
    </>
  );
}
