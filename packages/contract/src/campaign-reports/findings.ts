export interface Findings {
  'campaign_report.day_over': null;
  'campaign_report.day_too_late': null;
}
