export interface Facts {
  'message.sent': null;
}
