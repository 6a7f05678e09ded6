/** The cursor of a page: the last row's sort value and id, as opaque text. One format for every list. */
import { z } from 'zod';
import { invalid } from './invalid.ts';

/** The year 1, in milliseconds: certainly within PostgreSQL's range. */
const earliest = -62_135_596_800_000;

/** Cents, or milliseconds since 1970. */
const Position = z.tuple([z.int().min(earliest).max(-earliest), z.uuid().toLowerCase()]);
export type Position = z.infer<typeof Position>;

/** A position as text for `nextCursor`. */
export const encodeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Reads a cursor; throws request.invalid for an invalid text. */
export function decodeCursor(cursor: string): Position {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw invalid('cursor', 'page.unknown');
  }
}
