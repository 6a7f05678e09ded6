export interface Facts {
  /** Of a creator: a month was ordered or paid, or it is renewed otherwise. The subject is the month or the creator. */
  'subscription.changed': null;
  /** What is paid is over, and the grace has begun. */
  'subscription.overdue': null;
  /** A month was given back; it is the subject. */
  'subscription.refunded': null;
  /** The profile was hidden for the month that its creator paused. */
  'subscription.paused': null;
  /** The profile was hidden, as nothing was paid, or stays so after a pause. */
  'subscription.lapsed': null;
}
