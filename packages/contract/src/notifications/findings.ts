export interface Findings {
  'notification.kind_unknown': null;
  'notification.foreign_link': null;
}
