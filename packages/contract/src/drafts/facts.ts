export interface Facts {
  /** Facts of a creator's draft, shown to the creator alone; the subject is the file, where it is about one. */
  'draft.changed': null;
}
