/** Why something could not be made of a stranger's film or picture. */
import { AppError, type MediaFailure } from '@briefcast/contract';
import type { ProgramEnd } from './run-program.ts';

/** `no_tools`: ffmpeg is not installed here, or cannot write what is needed. All others are of the file. */
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
 * Returns if the program was done. Throws NotMade, for `failed` with the reason given, or file.busy where it did not
 * run to its end because this server is stopping: then another one does it.
 */
export function requireDone(end: ProgramEnd, otherwise: NotMadeReason): void {
  if (end === 'done') return;
  if (end === 'stopped') throw new AppError('file.busy', { retryAfterSeconds });
  if (end === 'absent') throw new NotMade('no_tools');
  throw new NotMade(end === 'late' ? 'out_of_time' : otherwise);
}
