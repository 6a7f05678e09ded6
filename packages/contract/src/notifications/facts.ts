export interface Facts {
  'notification.added': null;
  'notification.read': null;
}
