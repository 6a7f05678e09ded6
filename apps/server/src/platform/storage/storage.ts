/** Where the bytes of files live: a folder or an S3-compatible store, behind one interface (rules/files#storage). */
import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface Storage {
  /**
   * Streams bytes to where `key` names. Nothing is visible under the key until all of it is there and
   * durable; when the source fails, nothing stays behind. Returns the number of bytes. Rejects with StorageFull when
   * there is no room for all of it. A store that copies what
   * comes tells `whenTaken` of each piece that it needs no more; others tell nothing.
   */
  write(key: string, source: Readable, whenTaken?: (piece: Buffer) => void): Promise<number>;
  /**
   * The bytes of a key, or a part of them. Rejects with StoredFileMissing if there are none. Where the store lets choose,
   * the stream holds `pieceBytes` at a time: larger pieces are read faster and take more memory.
   */
  read(key: string, range?: ByteRange, pieceBytes?: number): Promise<Readable>;
  /** How many bytes a key has. Rejects with StoredFileMissing if there are none. */
  size(key: string): Promise<number>;
  /** Removes the bytes; a key that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every key made before `olderThan`, for the sweep of leftovers. */
  list(olderThan: Date): AsyncIterable<string>;
  /**
   * Removes what writes that never finished left behind, such as those of a killed process. What any process still
   * writes stays: the store tells by when bytes came last.
   */
  discardUnfinished(now: Date): Promise<void>;
  /** Rejects when the store cannot be used now. */
  check(): Promise<void>;
  /** How many bytes may still be written before the reserve is touched, where the store is a disk of this machine. */
  room?(): Promise<number>;
  /** Where the bytes of a key are as a local file, if they are: saves tools that need one a copy. */
  localPath?(key: string): string;
  /** Where browsers fetch bytes by themselves, if they can: spares this process the way. */
  direct?: DirectDownloads;
}

/** What an answer says of the bytes in it. */
export interface DownloadHeaders {
  mimeType: string;
  /** As Content-Disposition says it. */
  disposition: string;
  cacheControl: string;
}

export interface DirectDownloads {
  /** An address that opens the bytes of a key, whole or in part, for one to two hours, with these headers. */
  addressOf(key: string, headers: DownloadHeaders): Promise<string>;
  /** Where all these addresses are, such as `https://store.example`: pages have to allow it. */
  origin(): Promise<string>;
}

export class StoredFileMissing extends Error {
  override readonly name = 'StoredFileMissing';
}
