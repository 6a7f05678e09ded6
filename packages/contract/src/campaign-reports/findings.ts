export interface Findings {
  'campaignreport.day_over': null;
  'campaignreport.day_too_late': null;
}
