/** Puts a refusal into words, in the current locale. */
import type { AppError, RefusalTexts } from '@briefcast/contract';
import { errorText } from '@briefcast/i18n/errors';
import { findingText, issueText } from '@briefcast/i18n/findings';

export const refusalTexts = (refusal: AppError): RefusalTexts => ({
  message: errorText(refusal),
  details: [
    ...refusal.details.map(({ path, message }) => ({ path, message: issueText(message) })),
    ...refusal.findings.map((found) => ({ path: found.path, message: findingText(found) })),
  ],
});
