/** What the database said, found in whatever was thrown: Drizzle wraps the errors of both drivers. */

interface DatabaseFault {
  /** PostgreSQL's error code of five characters. */
  code: string;
  /** The constraint that was violated; empty for every other error. */
  constraint: string;
}

const isFault = (error: Error): error is Error & { code: string; constraint?: unknown } =>
  'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

/** Null for an error that did not come from the database. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (!isFault(current)) continue;
    const constraint = typeof current.constraint === 'string' ? current.constraint : '';
    return { code: current.code, constraint };
  }
  return null;
}

/** The database's error code, or an empty text. */
export const codeOf = (error: unknown): string => databaseFaultOf(error)?.code ?? '';

/** The driver's own words for a statement that was not answered in time. */
const unanswered = 'Query read timeout';

/** Whether a statement was given up because no answer came, neither a result nor an error: its connection waits for it still. */
export function isUnanswered(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current.message === unanswered) return true;
  return false;
}
