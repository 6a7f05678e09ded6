export interface Facts {
  /** A creator sent an invoice by mail; the subject is the mail. */
  'invoice.mailed': { reference: string; to: string };
}
