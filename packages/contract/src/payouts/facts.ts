import type { PayoutReminder } from './days.ts';

export interface Facts {
  /**
   * Facts of the debt for a completed deal: the brand says that it paid, the creator answers, the brand is
   * reminded.
   */
  'payout.marked': null;
  'payout.answered': { arrived: boolean; bySilence: boolean };
  /** Facts of one part of it; the subject is the part. */
  'payout.part_marked': null;
  'payout.part_answered': { arrived: boolean; bySilence: boolean };
  'payout.reminded': { reminder: PayoutReminder };
}
