export interface Findings {
  'request.no_body': null;
  'request.not_json': null;
  'request.cut_off': null;
  'request.bad_address': null;
  'request.unreadable': null;
  'request.key_invalid': null;
}
