/** The versions of one file: what was sent, sent back and replaced in its place. */
import type { DealFile } from '@briefcast/contract';

/** The id that all versions of a file share. */
export const stackOf = (file: DealFile): string => file.stackId ?? file.id;

/** From 1. */
export const versionOf = (file: DealFile): number => file.version ?? 1;

/** All versions of a file among a deal's files, the first one first; itself alone where there are no others. */
export const versionsOf = (file: DealFile, files: readonly DealFile[]): DealFile[] =>
  files
    .filter((other) => stackOf(other) === stackOf(file))
    .toSorted((one, other) => versionOf(one) - versionOf(other));

/** The version after this one that was sent last; null where this is the newest. */
export function newerVersion(file: DealFile, files: readonly DealFile[]): DealFile | null {
  const newest = versionsOf(file, files).at(-1);
  return newest && versionOf(newest) > versionOf(file) ? newest : null;
}
