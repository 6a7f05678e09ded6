/** The versions of one file: submitted, sent back and replaced. */
import type { DealFile } from '@briefcast/contract';

/** The id that all versions of a file share. */
export const stackOf = (file: DealFile): string => file.stackId ?? file.id;

/** From 1. */
export const versionOf = (file: DealFile): number => file.version ?? 1;

/** All versions of a file among a deal's files, the first one first; only itself if there are no others. */
export const versionsOf = (file: DealFile, files: readonly DealFile[]): DealFile[] =>
  files
    .filter((other) => stackOf(other) === stackOf(file))
    .toSorted((one, other) => versionOf(one) - versionOf(other));

/** Whether the brand has approved a version of a file: then no comments can be added (rules/comments#approved). */
export const isApproved = (file: DealFile, files: readonly DealFile[]): boolean =>
  versionsOf(file, files).some(({ status }) => status === 'APPROVED');

/** The newest version after this one; null if this is the newest. */
export function newerVersion(file: DealFile, files: readonly DealFile[]): DealFile | null {
  const newest = versionsOf(file, files).at(-1);
  return newest && versionOf(newest) > versionOf(file) ? newest : null;
}
