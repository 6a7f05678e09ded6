/**
 * The weight of comments bounds what a file, a thread or a link holds (rules/comments#bounds). It is the number of
 * characters of a comment in an answer. The server counts and refuses; forms warn beforehand.
 */
import type { Comment, NewComment } from './schemas.ts';

/** A comment or a reply without its words: ids, times, and who wrote. */
const emptyComment = 700;
const emptyReply = 300;

/** Maximum weight of one comment with its replies. */
export const mostThreadWeight = 64_000;
/** Maximum weight of both sides' comments on one file, with all its versions. */
export const mostFileWeight = 4_000_000;
/** Maximum weight of the comments by the guests of one link. */
export const mostLinkWeight = 1_000_000;
/** The weight of one page of comments, roughly. */
export const commentPageWeight = 250_000;

const bytesOf = (words: string): number => new TextEncoder().encode(JSON.stringify(words)).length;

/** Weight of a comment without its replies. */
export const weightOfComment = ({ text, drawing }: Pick<NewComment, 'text' | 'drawing'>): number =>
  emptyComment + bytesOf(text) + (drawing ? JSON.stringify(drawing).length : 0);

/** Weight that a reply adds to its comment. */
export const weightOfReply = (text: string): number => emptyReply + bytesOf(text);

/** Whether one more reply has room next to a comment and its replies. */
export const hasRoomForReply = (
  { text, drawing, replies }: Pick<Comment, 'text' | 'drawing' | 'replies'>,
  reply: string,
): boolean =>
  replies.reduce((sum, one) => sum + weightOfReply(one.text), weightOfComment({ text, drawing })) +
    weightOfReply(reply) <=
  mostThreadWeight;
