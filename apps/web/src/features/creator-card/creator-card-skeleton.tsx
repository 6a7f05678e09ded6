import { clsx } from 'clsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cardClass, cardFactsClass, cardFrameClass } from './creator-card.tsx';

/** A place for a creator card to come. */
export function CreatorCardSkeleton({ action = false }: { action?: boolean }) {
  return (
    <div aria-hidden className={cardClass}>
      <div className={clsx('frame', cardFrameClass)}>
        <Skeleton className="frame-fill rounded-none" />
      </div>
      <Skeleton className="mb-2 h-10 sm:hidden" />
      <div className={cardFactsClass}>
        <Skeleton className="h-4" />
        <Skeleton className="mt-1.5 h-4 w-3/4" />
        <Skeleton className="mt-2.5 h-6 w-5/6" />
        <Skeleton className="mt-2.5 h-5 w-2/3" />
        <div className="mt-auto flex items-end justify-between pt-3">
          <Skeleton className="h-11 w-20" />
          <Skeleton className="h-4 w-14" />
        </div>
      </div>
      {action ? <Skeleton className="mt-3 h-11 rounded-md max-sm:col-span-2" /> : null}
    </div>
  );
}
