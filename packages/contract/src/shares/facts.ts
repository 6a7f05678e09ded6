export interface Facts {
  /** Facts of links that show files to guests; the subject is the link. The brand's matter alone. */
  'share.created': null;
  'share.revoked': null;
  'share.looked_at': { guest: string };
}
