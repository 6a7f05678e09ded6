import type { RenewalAnswer } from './schemas.ts';

export interface Facts {
  /**
   * Facts of an offer to renew rights of a completed deal, which is the subject: one side made it, or it was
   * answered or taken back.
   */
  'renewal.offered': null;
  'renewal.answered': { answer: RenewalAnswer };
  /** Nobody answered it in time. */
  'renewal.lapsed': null;
}
