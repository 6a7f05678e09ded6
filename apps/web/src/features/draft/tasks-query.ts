/** What the brand has asked to be changed in a deal's files. */
import { type Comment, canBring } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The tasks of a deal; read again with all that is kept of its comments. */
export const tasksQuery = (dealId: string) =>
  queryOptions({
    queryKey: queryKeys.comments.tasks(dealId),
    queryFn: async ({ signal }) =>
      (await client.comments.tasks({ params: { id: dealId } }, { signal })).tasks,
  });

/** Those that hold up the next submission: the creator has to tick them. */
export const openTasks = (tasks: readonly Comment[]): Comment[] =>
  tasks.filter((task) => task.kind !== 'NOTE' && canBring(task, 'TO_CHECK', 'CREATOR'));
