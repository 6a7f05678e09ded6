import type { Agreement } from '@briefcast/contract';

/** The columns of an account that keep what was agreed to at this moment; all as they are without where nothing was said. */
export const agreed = (agreement: Agreement | undefined, at: Date) =>
  agreement && {
    termsVersion: agreement.termsVersion,
    termsAcceptedAt: at,
    isOfAge: agreement.isOfAge,
  };
