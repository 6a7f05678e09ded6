export interface Findings {
  'publication.day_in_future': null;
}
