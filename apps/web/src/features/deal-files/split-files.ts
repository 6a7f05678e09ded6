import { currentDeliverables, type DealFile, inTheirPlaces } from '@briefcast/contract';

/** A deal's files by what they are for: to judge now, replaced by later rounds, or explaining the brief. */
export function splitFiles(files: readonly DealFile[]) {
  return {
    current: inTheirPlaces(currentDeliverables(files), files),
    history: files.filter((file) => file.superseded),
    references: files.filter((file) => file.status === 'REFERENCE' && !file.attached),
  };
}
