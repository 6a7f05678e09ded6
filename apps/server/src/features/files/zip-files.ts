/**
 * Stored files as one ZIP that is made while it is sent (rules/files#download-everything): nothing is written, and
 * nothing is read faster than the reader takes it. Films and pictures do not get smaller, so they are stored as they are.
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
  /** Bytes: those that are stored, as a wrong number breaks the ZIP off. */
  size: number;
  /** Of the bytes, in hexadecimal digits; where it is null it is taken while they pass. */
  sha256: string | null;
  createdAt: Date;
}

/** A file that is not stored, but lies on this machine until it was read. */
export interface ZippedPath {
  originalName: string;
  path: string;
  size: number;
  createdAt: Date;
}

export interface Zip {
  stream: Readable;
  /** Bytes of all of it, so that a reader notices when it was cut. */
  size: number;
}

/** Each piece goes through several streams, so few large ones are about three times as fast as the usual 64 kB. */
const pieceBytes = 1024 * 1024;
const hexDigits = 64;
/** As `sha256sum -c` reads it. */
const checksumLine = (sha256: string, name: string) => `${sha256}  ${name}\n`;

const streamOf = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });

/** Passes bytes on and tells their hash once all of them have passed. */
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
 * A ZIP of these files and of their checksums. Its stream fails when a file cannot be read or has not the bytes that it
 * should have, so that what arrived is not taken for whole; destroying it ends the reading.
 */
export function zipFiles(storage: Pick<Storage, 'read'>, files: readonly (ZippedFile | ZippedPath)[]): Zip {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const names = zipNames(files.map(({ originalName }) => originalName));
  const hashes = files.map((file) => ('path' in file ? null : file.sha256));

  let reading: Readable | null = null;
  output.once('close', () => reading?.destroy());
  /** Each source is opened when its turn comes. */
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
    const { createdAt, size } = file;
    const sha256 = hashes[index];
    add(names[index] ?? '', { size, mtime: createdAt }, async () => {
      const source =
        'path' in file
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
