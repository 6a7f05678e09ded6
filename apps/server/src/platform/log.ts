/**
 * The structured log of the process. Which parts of an error are logged is decided here: the database's own
 * errors contain the values of the failed statement, among them mails with links, hashes and payloads.
 */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyBaseLogger } from 'fastify';

export type Log = FastifyBaseLogger;

/** Where the log's lines go. */
export interface LogSink {
  write(line: string): void;
}

/** The database quotes the invalid value: `invalid input syntax for type uuid: "…"`. */
const withoutValues = (message: string) => message.replace(/: ".*"/gs, ': "…"');

/** The error message, without any value of a statement. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof DrizzleQueryError)) return error.message;
  return error.cause ? withoutValues(messageOf(error.cause)) : 'A statement failed';
}

/** The stack of an error without its message, which may contain values. */
const placesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** A type rather than an interface, because the logger requires an index signature. */
type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** The failed statement with its placeholders, if there was one. */
  query?: string;
  stack: string;
  cause?: LoggedError;
};

function told(error: unknown, message: string): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message, stack: '' };
  const isStatement = error instanceof DrizzleQueryError;
  const { cause } = error;
  return {
    type: error.name,
    message,
    ...('code' in error && error.code !== undefined ? { code: String(error.code) } : {}),
    ...(isStatement ? { query: error.query } : {}),
    stack: [`${error.name}: ${message}`, ...placesOf(error)].join('\n'),
    ...(cause === undefined ? {} : { cause: told(cause, isStatement ? message : messageOf(cause)) }),
  };
}

/** An error as it is logged: only the fields that are named here. */
export const loggedError = (error: unknown): LoggedError => told(error, messageOf(error));
