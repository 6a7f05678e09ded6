import { ErrorState } from './error-state.tsx';
import { LoadMore } from './load-more.tsx';

/** What is used of a query that loads page by page. */
interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface MorePagesProps {
  list: PagedList;
  /** 'Loading deals...' */
  busyText: string;
  /** 'Failed to load deals' */
  failedText: string;
}

/** The end of a list that is loaded page by page: more to come, coming, or failed and to be tried again. */
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
