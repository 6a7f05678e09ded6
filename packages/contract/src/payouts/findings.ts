export interface Findings {
  'payment.no_proof': null;
  'payment.file_unknown': null;
}
