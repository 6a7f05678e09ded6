export interface Facts {
  /** Begins for a brand, a creator or a person of brands. */
  'suspension.begun': null;
  'suspension.answered': null;
  'suspension.lifted': null;
}
