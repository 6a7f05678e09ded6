export interface Facts {
  /** An e-invoice of a creator's was given up; the subject is its handing over. */
  'einvoice.not_taken': { reference: string };
}
