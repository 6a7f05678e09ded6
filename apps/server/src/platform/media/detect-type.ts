/** Detects a file's type by its bytes; its name and the sender's header are ignored (rules/files#types). */
import type { FileType } from '@briefcast/contract';
import { fileTypeFromBuffer } from 'file-type';

export interface DetectedType {
  type: FileType;
  mimeType: string;
  /** Byte sequences that must occur somewhere in the file, if its beginning alone is ambiguous. */
  requires: readonly Buffer[];
}

/** How many bytes of the beginning are examined. */
export const headBytes = 64 * 1024;

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const heic = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** By magic numbers; every type not named here is refused, as are SVG and HTML, which have none. */
const accepted = new Map<string, DetectedType>([
  ...['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif', ...heic].map(
    (mimeType): [string, DetectedType] => [mimeType, { type: 'IMAGE', mimeType, requires: [] }],
  ),
  ...['video/mp4', 'video/quicktime', 'video/webm'].map((mimeType): [string, DetectedType] => [
    mimeType,
    { type: 'VIDEO', mimeType, requires: [] },
  ]),
  ['video/x-m4v', { type: 'VIDEO', mimeType: 'video/mp4', requires: [] }],
  ['application/pdf', { type: 'DOCUMENT', mimeType: 'application/pdf', requires: [] }],
  [docx, { type: 'DOCUMENT', mimeType: docx, requires: [] }],
  // The container of the old Office formats and others. Its directory, which may be anywhere in the file,
  // names the streams in UTF-16; only Word documents have this one.
  [
    'application/x-cfb',
    { type: 'DOCUMENT', mimeType: 'application/msword', requires: [Buffer.from('WordDocument', 'utf16le')] },
  ],
  // Some programs write a docx's table of contents last, so that its beginning looks like any zip file.
  [
    'application/zip',
    {
      type: 'DOCUMENT',
      mimeType: docx,
      requires: ['[Content_Types].xml', 'word/document.xml'].map((name) => Buffer.from(name)),
    },
  ],
]);

/** Pictures that the server cannot decode, and most browsers cannot show. */
export const isHeic = ({ mimeType }: { mimeType: string }): boolean => heic.includes(mimeType);

/** The bytes of a PDF, which readers open although blank lines or a byte order mark stand before them. */
function withoutBlankStart(head: Uint8Array): Uint8Array {
  const start = /^(?:\xef\xbb\xbf)?[\s\0]{1,1000}(?=%PDF-)/.exec(
    Buffer.from(head).toString('latin1', 0, 1024),
  );
  return start ? head.subarray(start[0].length) : head;
}

/** The type of a file that begins like this; null means that it is not accepted. */
export async function detectType(head: Uint8Array): Promise<DetectedType | null> {
  try {
    const found = await fileTypeFromBuffer(withoutBlankStart(head));
    return (found && accepted.get(found.mime)) ?? null;
  } catch {
    // Bytes that make the detection throw are not an accepted type.
    return null;
  }
}

/** Looks for byte sequences in a stream of chunks. */
export function watchFor(sequences: readonly Buffer[]): { see(chunk: Buffer): void; foundAll(): boolean } {
  const missing = new Set(sequences);
  const longest = Math.max(0, ...sequences.map((sequence) => sequence.length));
  let tail: Buffer = Buffer.alloc(0);
  return {
    see(chunk) {
      if (missing.size === 0) return;
      const window = Buffer.concat([tail, chunk]);
      for (const sequence of missing) if (window.includes(sequence)) missing.delete(sequence);
      tail = window.subarray(Math.max(0, window.length - longest + 1));
    },
    foundAll: () => missing.size === 0,
  };
}
