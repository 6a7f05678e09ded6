export interface Facts {
  /** Of a creator's draft, told to the creator alone; the subject is the file, where it is about one. */
  'draft.changed': null;
}
