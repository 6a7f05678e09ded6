export interface Findings {
  'buyer.no_name': null;
  'buyer.no_address': null;
  'buyer.no_tax_number': null;
}
