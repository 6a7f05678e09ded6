import type { LegalPageName } from './pages.ts';

export interface Facts {
  /** A new version of a legal page; `tells` unless it is a quiet one. */
  'legal.published': { page: LegalPageName; version: number; tells: boolean };
}
