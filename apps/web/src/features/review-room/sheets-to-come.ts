/** The versions that the brief's rounds still allow for, before they are sent. */
import type { DealDetail, DealFile } from '@briefcast/contract';
import { closedStatuses } from '@briefcast/contract';
import { versionOf } from './versions.ts';

/** A version that is not sent yet, both numbers from 1. */
export interface SheetToCome {
  version: number;
  round: number;
}

/** More would not fit beside the versions that there are. */
const mostSheets = 2;

/**
 * One for each round that is left after the newest of a file's versions, which comes last; none for what is approved
 * or no submission, and in a closed deal. A version that was sent back is answered in the round that it began.
 */
export function sheetsToCome(
  { rounds, status }: Pick<DealDetail, 'rounds' | 'status'>,
  versions: readonly DealFile[],
): SheetToCome[] {
  const newest = versions.at(-1);
  if (!rounds || !newest || closedStatuses.includes(status)) return [];
  const isSentBack = newest.status === 'NEEDS_REVISION';
  if (!isSentBack && newest.status !== 'PENDING') return [];
  const first = isSentBack ? Math.max(1, rounds.used) : rounds.used + 1;
  const count = Math.max(0, Math.min(mostSheets, rounds.included - first + 1));
  return Array.from({ length: count }, (_, at) => ({
    version: versionOf(newest) + 1 + at,
    round: first + at,
  }));
}
