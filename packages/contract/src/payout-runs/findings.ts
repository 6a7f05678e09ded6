export interface Findings {
  'bank_name.letters': null;
}
