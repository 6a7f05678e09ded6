export interface Facts {
  /** A casting was posted or changed, or takes applications again; the subject of all these is the casting. */
  'casting.posted': null;
  'casting.changed': null;
  'casting.reopened': null;
  /** End of a casting's applications. */
  'casting.closed': { by: 'BRAND' | 'TIME' };
  /** End of a casting for good. */
  'casting.ended': { by: 'BRAND' | 'TIME' | 'FULL' | 'ADMIN' };
  /** A creator applied; `isFirstUnseen` where the brand has seen all that came before. */
  'casting.applied': { isFirstUnseen: boolean };
  /** A creator changed or withdrew an application, or the brand marked one or saw them. */
  'casting.application_changed': null;
  /** A deal came of an application. */
  'casting.cast': null;
  /** A casting is over, and the creator was not chosen. */
  'casting.not_chosen': null;
  /** A brand invited a creator to a casting. */
  'casting.invited': null;
  /** A creator declined that. */
  'casting.declined': null;
  /** A creator's saved searches found castings that were posted since; the subject is the newest of them. */
  'casting.found': { count: number };
}
