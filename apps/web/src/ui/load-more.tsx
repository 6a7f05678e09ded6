import { m } from '@briefcast/i18n/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

interface LoadMoreProps {
  hasMore: boolean;
  busy: boolean;
  onLoadMore: () => void;
  label?: string | undefined;
  busyText?: string | undefined;
}

/** The end of a paged list: loads the next page when it comes near, or by its button. */
export function LoadMore({
  hasMore,
  busy,
  onLoadMore,
  label = m.list_load_more(),
  busyText = m.list_loading(),
}: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(() => onLoadMore());

  useEffect(() => {
    const element = sentinel.current;
    if (!element || !hasMore || busy) return;
    // Observing again after each page also fires if the list is still shorter than the screen.
    const observer = new IntersectionObserver(
      // A busy browser reports several states at once; only the last one is current.
      (moments) => {
        if (moments.at(-1)?.isIntersecting) handleNear();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, busy]);

  if (!hasMore) return null;
  return (
    <div ref={sentinel} className="flex justify-center py-6">
      <Button variant="outline" busy={busy} busyText={busyText} onClick={onLoadMore}>
        {label}
      </Button>
    </div>
  );
}

/** The used part of an infinite query. */
interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface MorePagesProps {
  list: PagedList;
  /** 'Loading projects...' */
  busyText: string;
  /** 'Failed to load deals' */
  failedText: string;
}

/** The end of a paged list: more pages, loading, or failed with a button to retry. */
export function MorePages({ list, busyText, failedText }: MorePagesProps) {
  const loadMore = () => void list.fetchNextPage();
  if (list.isFetchNextPageError) {
    return (
      <ErrorState onRetry={loadMore} className="mt-6">
        {failedText}
      </ErrorState>
    );
  }
  return (
    <LoadMore
      hasMore={list.hasNextPage && !list.isPlaceholderData}
      busy={list.isFetchingNextPage}
      busyText={busyText}
      onLoadMore={loadMore}
    />
  );
}
