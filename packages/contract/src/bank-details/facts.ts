export interface Facts {
  /** A creator stated an account for the first time. */
  'bank_details.stated': null;
  /** Replacement of a creator's account by another, or of the details next to it. */
  'bank_details.changed': null;
  /** A brand that owes asked the creator for them. */
  'bank_details.asked': null;
}
