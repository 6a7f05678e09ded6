/** Search over all that a person may see (rules/finder). */
import { id, instant, line } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

/** Kinds of what is found, in the order in which they are shown. */
export const FinderKind = z.enum([
  'PERSON',
  'DEAL',
  'CAMPAIGN',
  'CASTING',
  'ROSTER',
  'INVOICE',
  'FILE',
  'COMMENT',
  'MESSAGE',
]);
export type FinderKind = z.infer<typeof FinderKind>;

/** Rows of each kind at most. */
export const mostFoundOfKind = 5;

/** Rows at most where one kind is asked for. */
export const mostFoundOfOneKind = 30;

/** The newest messages, comments, and files, of a side that are searched. */
export const mostSearchedOfKind = 10_000;

export const FinderQuery = z.object({
  words: line(limits.title),
  /** Only this kind, and more of it. */
  kind: FinderKind.optional(),
});
export type FinderQuery = z.infer<typeof FinderQuery>;

export const FinderHit = z.object({
  kind: FinderKind,
  /** Id of the thing itself, whatever its kind. */
  id,
  /** The deal that a message, comment, file or invoice is part of. */
  dealId: id.nullable(),
  /** File of a comment. */
  fileId: id.nullable(),
  title: z.string(),
  /** The other side's name, or the title of the deal that it is part of. */
  detail: z.string().nullable(),
  image: z.string().nullable(),
  at: instant,
});
export type FinderHit = z.infer<typeof FinderHit>;

export const FinderAnswer = z.object({
  /** Kinds together; the newest of each first. */
  found: z.array(FinderHit),
});
export type FinderAnswer = z.infer<typeof FinderAnswer>;
