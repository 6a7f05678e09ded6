/** Groups the files of a deal by purpose, and finds those that the brand wants changed. */
import { currentDeliverables, type DealFile, inTheirPlaces, sentBackStatuses } from '@briefcast/contract';

/** A deal's files by purpose: to review now, replaced by later rounds, or references of the brief. */
export function splitFiles(files: readonly DealFile[]) {
  return {
    current: inTheirPlaces(currentDeliverables(files), files),
    history: files.filter((file) => file.superseded),
    references: files.filter((file) => file.status === 'REFERENCE' && !file.attached),
  };
}

/** Whether a file waits for its next version. */
export const isSentBack = (file: DealFile): boolean =>
  currentDeliverables([file]).length > 0 && sentBackStatuses.includes(file.status);

/** The version that replaces the file sent back; undefined if none was sent back, or it is the first version. */
export function nextVersion(files: readonly DealFile[]): number | undefined {
  const versions = files.filter(isSentBack).map(({ version = 1 }) => version);
  return versions.length > 0 ? Math.max(...versions) + 1 : undefined;
}
