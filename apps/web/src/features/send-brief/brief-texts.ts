/** The failure texts of the specification's toast, section 8. */
export const failure = {
  title: 'Failed to Send Brief',
  text: 'There was an error sending your brief. Please try again.',
} as const;
