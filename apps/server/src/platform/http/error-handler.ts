/**
 * Turns whatever was thrown into an answer of the catalogue. No answer reveals SQL, stacks or paths
 * (rules/wire#statuses).
 */
import { AppError, type ErrorDetail, failureEnvelope, type PlainFindingCode } from '@briefcast/contract';
import { refusalTexts } from '@briefcast/i18n/refusal-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ConstraintRefusals, refusalOfConstraint } from '../database/constraint-refusals.ts';
import { invalid } from '../invalid.ts';
import { isStorageFull } from '../storage/free-space.ts';
import { isStoreAway } from '../storage/store-away.ts';
import { limits } from './limits/table.ts';
import { requestIdHeader } from './request-id.ts';
import { inRequestLocale, localeHeaders } from './request-locale.ts';

const pathOf = (path: PropertyKey[]) => path.map((key) => (typeof key === 'number' ? key : String(key)));

/** The message is one of our codes, or zod's own message. */
const detailsOf = (error: z.ZodError): ErrorDetail[] =>
  error.issues.map(({ path, message }) => ({ path: pathOf(path), message }));

/** Fastify's own refusals, by its codes. */
const fastifyCodes: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError(limits.bodies.size.refusal),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('request.unsupported_type'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => malformed('request.no_body'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => malformed('request.not_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => malformed('request.cut_off'),
  FST_ERR_BAD_URL: () => malformed('request.bad_address'),
};

const malformed = (code: PlainFindingCode) => invalid([], code, 'request.malformed');

type ReaderRefusal =
  | 'route.not_found'
  | 'request.too_large'
  | 'request.address_too_long'
  | 'request.unsupported_type'
  | 'request.range_unsatisfiable';

/**
 * Refusals for errors of the code that reads requests before our handlers: the framework, its plugins, and
 * what sends files. A path that leads out of the folder is answered like one that does not exist.
 */
const refusalsByStatus: Record<number, ReaderRefusal> = {
  403: 'route.not_found',
  404: 'route.not_found',
  413: limits.bodies.size.refusal,
  414: 'request.address_too_long',
  415: 'request.unsupported_type',
  416: 'request.range_unsatisfiable',
};

/** The refusal for such an error; null for errors of others, whose status is not about this request. */
function refusalOfReader(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const isReader = 'expose' in error || ('code' in error && String(error.code).startsWith('FST_'));
  const status = Number(error.statusCode);
  if (!isReader || status < 400 || status >= 500) return null;
  const code = refusalsByStatus[status];
  return code ? new AppError(code) : malformed('request.unreadable');
}

/** Errors of an unreachable database or network: trying again soon makes sense. */
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  // It has no connection left.
  '53300',
]);
const unreachableTexts =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;

/**
 * What PgBouncer says for a database that it cannot reach or has lost. It has the code of a violated protocol for all of that,
 * which from PostgreSQL itself is a fault of ours, so that the words decide.
 */
const poolerTexts =
  /server login has been failing|server conn crashed|query_wait_timeout|cannot connect to server|no more connections allowed/;

function isUnreachable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && unreachableCodes.has(String(current.code))) return true;
    if (unreachableTexts.test(current.message)) return true;
    if ('code' in current && current.code === '08P01' && poolerTexts.test(current.message)) return true;
  }
  return false;
}

/** PostgreSQL's code for a write to a read-only database: a standby, or one whose disk is nearly full. */
const readOnlyCode = '25006';

function isReadOnly(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === readOnlyCode) return true;
  }
  return false;
}

/** How many seconds it takes at best until a full disk is noticed and freed. */
const fullRetrySeconds = 60;

/** The refusal for an error. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError)
    return new AppError('request.invalid', { details: detailsOf(error), cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = fastifyCodes[code];
  if (known) return known();
  const ofReader = refusalOfReader(error);
  if (ofReader) return ofReader;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status === 400 || error instanceof URIError) return malformed('request.unreadable');
  if (isStorageFull(error))
    return new AppError('service.storage_full', { retryAfterSeconds: fullRetrySeconds, cause: error });
  if (isReadOnly(error))
    return new AppError('service.read_only', { retryAfterSeconds: fullRetrySeconds, cause: error });
  if (isStoreAway(error))
    return new AppError('service.unavailable', {
      params: { check: 'storage' },
      retryAfterSeconds: 5,
      cause: error,
    });
  if (isUnreachable(error))
    return new AppError('service.unavailable', {
      params: { check: 'unknown' },
      retryAfterSeconds: 5,
      cause: error,
    });
  return new AppError('internal', { cause: error });
}

/** Answers whatever was thrown, also before a route was found. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toAppError(error);
  if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? refusal }, 'request failed');
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  // The rest of a body that arrives too slowly is not waited for.
  if (refusal.code === 'request.timeout') reply.header('connection', 'close');
  // What fails before a route was found bypasses the hook that sets this header.
  reply.header(requestIdHeader, request.id);
  return inRequestLocale(request, () =>
    reply
      .code(refusal.status)
      .headers({ 'cache-control': 'no-store', ...localeHeaders(request) })
      .send(failureEnvelope(refusal, refusalTexts(refusal))),
  );
}

/** Makes the app answer every error in the envelope; `refusals` map violated constraints. */
export function answerErrors(app: FastifyInstance, refusals: ConstraintRefusals = {}): void {
  app.setErrorHandler((error, request, reply) =>
    answerError(refusalOfConstraint(error, refusals) ?? error, request, reply),
  );
}
