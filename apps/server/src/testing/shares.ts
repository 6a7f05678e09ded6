import type { NewShare } from '@briefcast/contract';

/** The body of a link by which guests see these files and may write about them. */
export const newShare = (fileIds: string[], changes: Partial<NewShare> = {}): NewShare => ({
  name: 'Retail team',
  fileIds,
  canComment: true,
  days: 7,
  hasWatermark: true,
  showsEarlierVersions: false,
  ...changes,
});
