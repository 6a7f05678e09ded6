/**
 * The structured log of the process. What it says of errors is chosen here: the database's own errors carry the
 * values of the statement that failed, among them letters with links in them, hashes and payloads.
 */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyBaseLogger } from 'fastify';

export type Log = FastifyBaseLogger;

/** What went wrong, in words that hold no value of a statement. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError) return error.cause ? messageOf(error.cause) : 'A statement failed';
  return error.message;
}

/** Where an error came from, without its message, which may hold values. */
const placesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** The statement with its placeholders, where one failed. */
  query?: string;
  stack: string;
  cause?: LoggedError | string;
}

/** An error as the log shows it: nothing but what is named here. */
export function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return String(error);
  const message = messageOf(error);
  return {
    type: error.name,
    message,
    ...('code' in error && error.code !== undefined ? { code: String(error.code) } : {}),
    ...(error instanceof DrizzleQueryError ? { query: error.query } : {}),
    stack: [`${error.name}: ${message}`, ...placesOf(error)].join('\n'),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}
