/** An e-invoice as XML where nothing of it is missing (rules/einvoices#missing). */
import { AppError, type Einvoice, missingForEinvoice, taxationOf } from '@briefcast/contract';
import { einvoiceXml } from './einvoice-xml.ts';

/** The document. Throws einvoice.incomplete with all that is missing. */
export function xmlOf(einvoice: Einvoice): string {
  const taxation = taxationOf(einvoice);
  const findings = missingForEinvoice(einvoice);
  if (taxation === null || findings.length > 0) throw new AppError('einvoice.incomplete', { findings });
  return einvoiceXml(einvoice, taxation);
}

/** Returns the document; null where something is missing. */
export function xmlIfComplete(einvoice: Einvoice): string | null {
  const taxation = taxationOf(einvoice);
  return taxation === null || missingForEinvoice(einvoice).length > 0
    ? null
    : einvoiceXml(einvoice, taxation);
}
