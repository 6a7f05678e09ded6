import type { AppError, RefusalTexts } from '@briefcast/contract';
import { findingText, issueText } from './findings.ts';
import { errorText } from './refusals.ts';

/** Texts of a refusal in an answer, in the current locale. */
export const refusalTexts = (refusal: AppError): RefusalTexts => ({
  message: errorText(refusal),
  details: [
    ...refusal.details.map(({ path, message }) => ({ path, message: issueText(message) })),
    ...refusal.findings.map((found) => ({ path: found.path, message: findingText(found) })),
  ],
});
