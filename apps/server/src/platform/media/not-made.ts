/** Why a derived form of an uploaded video or picture could not be made. */
import { AppError, type MediaFailure } from '@briefcast/contract';
import type { ProgramEnd } from './run-program.ts';

/** `no_tools`: ffmpeg is not installed, or lacks what is needed. All other reasons are about the file. */
export type NotMadeReason = MediaFailure | 'no_tools';

export class NotMade extends Error {
  override readonly name = 'NotMade';
  readonly reason: NotMadeReason;

  constructor(reason: NotMadeReason, options?: ErrorOptions) {
    super(`not made: ${reason}`, options);
    this.reason = reason;
  }
}

const retryAfterSeconds = 5;

/**
 * Returns if the program succeeded. Throws NotMade, with the given reason for `failed`, or file.busy if it
 * was interrupted because this server is stopping: then another server does it.
 */
export function requireDone(end: ProgramEnd, otherwise: NotMadeReason): void {
  if (end === 'done') return;
  if (end === 'stopped') throw new AppError('file.busy', { retryAfterSeconds });
  if (end === 'absent') throw new NotMade('no_tools');
  throw new NotMade(end === 'late' ? 'out_of_time' : otherwise);
}
