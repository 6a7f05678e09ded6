/** A brand and a creator with a deal, the files that they send, and whether these are read as they were sent. */
import { randomBytes } from 'node:crypto';
import { api, type DealFile, type Reply, type RouteSpec, readAnswer, requestPath } from '@briefcast/contract';
import { samplePdf, samplePicture } from '../../../apps/server/src/platform/media/sample-media.ts';
import { type FleetPerson, newDeal } from '../../../apps/server/src/testing/fleet.ts';
import { multipartBody } from '../../../apps/server/src/testing/multipart-body.ts';
import { bytesOfPart, contentDigest } from '../../../apps/server/src/testing/send-parts.ts';

export type Pair = Awaited<ReturnType<typeof newDeal>>;

export interface Sent {
  id: string;
  name: string;
  bytes: Buffer;
}

export const aDocument = (size: number) => Buffer.concat([samplePdf(), randomBytes(size)]);
/** More than one part of 8 MiB, both on its way to the server and on the server's way to the store. */
const large = 20 * 1024 * 1024;

/**
 * Files that a creator sends, by name: documents that go to the store in one piece or in several, and a picture.
 */
export const creatorsFiles = async (): Promise<Record<string, Buffer>> => ({
  'stays.pdf': aDocument(40_000),
  'stays-large.pdf': aDocument(large),
  'stays.jpg': await samplePicture('jpeg'),
  'goes-before.pdf': aDocument(30_000),
  'goes.pdf': aDocument(50_000),
  'goes-large.pdf': aDocument(large),
  'goes.jpg': await samplePicture('jpeg', 1200, 800),
});

async function send<S extends RouteSpec>(
  url: string,
  spec: S,
  { token }: FleetPerson,
  headers: Record<string, string>,
  body: Buffer,
): Promise<Reply<S>> {
  const answer = await fetch(url, {
    method: spec.method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: new Uint8Array(body),
  });
  return readAnswer(spec, answer.ok, await answer.json());
}

/** Signs both up, with a deal that the creator has accepted. */
export async function startDeal(origin: string): Promise<Pair> {
  const pair = await newDeal(origin);
  const params = { id: pair.dealId };
  await pair.creator.at(origin).deals.changeStatus({ params, body: { status: 'ACCEPTED' } });
  return pair;
}

/** Into the creator's draft, as the app sends: in numbered parts. */
export async function sendToDraft(
  origin: string,
  { creator, dealId }: Pair,
  name: string,
  bytes: Buffer,
): Promise<Sent> {
  const body = { dealId, name, size: bytes.length };
  const { upload } = await creator.at(origin).uploads.begin({ body });
  for (let number = 1; number <= upload.parts; number++) {
    const part = bytesOfPart(bytes, upload, number);
    const url = origin + requestPath(api.uploads.writePart, { params: { id: upload.id, number } });
    const headers = { 'content-type': 'application/octet-stream', 'content-digest': contentDigest(part) };
    await send(url, api.uploads.writePart, creator, headers, part);
  }
  const { file } = await creator.at(origin).uploads.complete({ params: { id: upload.id }, body: {} });
  return { id: file.id, name, bytes };
}

/** The brand's reference, which comes in one request. */
export async function sendReference(origin: string, { brand, dealId }: Pair): Promise<Sent> {
  const [name, bytes] = ['reference.pdf', aDocument(60_000)];
  const { headers, payload } = multipartBody(bytes, name);
  const url = origin + requestPath(api.files.upload, { params: { dealId } });
  const { file } = await send(url, api.files.upload, brand, headers, payload);
  return { id: file.id, name, bytes };
}

/** Every file of the deal and of its draft that the creator sees. */
export async function filesSeen(origin: string, { creator, dealId }: Pair): Promise<DealFile[]> {
  const params = { id: dealId };
  const { deal } = await creator.at(origin).deals.read({ params });
  const { draft } = await creator.at(origin).drafts.read({ params });
  return [...deal.files, ...draft.files];
}

async function faultOf(url: string, { name, bytes }: Sent): Promise<string | null> {
  const answer = await fetch(url);
  const read = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) return `${name}: ${answer.status} ${read.subarray(0, 200)}`;
  if (!read.equals(bytes)) return `${name}: ${read.length} other bytes in the place of ${bytes.length}`;
  const [start, end] = [bytes.length >> 1, (bytes.length >> 1) + 999];
  const part = await fetch(url, { headers: { range: `bytes=${start}-${end}` } });
  const middle = Buffer.from(await part.arrayBuffer());
  const isRight = part.status === 206 && middle.equals(bytes.subarray(start, end + 1));
  return isRight ? null : `${name}: ${part.status} for its middle, ${middle.length} bytes`;
}

/** Reads each file at a server, whole and its middle; returns what is not as it was sent. */
export async function faultsOfFiles(origin: string, pair: Pair, sent: readonly Sent[]): Promise<string[]> {
  const seen = new Map((await filesSeen(origin, pair)).map(({ id, url }) => [id, url]));
  const faults: string[] = [];
  for (const file of sent) {
    const url = seen.get(file.id);
    const fault = url ? await faultOf(origin + url, file) : `${file.name}: no longer listed`;
    if (fault) faults.push(fault);
  }
  return faults;
}
