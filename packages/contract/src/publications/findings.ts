export interface Findings {
  'publication.day_in_future': null;
  'result.nothing_known': null;
}
