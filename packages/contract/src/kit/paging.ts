/** Paging by cursor, newest first, for all lists that grow. */

import { queryInt, text } from './codecs.ts';
import { mostPerPage } from './limits.ts';
import { z } from './zod.ts';

/** The query of a paged list: how many, and the `nextCursor` of the page before. */
export const pageFields = {
  limit: queryInt(1, mostPerPage).optional(),
  cursor: text(200).optional(),
};

/** Value of `cursor` for the next page; null on the last one. */
export const nextCursor = z.string().nullable();

/** A page that is asked for. */
export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}
