export interface Facts {
  /** Another account of a creator took the place of the one before, or other words stand beside it. */
  'bank_details.changed': null;
  /** A brand that owes asked the creator for them. */
  'bank_details.asked': null;
}
