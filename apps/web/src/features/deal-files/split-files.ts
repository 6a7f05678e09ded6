import { currentDeliverables, type DealFile } from '@briefcast/contract';

/** A deal's files by what they are for: to judge now, replaced by later rounds, or explaining the brief. */
export function splitFiles(files: readonly DealFile[]) {
  return {
    current: currentDeliverables(files),
    history: files.filter((file) => file.superseded),
    references: files.filter((file) => file.status === 'REFERENCE' && !file.attached),
  };
}
