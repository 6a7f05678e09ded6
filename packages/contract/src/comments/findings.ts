export interface Findings {
  'comment.empty': null;
  'comment.range': null;
  'comment.line_of_brief': null;
  'comment.foreign_line': null;
  'comment.round_is_request': null;
  'comment.price': null;
  'drawing.two_points': null;
  'drawing.too_many_points': null;
}
