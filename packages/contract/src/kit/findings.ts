/** Findings about plain values of any noun. */
export interface Findings {
  'text.not_storable': null;
  'text.required': null;
  'address.not_full': null;
  'address.not_public': null;
  'email.invalid': null;
  'email.local_part': null;
  'phone.invalid': null;
  'amount.too_large': null;
  'amount.negative': null;
  'date.implausible': null;
  'date.past': null;
  'list.not_json': null;
  'number.not_whole': null;
  'page.unknown': null;
  'period.backwards': null;
  'period.too_long': null;
}
