/** Changes that the brand requested, as the creator's page of a deal shows them. */
import type { Comment, DealDetail } from '@briefcast/contract';
import { useQuery } from '@tanstack/react-query';
import { isSentBack, nextVersion } from '../../../features/files/split-files.ts';
import { openTasks, tasksQuery } from '../../../features/review-room/comments/comment-queries.ts';
import { stackOf } from '../../../features/review-room/versions.ts';

/** Whether a task is a new request that is not work: undecided, or declined. */
export const isRequest = ({ request }: Pick<Comment, 'request'>): boolean =>
  request !== null && request.answer !== 'ACCEPTED' && request.answer !== 'PRICE_ACCEPTED';

export interface Revision {
  /** The version that answers what was sent back; null while nothing was. */
  version: number | null;
  /** Tasks on the files that were sent back, and open ones of others. */
  tasks: Comment[];
  /** Tasks that hold up the next submission. */
  open: Comment[];
  isLoading: boolean;
  /** Reads the tasks once more, where that failed; null where it did not. */
  retry: (() => void) | null;
}

/** Reads what the brand asked for. Tasks come with a file that was sent back. */
export function useRevision({ id, files }: Pick<DealDetail, 'id' | 'files'>): Revision {
  const {
    data = [],
    error,
    isLoading,
    refetch,
  } = useQuery({
    ...tasksQuery(id),
    enabled: files.some(({ status }) => status === 'NEEDS_REVISION'),
  });
  const sentBack = new Set(files.filter(isSentBack).map(stackOf));
  return {
    version: nextVersion(files) ?? null,
    tasks: data.filter(({ stackId, state }) => state === 'OPEN' || sentBack.has(stackId)),
    open: openTasks(data),
    isLoading,
    retry: error && data.length === 0 ? () => void refetch() : null,
  };
}
