export interface Findings {
  'renewal.exclusivity_endless': null;
  'renewal.line_twice': null;
}
