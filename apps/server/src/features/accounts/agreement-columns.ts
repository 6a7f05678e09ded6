import type { Agreement } from '@briefcast/contract';

/** The columns that record an agreement at this moment; without one, none, so that all stay as they are. */
export const agreementColumns = (agreement: Agreement | undefined, at: Date) =>
  agreement && {
    termsVersion: agreement.termsVersion,
    termsAcceptedAt: at,
    isOfAge: agreement.isOfAge,
  };
