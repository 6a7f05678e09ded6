export interface Facts {
  /** The link of a report, which is the subject: made or changed, ended, opened. The brand's matter alone. */
  'campaignreport.shared': null;
  'campaignreport.ended': null;
  'campaignreport.opened': null;
}
