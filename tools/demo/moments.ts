/** Moments counted back from the time of seeding, and ids that sort by them. */
import { V7Generator } from 'uuidv7';

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

export const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

export const latest = (moments: readonly Date[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment.getTime())));

const generator = new V7Generator();
// Otherwise a moment up to ten seconds before the last one would get the last one's time.
generator.setRollbackAllowance(0);

/** An id as it would have been made at that moment; of one moment, the later made sorts after the earlier. */
export const idAt = (moment: Date): string => generator.generateOrResetWithTs(moment.getTime()).toString();
