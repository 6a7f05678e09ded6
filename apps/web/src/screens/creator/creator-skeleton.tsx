import { m } from '@briefcast/i18n/messages';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { profileLayout } from './creator-profile.tsx';

/** The profile, before the answer. */
export function CreatorSkeleton() {
  return (
    <div className={profileLayout}>
      <div className="card p-5 md:p-7">
        <div className="flex items-center gap-4">
          <Skeleton className="size-20 rounded-full" />
          <div className="flex-1">
            {/* Where the name will stand: the focus that a navigation set on it stays there. */}
            <h1 tabIndex={-1} className="sr-only">
              {m.person_title()}
            </h1>
            <Skeleton className="h-7" />
            <Skeleton className="mt-2 h-5 w-2/3" />
          </div>
        </div>
        <Skeleton className="mt-5 h-12 w-1/2" />
        <Skeleton className="mt-5 h-11 rounded-md" />
        <div className="mt-6">
          <LoadingText>{m.person_loading()}</LoadingText>
        </div>
      </div>
      <div className="grid gap-5 lg:gap-6">
        <Skeleton className="ear h-40" />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="ear aspect-[9/16]" />
          ))}
        </div>
      </div>
    </div>
  );
}
