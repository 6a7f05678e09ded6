/**
 * The structured log of the process. What it says of errors is chosen here: the database's own errors carry the
 * values of the statement that failed, among them mails with links in them, hashes and payloads.
 */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyBaseLogger } from 'fastify';

export type Log = FastifyBaseLogger;

/** Where the log's lines go. */
export interface LogSink {
  write(line: string): void;
}

/** The database quotes the value that it could not use: `invalid input syntax for type uuid: "…"`. */
const withoutValues = (message: string) => message.replace(/: ".*"/gs, ': "…"');

/** What went wrong, in words that hold no value of a statement. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof DrizzleQueryError)) return error.message;
  return error.cause ? withoutValues(messageOf(error.cause)) : 'A statement failed';
}

/** Where an error came from, without its message, which may hold values. */
const placesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** A type rather than an interface: the logger asks for an open shape. */
type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** The statement with its placeholders, where one failed. */
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

/** An error as the log shows it: nothing but what is named here. */
export const loggedError = (error: unknown): LoggedError => told(error, messageOf(error));
