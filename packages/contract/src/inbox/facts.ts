export interface Facts {
  /** A member of the brand gave it to another, who is the subject; creators learn nothing of it. */
  'conversation.given': null;
}
