/** Reads a multipart request that has one file; the rest of a refused one is discarded, so that its sender sees the answer. */
import type { Readable } from 'node:stream';
import { AppError } from '@briefcast/contract';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { registerByteBodies } from './byte-bodies.ts';
import { type UploadPace, uploadPace, watchPace } from './limits/guard-body.ts';
import { limitUploadsAtOnce } from './limits/limit-uploads.ts';
import { limits } from './limits/table.ts';
import { cutOff, missing, tooLarge } from './upload-refusals.ts';

const { parser, aroundBytes, refusal } = limits.uploads.form;

type UploadConfig = Pick<
  Config,
  'maxDocumentBytes' | 'maxVideoBytes' | 'uploadLeastBytesPerSecond' | 'uploadsPerAddress' | 'rateLimits'
>;

const paceName = 'uploadPace';

/** The minimum rate of uploads in this app. */
export const uploadPaceOf = (app: FastifyInstance): UploadPace => app.getDecorator(paceName);

/**
 * Registers the parsers for multipart requests and for bodies of bytes. Sizes are limited here, by type; the
 * parser's own limit is a fallback.
 */
export async function registerUploads(
  app: FastifyInstance,
  config: UploadConfig,
  pace: UploadPace = uploadPace(config),
): Promise<void> {
  if (config.rateLimits) limitUploadsAtOnce(app, config.uploadsPerAddress);
  app.decorate(paceName, pace);
  registerByteBodies(app);
  const fileSize = Math.max(config.maxDocumentBytes, config.maxVideoBytes) + 1;
  await app.register(multipart, { limits: { ...parser, fileSize }, throwFileSizeLimit: false });
}

const tooManyParts = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'];

/** The refusal for a failure of the form parser. */
function formRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return tooManyParts.includes(code) ? new AppError(refusal) : cutOff(error);
}

/** Ends a request that goes on sending far beyond its refusal. */
function boundRequest(raw: FastifyRequest['raw'], maxBytes: number): void {
  let seen = 0;
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > maxBytes) raw.destroy();
  });
}

/**
 * Reads a multipart request to its end and gives its one file to `take`; after a refusal, the rest of the
 * request is discarded. Throws file.missing, file.too_large, file.upload_incomplete, request.timeout,
 * request.too_large (more than one file), and whatever `take` throws.
 */
export async function readForm(
  request: FastifyRequest,
  maxBytes: number,
  take: (file: MultipartFile) => Promise<void>,
): Promise<void> {
  if (!request.isMultipart()) throw missing();
  const parts = request.parts();
  const tooSlow = Promise.withResolvers<never>();
  // If it is rejected while nobody awaits it, that must not count as unhandled.
  tooSlow.promise.catch(() => undefined);
  const nextPart = () =>
    Promise.race([parts.next(), tooSlow.promise]).catch((error: unknown) => {
      throw formRefusal(error);
    });
  let file: Readable | undefined;
  const stopWatching = watchPace(request.raw, uploadPaceOf(request.server), (reason) => {
    tooSlow.reject(reason);
    file?.destroy(reason);
  });
  let isTaken = false;
  try {
    const first = nextPart();
    // If the upload is refused before this is awaited, it still rejects when the client disconnects.
    first.catch(() => undefined);
    // Adding a listener starts the flow of the request, so it happens in the same turn as the parser's own
    // reading.
    boundRequest(request.raw, 2 * maxBytes + aroundBytes);
    if (Number(request.headers['content-length']) > maxBytes + aroundBytes) throw tooLarge(maxBytes);
    for (let next = await first; !next.done; next = await nextPart()) {
      if (next.value.type !== 'file') continue;
      if (next.value.fieldname !== 'file') throw missing();
      file = next.value.file;
      await take(next.value);
      isTaken = true;
    }
    if (!isTaken) throw missing();
  } finally {
    stopWatching();
    request.raw.unpipe();
    request.raw.resume();
  }
}
