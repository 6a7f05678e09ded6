export interface Facts {
  'creator.changed': null;
  'creator.published': null;
  'creator.unpublished': null;
  'creator.removed': null;
  /** The admin approved what waited of a profile, or sent it back. */
  'creator.reviewed': { state: 'APPROVED' | 'SENT_BACK' };
}
