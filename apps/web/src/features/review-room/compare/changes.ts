/** Changes in a new version, as far as the videos' properties show. */
import type { DealFile } from '@briefcast/contract';

export interface VersionChanges {
  /** How many seconds longer the newer one is, negative if it is shorter; null if a duration is unknown. */
  lengthSeconds: number | null;
  /** Width and height of both; null if one is unknown. */
  shape: { older: [number, number]; newer: [number, number]; isSame: boolean } | null;
}

/** A smaller difference than a frame is no change of duration. */
export const noticeableSeconds = 0.05;

/** The differences of two versions of a file in duration and shape. */
export function changesOf(older: DealFile, newer: DealFile): VersionChanges {
  const [one, other] = [older.media, newer.media];
  const hasLengths = one?.durationSeconds != null && other?.durationSeconds != null;
  const difference = hasLengths ? (other.durationSeconds ?? 0) - (one.durationSeconds ?? 0) : null;
  const shape =
    one?.width && one.height && other?.width && other.height
      ? {
          older: [one.width, one.height] as [number, number],
          newer: [other.width, other.height] as [number, number],
          isSame: one.width === other.width && one.height === other.height,
        }
      : null;
  return {
    lengthSeconds: difference !== null && Math.abs(difference) < noticeableSeconds ? 0 : difference,
    shape,
  };
}

/** The longer of two videos, which the other follows; the newer one if they are equally long or that is unknown. */
export const leaderOf = (older: DealFile, newer: DealFile): DealFile =>
  (changesOf(older, newer).lengthSeconds ?? 0) < 0 ? older : newer;
