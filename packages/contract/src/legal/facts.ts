import type { LegalPageName } from './pages.ts';

export interface Facts {
  /** A new version of a legal page; `tells` where people are told of it. */
  'legal.published': { page: LegalPageName; version: number; tells: boolean };
}
