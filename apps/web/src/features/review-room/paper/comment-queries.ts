/**
 * The comments of a file and its versions, read page by page once and then what has changed since; and the tasks of a
 * deal.
 */
import { type Comment, type CommentList, canBring, type DealFile } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { readPages } from '../../../lib/read-pages.ts';
import { stackOf } from '../versions.ts';
import { mergeComments } from './merge-comments.ts';

/** The comments on all versions of a file, by their number. */
export const commentsQuery = (dealId: string, file: DealFile) =>
  queryOptions({
    queryKey: queryKeys.comments.stack(dealId, stackOf(file)),
    queryFn: async ({ signal, queryKey }) => {
      const known = () => queryClient.getQueryData<CommentList>(queryKey);
      for (;;) {
        const before = known();
        const query = before ? { since: before.upTo } : {};
        const news = await client.comments.list({ params: { id: file.id }, query }, { signal });
        // What was written here meanwhile may be in the list by now.
        const merged = mergeComments(known(), news);
        if (!merged.more) return merged;
        // Each page is shown as it comes, with its flags.
        queryClient.setQueryData(queryKey, merged);
      }
    },
    structuralSharing: false,
  });

/** What the brand has asked to be changed in a deal's files; read again with all that is kept of its comments. */
export const tasksQuery = (dealId: string) =>
  queryOptions({
    queryKey: queryKeys.comments.tasks(dealId),
    queryFn: ({ signal }) =>
      readPages(async (query) => {
        const { tasks, next } = await client.comments.tasks({ params: { id: dealId }, query }, { signal });
        return { comments: tasks, next };
      }),
  });

/** Those that hold up the next submission: the creator has to tick them. */
export const openTasks = (tasks: readonly Comment[]): Comment[] =>
  tasks.filter((task) => task.kind !== 'NOTE' && canBring(task, 'TO_CHECK', 'CREATOR'));

/** Shows what the server answered to a change at once; the lists catch up by themselves. */
export function showComment(dealId: string, comment: Comment) {
  queryClient.setQueryData<CommentList>(
    queryKeys.comments.stack(dealId, comment.stackId),
    (known) => known && mergeComments(known, { ...known, comments: [comment], removed: [] }),
  );
  queryClient.setQueryData(tasksQuery(dealId).queryKey, (tasks) =>
    tasks?.map((task) => (task.id === comment.id ? comment : task)),
  );
}

/** Takes away what was deleted. */
export function hideComment(dealId: string, { id, stackId }: Comment) {
  queryClient.setQueryData<CommentList>(
    queryKeys.comments.stack(dealId, stackId),
    (known) => known && mergeComments(known, { ...known, comments: [], removed: [id] }),
  );
}
