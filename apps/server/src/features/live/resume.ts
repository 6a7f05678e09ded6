/** What a stream's client says of where it was. */
import type { FastifyRequest } from 'fastify';
import { type Cursor, decodeCursor } from '../../platform/facts/cursor.ts';

/** What the client names: nothing, a cursor, or a text that is none. */
export function resumePoint(request: FastifyRequest): Cursor | 'nothing' | 'unreadable' {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return 'nothing';
  return (typeof header === 'string' && decodeCursor(header)) || 'unreadable';
}
