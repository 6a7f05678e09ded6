/**
 * Sends a file in its parts, three at a time, until the server has all of them and has put them together. What the server
 * has already is not sent again, so the same function begins an upload and goes on with one (rules/files#uploads-in-parts).
 */
import { AppError, type ErrorCode, partOf, receivedBytes, type Upload } from '@briefcast/contract';
import { digestOf, hexOf } from './part-digest.ts';

const partsAtOnce = 3;

/** What happens with the file: the first looks whether it is the one that the upload began with. */
export type SendPhase = 'COMPARING' | 'SENDING' | 'WAITING' | 'CHECKING';

/** The calls of one upload. */
export interface PartRequests {
  read(): Promise<Upload>;
  put(
    number: number,
    bytes: ArrayBuffer,
    digest: Uint8Array | null,
    options: { onSent: (bytes: number) => void; signal: AbortSignal },
  ): Promise<void>;
  complete(): Promise<void>;
}

export interface SendOptions {
  signal: AbortSignal;
  onPhase: (phase: SendPhase) => void;
  /** Bytes that have left, those on their way included, and how many of them the server has recorded. */
  onSent: (bytes: number, safeBytes: number) => void;
  /** Resolves when it makes sense to try again after so many failures in a row; rejects when the signal ends it. */
  whenBack: (failures: number, signal: AbortSignal) => Promise<void>;
}

/** After these the same is tried again: nothing is wrong with the file. */
const passing: readonly ErrorCode[] = [
  'upload.part_cut_off',
  'upload.part_damaged',
  'upload.parts_missing',
  'request.in_progress',
  'request.timeout',
  'request.rate_limited',
  'file.upload_incomplete',
];

const isPassing = (error: unknown): boolean =>
  error instanceof AppError && (error.status >= 500 || passing.includes(error.code));

const otherFile = (cause?: unknown) => new AppError('upload.other_file', { cause });

/** The bytes of a part. Throws upload.other_file for a file that was changed on the disk since it was chosen. */
async function bytesOf(file: Blob, number: number): Promise<ArrayBuffer> {
  const { offset, size } = partOf({ size: file.size }, number);
  try {
    return await file.slice(offset, offset + size).arrayBuffer();
  } catch (cause) {
    throw otherFile(cause);
  }
}

/**
 * Compares every part that the server has with this file's, but those that are known to be from it, and adds them to
 * the known ones. Throws upload.other_file where one differs: what would be put together then is a file that nobody has.
 */
async function compare(
  file: Blob,
  upload: Upload,
  known: Set<number>,
  { requests, signal }: { requests: PartRequests; signal: AbortSignal },
): Promise<void> {
  if (file.size !== upload.size) throw otherFile();
  for (const [index, number] of upload.received.entries()) {
    if (known.has(number)) continue;
    signal.throwIfAborted();
    const bytes = await bytesOf(file, number);
    const digest = await digestOf(bytes);
    // Without a digest of its own the page lets the server compare.
    if (!digest) await requests.put(number, bytes, null, { onSent: () => undefined, signal });
    else if (hexOf(digest) !== upload.digests[index]) throw otherFile();
    known.add(number);
  }
}

async function sendMissing(
  file: Blob,
  upload: Upload,
  known: Set<number>,
  { requests, signal, onSent }: { requests: PartRequests } & Pick<SendOptions, 'signal' | 'onSent'>,
): Promise<void> {
  const there = new Set(upload.received);
  const missing = Array.from({ length: upload.parts }, (_, index) => index + 1).filter(
    (number) => !there.has(number),
  );
  const sent = new Map(upload.received.map((number) => [number, partOf(upload, number).size]));
  let safeBytes = receivedBytes(upload);
  const tell = () =>
    onSent(
      [...sent.values()].reduce((sum, one) => sum + one, 0),
      safeBytes,
    );
  tell();
  // What fails ends the others: they would fail as well, and each try begins with what the server has by then.
  const round = new AbortController();
  const end = AbortSignal.any([signal, round.signal]);
  const work = async () => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      const part = number;
      const bytes = await bytesOf(file, part);
      const digest = await digestOf(bytes);
      if (end.aborted) return;
      const onPartSent = (count: number) => {
        sent.set(part, count);
        tell();
      };
      await requests.put(part, bytes, digest, { onSent: onPartSent, signal: end });
      known.add(part);
      safeBytes += bytes.byteLength;
      onPartSent(bytes.byteLength);
    }
  };
  const failures: unknown[] = [];
  const workers = Array.from({ length: partsAtOnce }, () =>
    work().catch((error: unknown) => {
      failures.push(error);
      round.abort(error);
    }),
  );
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}

/**
 * Resolves when the file is in the draft. Rejects with upload.other_file for another file than the one that the upload
 * began with, with what the server refuses, or as the signal says; losses of the network are waited for.
 */
export async function sendParts(file: Blob, requests: PartRequests, options: SendOptions): Promise<void> {
  const { signal, onPhase, onSent, whenBack } = options;
  const known = new Set<number>();
  let failures = 0;
  for (;;) {
    try {
      const upload = await requests.read();
      if (upload.received.length > 0) onPhase('COMPARING');
      await compare(file, upload, known, { requests, signal });
      onPhase('SENDING');
      await sendMissing(file, upload, known, {
        requests,
        signal,
        onSent: (bytes, safeBytes) => {
          failures = 0;
          onSent(bytes, safeBytes);
        },
      });
      onPhase('CHECKING');
      return await requests.complete();
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!isPassing(error)) throw error;
      failures += 1;
      onPhase('WAITING');
      await whenBack(failures, signal);
    }
  }
}
