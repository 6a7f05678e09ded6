/** The comments of a file and its versions, read whole once and then what has changed since; and the tasks of a deal. */
import { type Comment, type CommentList, canBring, type DealFile } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { stackOf } from '../versions.ts';
import { mergeComments } from './merge-comments.ts';

/** The comments on all versions of a file, by their number. */
export const commentsQuery = (dealId: string, file: DealFile) =>
  queryOptions({
    queryKey: queryKeys.comments.stack(dealId, stackOf(file)),
    queryFn: async ({ signal, queryKey }) => {
      const known = queryClient.getQueryData<CommentList>(queryKey);
      const query = known ? { since: known.upTo } : {};
      const news = await client.comments.list({ params: { id: file.id }, query }, { signal });
      // What was written here meanwhile may be in the list by now.
      return mergeComments(queryClient.getQueryData<CommentList>(queryKey), news);
    },
    structuralSharing: false,
  });

/** What the brand has asked to be changed in a deal's files; read again with all that is kept of its comments. */
export const tasksQuery = (dealId: string) =>
  queryOptions({
    queryKey: queryKeys.comments.tasks(dealId),
    queryFn: async ({ signal }) =>
      (await client.comments.tasks({ params: { id: dealId } }, { signal })).tasks,
  });

/** Those that hold up the next submission: the creator has to tick them. */
export const openTasks = (tasks: readonly Comment[]): Comment[] =>
  tasks.filter((task) => task.kind !== 'NOTE' && canBring(task, 'TO_CHECK', 'CREATOR'));

/** Shows what the server answered to a change at once; the lists catch up by themselves. */
export function showComment(dealId: string, comment: Comment) {
  queryClient.setQueryData<CommentList>(
    queryKeys.comments.stack(dealId, comment.stackId),
    (known) => known && mergeComments(known, { comments: [comment], removed: [], upTo: known.upTo }),
  );
  queryClient.setQueryData(tasksQuery(dealId).queryKey, (tasks) =>
    tasks?.map((task) => (task.id === comment.id ? comment : task)),
  );
}

/** Takes away what was deleted. */
export function hideComment(dealId: string, { id, stackId }: Comment) {
  queryClient.setQueryData<CommentList>(
    queryKeys.comments.stack(dealId, stackId),
    (known) => known && mergeComments(known, { comments: [], removed: [id], upTo: known.upTo }),
  );
}
