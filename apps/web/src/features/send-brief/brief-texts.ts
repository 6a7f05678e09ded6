/** What the toast says of a brief that was not sent (rules/screens#kept-texts). */
export const failure = {
  title: 'Failed to Send Brief',
  text: 'There was an error sending your brief. Please try again.',
} as const;
