export interface Findings {
  'address.refused': null;
  'address.preview_missing': null;
}
