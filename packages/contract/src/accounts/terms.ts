/** Terms that people agree to when they sign up (rules/accounts#agreement). */

/** The day of the terms of use that the sign-up shows now. It changes with their text. */
export const termsVersion = '2026-11-29';

/** The youngest age at which somebody may sign up, in years. */
export const minimumAge = 13;
