import type { PublicCreator } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FirstDoors } from '../../../features/castings/first-doors.tsx';
import { errorText } from '../../../lib/show-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { CreatorGrid, CreatorGridSkeleton } from './creator-grid.tsx';
import type { useDirectory } from './use-directory.ts';

interface CreatorResultsProps {
  directory: ReturnType<typeof useDirectory>;
  isFiltered: boolean;
  /** The search, with mistyped words corrected. */
  search: string;
  /** The button of each card, for those who get one. */
  actionFor: ((creator: PublicCreator) => ReactNode) | undefined;
  /** Creators chosen for comparison. */
  chosen: readonly PublicCreator[];
  /** The button that removes all filters. */
  reset: ReactNode;
}

/** The grid in each of its states: loading, found, nothing found, failed, more to come. */
export function CreatorResults({
  directory,
  isFiltered,
  search,
  actionFor,
  chosen,
  reset,
}: CreatorResultsProps) {
  const { creators, isPending, isError, isPlaceholderData } = directory;
  const nobodyId = useId();

  if (isPending) return <CreatorGridSkeleton action={actionFor !== undefined} />;
  if (isError && creators.length === 0) {
    return (
      <ErrorState onRetry={() => void directory.refetch()} className="card p-5 sm:pe-7">
        {m.directory_failed()}
        <span className="block font-normal text-ink-2">
          {errorText(directory.error, m.please_try_again())}
        </span>
      </ErrorState>
    );
  }
  if (creators.length === 0) {
    return isFiltered ? (
      <EmptyState title={m.directory_no_match()} icon={<Search aria-hidden className="ic" />} action={reset}>
        {m.directory_no_match_text()}
      </EmptyState>
    ) : (
      <section aria-labelledby={nobodyId}>
        <h2 id={nobodyId} className="text-[22px]">
          {m.directory_nobody()}
        </h2>
        <p className="mt-1.5 mb-5 text-ui text-ink-2">{m.directory_nobody_text()}</p>
        <FirstDoors of="creators" />
      </section>
    );
  }
  return (
    <>
      <h2 className="sr-only">{m.directory_results()}</h2>
      <CreatorGrid
        creators={creators}
        actionFor={actionFor}
        chosen={chosen}
        search={search}
        stale={isPlaceholderData}
      />
      <MorePages list={directory} busyText={m.directory_loading()} failedText={m.directory_failed()} />
    </>
  );
}
