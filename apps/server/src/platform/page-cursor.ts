/** Where a page of a list ends: the last row's sort value and id, as opaque text. One form for every list. */
import { AppError } from '@briefcast/contract';
import { z } from 'zod';

/** The year 1, in milliseconds: what PostgreSQL can surely hold. */
const earliest = -62_135_596_800_000;

/** Cents, or milliseconds since 1970. */
const Position = z.tuple([z.int().min(earliest).max(-earliest), z.uuid().toLowerCase()]);
export type Position = z.infer<typeof Position>;

/** A position as text for `nextCursor`. */
export const encodeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Reads a cursor; throws request.invalid for a text that is none. */
export function decodeCursor(cursor: string): Position {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    const findings = [{ path: ['cursor'], code: 'page.unknown' as const }];
    throw new AppError('request.invalid', { findings });
  }
}
