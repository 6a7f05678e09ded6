export interface Findings {
  'webhook_secret.invalid': null;
  'webhook_address.invalid': null;
  'einvoice.name': null;
  'einvoice.street': null;
  'einvoice.city': null;
  'einvoice.region': null;
  'einvoice.country': null;
  'einvoice.seller_abroad': null;
  'einvoice.tax_number': null;
  'einvoice.tin': null;
  'einvoice.registration': null;
  'einvoice.account': null;
  'einvoice.rate': null;
}
