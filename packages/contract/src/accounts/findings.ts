export interface Findings {
  'language.unknown': null;
  'password.missing': null;
  'password.too_short': null;
  'password.too_long': null;
  'password.easy_to_guess': null;
  'name.has_address': null;
}
