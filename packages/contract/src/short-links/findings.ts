export interface Findings {
  'promocode.spaces': null;
}
