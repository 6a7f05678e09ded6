/**
 * A refusal: what a call that is turned down throws, with the code of its row. The text itself is in the message catalogue
 * and is chosen where it is shown. Server and client use the same class.
 */
import { refusals } from '../generated/refusals.ts';
import type { Finding } from './findings.ts';
import type { Parameter, ParameterKinds, RefusalRow } from './noun.ts';

/** Every refusal that the product can make: the code that programs branch on, with its row. */
export { refusals };

export type ErrorCode = keyof typeof refusals;

type ValueOf<P extends Parameter> = P extends keyof ParameterKinds
  ? ParameterKinds[P]
  : P extends readonly (infer Word)[]
    ? Word
    : never;

/** Parameters in the text of a refusal; null for one without parameters. */
export type ErrorParametersOf<C extends ErrorCode> = C extends ErrorCode
  ? (typeof refusals)[C] extends { params: infer P extends Readonly<Record<string, Parameter>> }
    ? { -readonly [Name in keyof P]: ValueOf<P[Name]> }
    : null
  : never;

/** The row of a refusal, for who walks all of them. */
export const refusalRow = (code: ErrorCode): RefusalRow => refusals[code];

/** One thing that is wrong with the input, in words: where (a path of keys) and what. */
export interface ErrorDetail {
  path: (string | number)[];
  message: string;
}

interface CommonOptions {
  /** Findings about single values; sent with status 400 only. */
  findings?: readonly Finding[];
  /** Findings as words: as received, or as zod says it. */
  details?: ErrorDetail[];
  /** The text as received from a server, which chose it. */
  message?: string;
  /** Seconds after which trying again makes sense (429, 503). */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Parameters are asked for where the code has some; a text that was received is whole already. */
type Options<C extends ErrorCode> = C extends ErrorCode
  ? ErrorParametersOf<C> extends null
    ? [options?: CommonOptions]
    : [options: CommonOptions & ({ params: ErrorParametersOf<C> } | { message: string })]
  : never;

/**
 * A refusal of the catalogue. Thrown by the server, rebuilt from the answer by the client. Its `message` is the text
 * that was received, or the code where this is the side that refuses.
 */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Null for codes without parameters. */
  readonly params: Readonly<Record<string, unknown>> | null;
  readonly findings: readonly Finding[];
  readonly details: ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: C, ...[options = {}]: Options<C>) {
    const { message = code, cause } = options;
    super(message, { cause });
    this.code = code;
    this.status = refusals[code].status;
    this.params = 'params' in options ? options.params : null;
    this.findings = options.findings ?? [];
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Codes that say that a token no longer counts; a wrong password is a 401 too. */
const endsOfSession: readonly ErrorCode[] = [
  'auth.required',
  'auth.session_expired',
  'auth.removed_from_team',
];

/** Whether a refusal with this code means that its recipient has to log in. */
export const isEndOfSession = (code: ErrorCode): boolean => endsOfSession.includes(code);

/** Whether a text is a code of the catalogue, so that an unknown server's code becomes `internal`. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code);
