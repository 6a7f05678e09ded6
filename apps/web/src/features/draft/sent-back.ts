/** What the brand wants otherwise, and which version comes next. */
import { currentDeliverables, type DealFile, sentBackStatuses } from '@briefcast/contract';

/** Whether a file waits for its next version. */
export const isSentBack = (file: DealFile): boolean =>
  currentDeliverables([file]).length > 0 && sentBackStatuses.includes(file.status);

/** The version that answers what was sent back; undefined where nothing was, or it is the first. */
export function nextVersion(files: readonly DealFile[]): number | undefined {
  const versions = files.filter(isSentBack).map(({ version = 1 }) => version);
  return versions.length > 0 ? Math.max(...versions) + 1 : undefined;
}
