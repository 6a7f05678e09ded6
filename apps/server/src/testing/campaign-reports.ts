import type { NewReportLink } from '@briefcast/contract';

/** A link to everything, which ends on a day. */
export const someReportLink = (endsOn: string, changes: Partial<NewReportLink> = {}): NewReportLink => ({
  shows: ['prices', 'names', 'proof', 'stills'],
  language: 'en',
  endsOn,
  ...changes,
});
