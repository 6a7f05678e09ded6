/** Where the bytes of files live: a folder or an S3-compatible store, behind one interface (rules/files#storage). */
import type { Readable } from 'node:stream';

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface Storage {
  /**
   * Streams bytes to `key`. Nothing is visible under the key until all of it is durable; if the source fails,
   * nothing is kept. Returns the number of bytes. Rejects with StorageFull if there is not enough space. A
   * store that copies the chunks calls `whenTaken` with each one that it no longer needs; others never do.
   */
  write(key: string, source: Readable, whenTaken?: (piece: Buffer) => void): Promise<number>;
  /**
   * The bytes of a key, or a range of them. Rejects with StoredFileMissing if there are none. If the store
   * supports it, the stream buffers `pieceBytes` at a time: larger chunks are read faster and take more
   * memory.
   */
  read(key: string, range?: ByteRange, pieceBytes?: number): Promise<Readable>;
  /** How many bytes a key has. Rejects with StoredFileMissing if there are none. */
  size(key: string): Promise<number>;
  /** Removes the bytes; a missing key is no error. */
  remove(key: string): Promise<void>;
  /** Every key made before `olderThan`, for the sweep of leftovers. */
  list(olderThan: Date): AsyncIterable<string>;
  /**
   * Removes what unfinished writes left behind, such as those of a killed process. What a process is still
   * writing stays: the store tells by when bytes last arrived.
   */
  discardUnfinished(now: Date): Promise<void>;
  /** Rejects when the store cannot be used now. */
  check(): Promise<void>;
  /** How many bytes may still be written before the reserve is reached, if the store is a disk of this machine. */
  room?(): Promise<number>;
  /** The path of a key's bytes as a local file, if there is one: saves a copy for tools that need a file. */
  localPath?(key: string): string;
  /** URLs at which browsers fetch bytes directly, if the store supports it: relieves this process. */
  direct?: DirectDownloads;
}

/** The headers of an answer with the bytes. */
export interface DownloadHeaders {
  mimeType: string;
  /** The value of Content-Disposition. */
  disposition: string;
  cacheControl: string;
}

export interface DirectDownloads {
  /** A URL that gives access to the bytes of a key, whole or in part, for one to two hours, with these headers. */
  addressOf(key: string, headers: DownloadHeaders): Promise<string>;
  /** The origin of all these URLs, such as `https://store.example`, which the pages' policy has to allow. */
  origin(): Promise<string>;
}

export class StoredFileMissing extends Error {
  override readonly name = 'StoredFileMissing';
}
