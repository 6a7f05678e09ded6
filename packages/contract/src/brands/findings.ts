export interface Findings {
  'year.to_come': null;
  'color.invalid': null;
}
