export interface Facts {
  /** Link and code of the deal, as they are afterwards. */
  'short_link.changed': { hasLink: boolean; hasCode: boolean };
}
