export interface Findings {
  'casting.no_deliverable': null;
  'casting.pay_reversed': null;
  'casting.due_before_closing': null;
  'casting.terms_fixed': null;
  'casting.pay_lower': null;
  'casting.places_fewer': null;
  'casting.day_earlier': null;
  'application.no_answer': null;
  'application.pay_fixed': null;
  'application.item_unknown': null;
  'application.contact_details': null;
  'application.no_film': null;
  'application.film_unknown': null;
}
