export interface Findings {
  'promo_code.spaces': null;
}
