export interface Facts {
  'account.registered': null;
  'account.email_confirmed': null;
  'account.sessions_ended': null;
  'account.removed': null;
  /** A brand's person has another name. */
  'account.renamed': null;
}
