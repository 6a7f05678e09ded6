/** What a new version has that the one before had not, as far as the films themselves tell. */
import type { DealFile } from '@briefcast/contract';

export interface VersionChanges {
  /** Seconds that the newer one is longer, negative where it is shorter; null where a length is not known. */
  lengthSeconds: number | null;
  /** Width and height of both; null where one is not known. */
  shape: { older: [number, number]; newer: [number, number]; isSame: boolean } | null;
}

/** Shorter than a frame of any film is no change of length. */
export const noticeableSeconds = 0.05;

/** How two versions of a file differ in length and shape. */
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

/** The longer of two films, which leads the other; the newer one where they are equally long or nobody knows. */
export const leaderOf = (older: DealFile, newer: DealFile): DealFile =>
  (changesOf(older, newer).lengthSeconds ?? 0) < 0 ? older : newer;
