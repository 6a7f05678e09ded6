import type { FileStatus } from './schemas.ts';

export interface Facts {
  'file.added': null;
  /** A still or smaller picture was made, or the length of a film is known. */
  'file.processed': null;
  'file.reviewed': { status: FileStatus; backBy?: string };
  /** Right after it was given: the file waits for its verdict again. */
  'file.approval_undone': null;
}
