export interface Findings {
  'message.file_not_named': null;
  'message.file_of_other_deal': null;
}
