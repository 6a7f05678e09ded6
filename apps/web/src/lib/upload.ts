/** Uploads by XMLHttpRequest, because fetch does not report their progress. */

import {
  AppError,
  idempotencyKeyHeader,
  type Reply,
  type RouteSpec,
  readAnswer,
  requestPath,
} from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { answerLanguage } from './answer-language.ts';
import { noticeRefusal, readJson } from './api.ts';
import { endWhenStill } from './end-when-still.ts';
import { requireFittingSize } from './file-size.ts';
import { newRequestKey } from './request-key.ts';
import { readToken } from './session.ts';
import { unreachable } from './unreachable.ts';

interface UploadOptions {
  /** The bytes of the file sent so far, up to its size. */
  onProgress?: ((sentBytes: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** The route's query parameters. */
  query?: Record<string, string> | undefined;
  /** The idempotency key, if it must be the same for a file that was chosen again. */
  idempotencyKey?: string | undefined;
}

/** The server looks through the whole file before it answers. */
const lookedThroughMs = 5 * minuteMs;

const keys = new WeakMap<File, Map<string, string>>();

/** A file that is sent to the same route again, after a lost answer or a failure, gets the same key. */
function keyOf(file: File, path: string): string {
  const known = keys.get(file) ?? new Map<string, string>();
  keys.set(file, known);
  const key = known.get(path) ?? newRequestKey();
  known.set(path, key);
  return key;
}

/**
 * `uploadFile(api.files.upload, { dealId }, file, { onProgress, signal })` returns the parsed reply. Throws
 * file.empty and file.too_large before anything is sent, and the server's refusals.
 */
export async function uploadFile<S extends RouteSpec>(
  spec: S,
  params: Record<string, string>,
  file: File,
  { onProgress, signal, query = {}, idempotencyKey }: UploadOptions = {},
): Promise<Reply<S>> {
  await requireFittingSize(file);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const token = readToken();
    const abort = () => request.abort();

    const path = requestPath(spec, { params, query });
    request.open(spec.method, path);
    request.setRequestHeader('accept-language', answerLanguage()['accept-language']);
    request.setRequestHeader(idempotencyKeyHeader, idempotencyKey ?? keyOf(file, path));
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded }) => onProgress?.(Math.min(loaded, file.size));
    request.onload = () => {
      const json = readJson(request.responseText);
      noticeRefusal(request.status, json, token);
      try {
        const ok = request.status >= 200 && request.status < 300;
        resolve(readAnswer(spec, ok, json, request.getResponseHeader('retry-after'), request.status));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(signal?.reason ?? new AppError('file.upload_incomplete'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);

    endWhenStill(request, lookedThroughMs);
    const form = new FormData();
    form.append(spec.upload?.field ?? 'file', file);
    request.send(form);
  });
}
