export interface Facts {
  /** The link of a report, which is the subject: made or changed, ended, opened. The brand's matter alone. */
  'campaign_report.shared': null;
  'campaign_report.ended': null;
  'campaign_report.opened': null;
}
