export interface Facts {
  /** A line of the audit trail. */
  'admin.acted': { action: string };
  /** The operator's settings are others now. */
  'settings.changed': null;
}
