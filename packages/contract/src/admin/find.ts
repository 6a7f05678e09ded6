/** Search of the admin's bar, over everything at once (rules/admin#find). */
import { id, line } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

/** Kinds in the order of the list. An order is one of credits or of a creator's month, an invoice one of the house. */
export const FoundKind = z.enum(['BRAND', 'CREATOR', 'DEAL', 'CASE', 'ORDER', 'INVOICE']);
export type FoundKind = z.infer<typeof FoundKind>;

/** The most things of each kind in an answer, the newest. */
export const mostFound = 5;

export const FindQuery = z.object({ text: line(limits.title) });

export const FoundThing = z.object({
  kind: FoundKind,
  id,
  /** A name, a title, or a number. */
  title: z.string(),
  /** Tells it from others of the same name: an address, or the other names in it. */
  detail: z.string().nullable(),
});
export type FoundThing = z.infer<typeof FoundThing>;

export const Found = z.object({ found: z.array(FoundThing) });
