/** The calls of an upload in parts. Parts go by XMLHttpRequest: fetch reports no progress of a request. */
import { AppError, api, readAnswer, requestPath } from '@briefcast/contract';
import { answerLanguage } from '../../lib/answer-language.ts';
import { client, noticeRefusal, readJson } from '../../lib/api.ts';
import { endWhenStill } from '../../lib/end-when-still.ts';
import { readToken } from '../../lib/session.ts';
import { unreachable } from '../../lib/unreachable.ts';
import type { PartRequests } from './send-parts.ts';
import { contentDigestOf } from './send-parts.ts';

const spec = api.uploads.writePart;

/** Sends a part of the upload with this id. */
export const putPart =
  (id: string): PartRequests['put'] =>
  (number, bytes, digest, { onSent, signal }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const request = new XMLHttpRequest();
      const token = readToken();
      const abort = () => request.abort();
      request.open(spec.method, requestPath(spec, { params: { id, number } }));
      request.setRequestHeader('accept-language', answerLanguage()['accept-language']);
      request.setRequestHeader('content-type', 'application/octet-stream');
      if (digest) request.setRequestHeader('content-digest', contentDigestOf(digest));
      if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded }) => onSent(loaded);
      request.onload = () => {
        const json = readJson(request.responseText);
        noticeRefusal(request.status, json, token);
        try {
          readAnswer(
            spec,
            request.status < 400,
            json,
            request.getResponseHeader('retry-after'),
            request.status,
          );
          resolve();
        } catch (error) {
          reject(error);
        }
      };
      request.onerror = () => reject(unreachable());
      request.onabort = () => reject(signal.reason ?? new AppError('file.upload_incomplete'));
      request.onloadend = () => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort);
      endWhenStill(request);
      request.send(bytes);
    });

/** The calls of the upload with this id. */
export const partRequests = (id: string): PartRequests => ({
  read: async () => (await client.uploads.read({ params: { id } })).upload,
  put: putPart(id),
  complete: async () => {
    await client.uploads.complete({ params: { id }, body: {} });
  },
});
