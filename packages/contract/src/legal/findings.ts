export interface Findings {
  /** The day is before that of the version it follows. */
  'legal.day_before_last': null;
}
