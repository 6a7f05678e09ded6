/** Uploads in numbered parts as a browser sends them; the typed client speaks JSON only. */
import { createHash } from 'node:crypto';
import {
  type ApplicationFilm,
  api,
  type DealFile,
  type Reply,
  readAnswer,
  requestPath,
  type Upload,
} from '@briefcast/contract';
import type { Person, TestServer } from './harness.ts';

/** The bytes of one part of a file. */
export const bytesOfPart = (bytes: Buffer, { partSize }: Pick<Upload, 'partSize'>, number: number): Buffer =>
  bytes.subarray((number - 1) * partSize, number * partSize);

/** A Content-Digest of these bytes. */
export const contentDigest = (bytes: Buffer): string =>
  `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

/** Sends one part, with its digest unless another one is given; rejects with the AppError of a refusal. */
export async function sendPart(
  server: TestServer,
  person: Person,
  { id, number }: { id: string; number: number },
  bytes: Buffer,
  digest: string | null = contentDigest(bytes),
): Promise<Reply<typeof api.uploads.writePart>> {
  const spec = api.uploads.writePart;
  const answer = await server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, { params: { id, number } }),
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/octet-stream',
      ...(digest === null ? {} : { 'content-digest': digest }),
    },
    payload: bytes,
  });
  return readAnswer(spec, answer.statusCode < 400, answer.json());
}

/** Metadata of a drafted file, besides its bytes. */
export interface DraftedAs {
  name?: string;
  replaces?: string;
  deliverableId?: string;
}

/** Begins an upload of these bytes. */
export async function beginUpload(
  { client }: Person,
  dealId: string,
  bytes: Buffer,
  { name = 'file.pdf', ...more }: DraftedAs = {},
): Promise<Upload> {
  return (await client.uploads.begin({ body: { dealId, name, size: bytes.length, ...more } })).upload;
}

/** Uploads a file whole into the draft of a deal. */
export async function sendToDraft(
  server: TestServer,
  person: Person,
  dealId: string,
  bytes: Buffer,
  as: DraftedAs = {},
): Promise<DealFile> {
  const upload = await beginUpload(person, dealId, bytes, as);
  for (let number = 1; number <= upload.parts; number++)
    await sendPart(server, person, { id: upload.id, number }, bytesOfPart(bytes, upload, number));
  return (await person.client.uploads.complete({ params: { id: upload.id }, body: {} })).file;
}

/** Uploads a film for an application. */
export async function sendFilm(server: TestServer, person: Person, bytes: Buffer): Promise<ApplicationFilm> {
  const body = { name: 'self-tape.mp4', size: bytes.length };
  const { upload } = await person.client.uploads.beginFilm({ body });
  for (let number = 1; number <= upload.parts; number++)
    await sendPart(server, person, { id: upload.id, number }, bytesOfPart(bytes, upload, number));
  return (await person.client.uploads.completeFilm({ params: { id: upload.id }, body: {} })).film;
}
