/** Uploads in numbered parts, which outlive the connection, the page and the server (rules/uploads#uploads-in-parts). */
import { id, instant, requiredLine } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

/** Bytes of every part but the last. */
export const partBytes = 8 * 1024 * 1024;
/** An upload without a new part for so long is given up. */
export const uploadKeptDays = 7;
/**
 * Maximum number of begun uploads of one deal of which nothing has arrived: each counts as a file of the deal,
 * whose number is bounded.
 */
export const mostEmptyUploads = 100;

/** A SHA-256 in small hexadecimal digits. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const NewUpload = z.object({
  dealId: id,
  name: requiredLine(limits.fileName),
  /** Bytes of the whole file. */
  size: z.int().min(1),
  /** Which of the brief's deliverables it is. */
  deliverableId: id.optional(),
  /** The file in whose place it comes, as its next version. */
  replaces: id.optional(),
  /** Hash of the whole file, where the sender knows it: compared with what has arrived. */
  sha256: sha256.optional(),
});
export type NewUpload = z.infer<typeof NewUpload>;

export const Upload = z.object({
  id,
  dealId: id,
  name: z.string(),
  size: z.int(),
  partSize: z.int(),
  /** How many parts the file has; they are numbered from 1. */
  parts: z.int(),
  /** The parts that are there, in order, and the SHA-256 of each, so that a file can be told from another. */
  received: z.array(z.int()),
  digests: z.array(z.string()),
  deliverableId: id.nullable(),
  replaces: id.nullable(),
  createdAt: instant,
  /** Moves on with every part. */
  expiresAt: instant,
});
export type Upload = z.infer<typeof Upload>;

/** Maximum number of one's unfinished uploads in the list, newest first. */
export const mostListedUploads = 100;

/** An unfinished upload in the list of all of them, without what a file is compared by. */
export const ListedUpload = Upload.omit({ digests: true });
export type ListedUpload = z.infer<typeof ListedUpload>;

/** A film for an application, which belongs to no deal: it is named in the application once it is whole. */
export const NewFilmUpload = NewUpload.pick({ name: true, size: true, sha256: true });
export type NewFilmUpload = z.infer<typeof NewFilmUpload>;

export const FilmUpload = Upload.omit({ dealId: true, deliverableId: true, replaces: true });
export type FilmUpload = z.infer<typeof FilmUpload>;

/** Which bytes of the file are part `number`: where they begin, and how many they are. */
export const partOf = ({ size }: Pick<Upload, 'size'>, number: number): { offset: number; size: number } => {
  const offset = (number - 1) * partBytes;
  return { offset, size: Math.min(partBytes, size - offset) };
};

/** How many bytes of the file the parts hold that are there. */
export const receivedBytes = (upload: Pick<Upload, 'size' | 'received'>): number =>
  upload.received.reduce((sum, number) => sum + partOf(upload, number).size, 0);

/** Number of parts in a file of that number of bytes. */
export const partCount = (size: number): number => Math.ceil(size / partBytes);
