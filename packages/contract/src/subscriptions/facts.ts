export interface Facts {
  /**
   * Change of a creator's subscription: a month was ordered or paid, or it is renewed otherwise. The subject is the
   * month or the creator.
   */
  'subscription.changed': null;
  /** End of the paid time, and beginning of the grace. */
  'subscription.overdue': null;
  /** A month was given back; it is the subject. */
  'subscription.refunded': null;
  /** The profile was hidden for the month that its creator paused. */
  'subscription.paused': null;
  /** The profile was hidden, as nothing was paid, or stays so after a pause. */
  'subscription.lapsed': null;
}
