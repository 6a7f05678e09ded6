/** Lists of comments that the server answers in pages. */
import type { Comment } from '@briefcast/contract';

interface CommentPage {
  comments: Comment[];
  /** The last comment of this page; null at the end. */
  next: string | null;
}

/** Reads all pages, and returns the comments by file and number. */
export async function readPages(
  read: (query: { after?: string }) => Promise<CommentPage>,
): Promise<Comment[]> {
  const found: Comment[] = [];
  for (let query: { after?: string } = {}; ; ) {
    const { comments, next } = await read(query);
    found.push(...comments);
    if (next === null) break;
    query = { after: next };
  }
  return found.toSorted(
    (one, other) => one.stackId.localeCompare(other.stackId) || one.number - other.number,
  );
}
