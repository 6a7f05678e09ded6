import type { Usage } from '@briefcast/contract';

/** From this share on, the person is warned that space is running out. */
const nearlyFull = 0.9;

/** The used share of the nearer limit, by bytes or by number: 1 is all of it. */
export const usedShare = ({ usedBytes, limitBytes, count, maxCount }: Usage): number =>
  Math.max(usedBytes / limitBytes, count / maxCount);

/** Whether space is running out or used up. */
export function usageState(usage: Usage): 'ample' | 'nearly' | 'full' {
  const share = usedShare(usage);
  if (share >= 1) return 'full';
  return share >= nearlyFull ? 'nearly' : 'ample';
}
