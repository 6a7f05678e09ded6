export interface Findings {
  'account.invalid': null;
  'iban.invalid': null;
  'iban.not_uae': null;
  'swift.invalid': null;
  'swift.missing': null;
  'trn.invalid': null;
}
