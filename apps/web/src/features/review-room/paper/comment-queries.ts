/** The comments of a file and its versions: read whole once, then what has changed since. */
import type { Comment, CommentList, DealFile } from '@briefcast/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { stackOf } from '../versions.ts';
import { mergeComments } from './merge-comments.ts';

const keyOf = (dealId: string, file: DealFile) => queryKeys.comments.stack(dealId, stackOf(file));

/** The comments on all versions of a file, by their number. */
export const commentsQuery = (dealId: string, file: DealFile) =>
  queryOptions({
    queryKey: keyOf(dealId, file),
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<CommentList>(keyOf(dealId, file));
      const query = known ? { since: known.upTo } : {};
      const news = await client.comments.list({ params: { id: file.id }, query }, { signal });
      // What was written here meanwhile may be in the list by now.
      return mergeComments(queryClient.getQueryData<CommentList>(keyOf(dealId, file)), news);
    },
    structuralSharing: false,
  });

/** Shows what the server answered to a change at once; the list catches up by itself. */
export function showComment(dealId: string, file: DealFile, comment: Comment) {
  queryClient.setQueryData<CommentList>(
    keyOf(dealId, file),
    (known) => known && mergeComments(known, { comments: [comment], removed: [], upTo: known.upTo }),
  );
}

/** Takes away what was deleted. */
export function hideComment(dealId: string, file: DealFile, id: string) {
  queryClient.setQueryData<CommentList>(
    keyOf(dealId, file),
    (known) => known && mergeComments(known, { comments: [], removed: [id], upTo: known.upTo }),
  );
}
