export interface Facts {
  /** Link and code of the deal, as they are afterwards. */
  'shortlink.changed': { hasLink: boolean; hasCode: boolean };
}
