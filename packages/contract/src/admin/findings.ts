export interface Findings {
  'seller.no_name': null;
  'seller.no_address': null;
  'seller.no_holder': null;
  'seller.no_bank': null;
  'seller.no_iban': null;
  'admin.password_missing': null;
  'admin.picture_gone': null;
  'admin.hue_taken': null;
  'admin.zone_fixed': null;
  'admin.words_unsound': null;
}
