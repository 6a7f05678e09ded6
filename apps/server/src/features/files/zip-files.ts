/**
 * Stored files as one ZIP that is generated while it is sent (rules/files#download-everything): nothing is
 * written to disk, and nothing is read faster than the client takes it. Videos and pictures do not compress,
 * so they are stored uncompressed.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type PassThrough, pipeline, Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Storage } from '../../platform/storage/storage.ts';
import { checksumsName, zipNames } from './zip-names.ts';

export interface ZippedFile {
  originalName: string;
  storageKey: string;
  /** The size in bytes, which must be exact: a wrong number aborts the ZIP. */
  size: number;
  /** Hash of the bytes, in hexadecimal; if null it is computed while they are sent. */
  sha256: string | null;
  createdAt: Date;
}

/** A file that is not in the store, but on this machine until it was read. */
export interface ZippedPath {
  originalName: string;
  path: string;
  size: number;
  createdAt: Date;
}

/** A file that was made for this ZIP. */
export interface ZippedBytes {
  originalName: string;
  bytes: Buffer;
  createdAt: Date;
}

export interface Zip {
  stream: Readable;
  /** The total size, so that a client notices if it was truncated. */
  size: number;
}

/** Each chunk passes several streams, so few large ones are about three times as fast as the usual 64 kB. */
const pieceBytes = 1024 * 1024;
const hexDigits = 64;
/** In the format that `sha256sum -c` reads. */
const checksumLine = (sha256: string, name: string) => `${sha256}  ${name}\n`;

const streamOf = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });

/** Passes bytes on and reports their hash after the last one. */
function hashing(whenDone: (sha256: string) => void): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(piece: Buffer, _encoding, pass) {
      hash.update(piece);
      pass(null, piece);
    },
    flush(done) {
      whenDone(hash.digest('hex'));
      done();
    },
  });
}

/**
 * A ZIP of these files and of their checksums. Its stream fails if a file cannot be read or its bytes differ
 * from what is recorded, so that the result is not taken for complete; destroying it ends the reading.
 */
export function zipFiles(
  storage: Pick<Storage, 'read'>,
  files: readonly (ZippedFile | ZippedPath | ZippedBytes)[],
): Zip {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const names = zipNames(files.map(({ originalName }) => originalName));
  const hashes = files.map((file) => ('sha256' in file ? file.sha256 : null));

  let reading: Readable | null = null;
  output.once('close', () => reading?.destroy());
  /** Each source is only opened when it is next. */
  const add = (name: string, options: { size: number; mtime: Date }, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { ...options, compress: false }, (give) => {
      open().then((source) => {
        reading = source;
        source.once('error', fail);
        if (output.destroyed) source.destroy();
        else give(null, source);
      }, fail);
    });

  for (const [index, file] of files.entries()) {
    const { createdAt } = file;
    const size = 'bytes' in file ? file.bytes.length : file.size;
    const sha256 = hashes[index];
    add(names[index] ?? '', { size, mtime: createdAt }, async () => {
      const source =
        'bytes' in file
          ? streamOf(file.bytes)
          : 'path' in file
            ? createReadStream(file.path, { highWaterMark: pieceBytes })
            : await storage.read(file.storageKey, undefined, pieceBytes);
      if (sha256) return source;
      const hashed = hashing((found) => {
        hashes[index] = found;
      });
      return pipeline(source, hashed, () => undefined);
    });
  }
  const lines = () => names.map((name, index) => checksumLine(hashes[index] ?? '', name)).join('');
  const linesSize = names.reduce(
    (sum, name) => sum + hexDigits + Buffer.byteLength(checksumLine('', name)),
    0,
  );
  const mtime = new Date(Math.max(0, ...files.map(({ createdAt }) => createdAt.getTime())));
  add(checksumsName, { size: linesSize, mtime }, async () => streamOf(Buffer.from(lines())));

  let size = 0;
  zip.end({ forceZip64Format: false, comment: '' }, (...[total]: number[]) => {
    size = total ?? 0;
  });
  return { stream: output, size };
}
