/**
 * Sends a file in its parts, three at a time, until the server has all of them and has joined them. Parts
 * that the server has are not sent again, so the same function starts and resumes an upload
 * (rules/uploads#uploads-in-parts).
 */
import { AppError, type ErrorCode, partOf, receivedBytes, type Upload } from '@briefcast/contract';

const partsAtOnce = 3;

/** The phase of the upload: the first checks whether it is the file with which the upload began. */
export type SendPhase = 'COMPARING' | 'SENDING' | 'WAITING' | 'CHECKING';

/** An upload as far as sending asks of it, whatever it comes into. */
export type SentUpload = Pick<Upload, 'size' | 'parts' | 'received' | 'digests'>;

/** The calls of one upload. */
export interface PartRequests {
  read(): Promise<SentUpload>;
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
  /** The bytes sent, including those in progress, and how many of them the server has recorded. */
  onSent: (bytes: number, safeBytes: number) => void;
  /** Resolves when a retry makes sense after this many failures in a row; rejects when the signal is aborted. */
  whenBack: (failures: number, signal: AbortSignal) => Promise<void>;
}

/** Temporary refusals, after which the same part is sent again: nothing is wrong with the file. */
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
 * Compares the parts that the server has with this file's, except those known to match, and adds them to the
 * known ones. Throws upload.other_file if one differs, because the joined file would be a mixture of two.
 */
async function compare(
  file: Blob,
  upload: SentUpload,
  known: Set<number>,
  { requests, signal }: { requests: PartRequests; signal: AbortSignal },
): Promise<void> {
  if (file.size !== upload.size) throw otherFile();
  for (const [index, number] of upload.received.entries()) {
    if (known.has(number)) continue;
    signal.throwIfAborted();
    const bytes = await bytesOf(file, number);
    const digest = await digestOf(bytes);
    // If the page cannot compute a digest, the server compares the bytes.
    if (!digest) await requests.put(number, bytes, null, { onSent: () => undefined, signal });
    else if (hexOf(digest) !== upload.digests[index]) throw otherFile();
    known.add(number);
  }
}

async function sendMissing(
  file: Blob,
  upload: SentUpload,
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
  // One failure aborts the others: they would fail as well, and each retry starts from what the server has by
  // then.
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
 * Resolves when the file is in the draft. Rejects with upload.other_file for another file than the one with
 * which the upload began, with the server's refusals, or with the signal's reason; after network failures it
 * waits and retries.
 */
export async function sendParts(file: Blob, requests: PartRequests, options: SendOptions): Promise<void> {
  const { signal, onPhase, onSent, whenBack } = options;
  const known = new Set<number>();
  let failures = 0;
  let arrived = 0;
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
          // Resets the wait only when the server has something new, as bytes that merely left may never arrive.
          if (safeBytes > arrived) failures = 0;
          arrived = Math.max(arrived, safeBytes);
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

/** SHA-256 of a part, if the browser supports it: `crypto.subtle` exists on https and localhost only. */

/** The digest of some bytes; null if the page cannot compute one. */
export async function digestOf(bytes: ArrayBuffer): Promise<Uint8Array | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : null;
}

/** In lower-case hexadecimal, as the server returns digests of parts. */
export const hexOf = (digest: Uint8Array): string =>
  [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The value of the Content-Digest header. */
export const contentDigestOf = (digest: Uint8Array): string =>
  `sha-256=:${btoa(String.fromCharCode(...digest))}:`;
