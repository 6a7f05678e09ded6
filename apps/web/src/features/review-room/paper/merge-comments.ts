/** Comments as they are known, brought up to date by what has changed since. */
import type { Comment, CommentList } from '@briefcast/contract';

/**
 * The list with what is new in it. Comments that did not change stay the same objects, so that they are not drawn
 * again; what came already, by another way, comes no second time.
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
