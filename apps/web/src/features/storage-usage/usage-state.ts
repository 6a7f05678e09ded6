import type { Usage } from '@briefcast/contract';

/** From this share on a person should know that room runs out. */
const nearlyFull = 0.9;

/** How much of a limit is used, by bytes or by number, whichever is nearer: 1 is all of it. */
export const usedShare = ({ usedBytes, limitBytes, count, maxCount }: Usage): number =>
  Math.max(usedBytes / limitBytes, count / maxCount);

/** Whether a person should know that room runs out, or has. */
export function usageState(usage: Usage): 'ample' | 'nearly' | 'full' {
  const share = usedShare(usage);
  if (share >= 1) return 'full';
  return share >= nearlyFull ? 'nearly' : 'ample';
}
