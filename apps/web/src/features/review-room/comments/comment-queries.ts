/**
 * The comments of a file and its versions, loaded page by page once and then only the changes; and the tasks
 * of a deal.
 */
import { type Comment, type CommentList, canBring, type DealFile } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '../../../lib/load-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { stackOf } from '../versions.ts';
import { readPages } from './read-pages.ts';

/** The comments on all versions of a file, by number. */
export const commentsQuery = (dealId: string, file: DealFile) =>
  queryOptions({
    queryKey: queryKeys.comments.stack(dealId, stackOf(file)),
    queryFn: async ({ signal, queryKey }) => {
      const known = () => queryClient.getQueryData<CommentList>(queryKey);
      for (;;) {
        const before = known();
        const query = before ? { since: before.upTo } : {};
        const news = await (await loadClient()).comments.list({ params: { id: file.id }, query }, { signal });
        // Merges, as comments written here during the request may already be in the list.
        const merged = mergeComments(known(), news);
        if (!merged.more) return merged;
        // Each page is shown as it arrives, with its flags.
        queryClient.setQueryData(queryKey, merged);
      }
    },
    structuralSharing: false,
  });

/** The changes that the brand has asked for in a deal's files; refetched with all its comments. */
export const tasksQuery = (dealId: string) =>
  queryOptions({
    queryKey: queryKeys.comments.tasks(dealId),
    queryFn: ({ signal }) =>
      readPages(async (query) => {
        const { tasks, next } = await (await loadClient()).comments.tasks(
          { params: { id: dealId }, query },
          { signal },
        );
        return { comments: tasks, next };
      }),
  });

/** The tasks that block the next submission until the creator completes them. */
export const openTasks = (tasks: readonly Comment[]): Comment[] =>
  tasks.filter((task) => task.kind !== 'NOTE' && canBring(task, 'TO_CHECK', 'CREATOR'));

/** Shows the server's answer to a change at once; the lists are refetched in the background. */
export function showComment(dealId: string, comment: Comment) {
  queryClient.setQueryData<CommentList>(
    queryKeys.comments.stack(dealId, comment.stackId),
    (known) => known && mergeComments(known, { ...known, comments: [comment], removed: [] }),
  );
  queryClient.setQueryData(tasksQuery(dealId).queryKey, (tasks) =>
    tasks?.map((task) => (task.id === comment.id ? comment : task)),
  );
}

/** Removes a deleted comment. */
export function hideComment(dealId: string, { id, stackId }: Comment) {
  queryClient.setQueryData<CommentList>(
    queryKeys.comments.stack(dealId, stackId),
    (known) => known && mergeComments(known, { ...known, comments: [], removed: [id] }),
  );
}

/**
 * Merges new comments into the list. Unchanged comments stay the same objects, so that they are not rendered
 * again; duplicates are ignored.
 */
export function mergeComments(known: CommentList | undefined, news: CommentList): CommentList {
  if (!known) return news;
  const upTo = Math.max(known.upTo, news.upTo);
  const { more } = news;
  if (news.comments.length === 0 && news.removed.length === 0) return { ...known, upTo, more };
  const gone = new Set(news.removed);
  const byId = new Map<string, Comment>(known.comments.map((comment) => [comment.id, comment]));
  for (const comment of news.comments) byId.set(comment.id, comment);
  const comments = [...byId.values()].filter(({ id }) => !gone.has(id));
  return { comments: comments.toSorted((one, other) => one.number - other.number), removed: [], upTo, more };
}
