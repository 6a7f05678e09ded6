/** Codes that show a bank the purpose of a payment (rules/payouts#run-files). */

/** Proposed next to the field; banks have lists of their own, so any other code may be typed. */
export const proposedPurposes = ['PMS', 'TTS', 'IPC'] as const;
export type ProposedPurpose = (typeof proposedPurposes)[number];

/** The most signs that the message takes. */
export const longestPurpose = 35;

/** Whether a code has only characters that banks take; an empty one is none. */
export const isPurpose = (code: string): boolean => /^[A-Za-z0-9/\-?:().,'+ ]{0,35}$/u.test(code);
