/**
 * The comments of a file and its versions, loaded page by page once and then only the changes; and the tasks
 * of a deal.
 */
import { type Comment, type CommentList, canBring, type DealFile } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { keyApart, keyOf, q } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { stackOf } from '../versions.ts';
import { readPages } from './read-pages.ts';

/** All versions of a file have one list, which events of its deal refresh. */
const listKey = (dealId: string, stackId: string) =>
  keyApart(keyOf('comments.list', { params: { id: stackId } }), dealId);

/** The comments on all versions of a file, by number. */
export const commentsQuery = (dealId: string, file: DealFile) => {
  const queryKey = listKey(dealId, stackOf(file));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = () => queryClient.getQueryData(queryKey);
      for (;;) {
        const before = known();
        const query = before ? { since: before.upTo } : {};
        const news = await q('comments.list', { params: { id: file.id }, query }).queryFn({ signal });
        // Merges, as comments written here during the request may already be in the list.
        const merged = mergeComments(known(), news);
        if (!merged.more) return merged;
        // Each page is shown as it arrives, with its flags.
        queryClient.setQueryData(queryKey, merged);
      }
    },
    structuralSharing: false,
  });
};

/** The changes that the brand has asked for in a deal's files; refetched with all its comments. */
export const tasksQuery = (dealId: string) => {
  const params = { id: dealId };
  return queryOptions({
    queryKey: keyOf('comments.tasks', { params }),
    queryFn: async ({ signal }) => {
      const tasks = await readPages(async (query) => {
        const page = await q('comments.tasks', { params, query }).queryFn({ signal });
        return { comments: page.tasks, next: page.next };
      });
      return { tasks, next: null };
    },
    select: ({ tasks }) => tasks,
  });
};

/** The tasks that block the next submission until the creator completes them. */
export const openTasks = (tasks: readonly Comment[]): Comment[] =>
  tasks.filter((task) => task.kind !== 'NOTE' && canBring(task, 'TO_CHECK', 'CREATOR'));

/** Shows the server's answer to a change at once; the lists are refetched in the background. */
export function showComment(dealId: string, comment: Comment) {
  queryClient.setQueryData(
    listKey(dealId, comment.stackId),
    (known) => known && mergeComments(known, { ...known, comments: [comment], removed: [] }),
  );
  queryClient.setQueryData(
    tasksQuery(dealId).queryKey,
    (known) =>
      known && { ...known, tasks: known.tasks.map((task) => (task.id === comment.id ? comment : task)) },
  );
}

/** Removes a deleted comment. */
export function hideComment(dealId: string, { id, stackId }: Comment) {
  queryClient.setQueryData(
    listKey(dealId, stackId),
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
