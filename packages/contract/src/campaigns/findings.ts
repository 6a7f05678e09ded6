export interface Findings {
  'campaign.days_reversed': null;
}
