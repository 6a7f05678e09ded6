export interface Facts {
  /** Statement about a post of the deal, which is the subject: made, corrected or withdrawn. */
  'publication.changed': { act: 'STATED' | 'CORRECTED' | 'WITHDRAWN' };
}
