/** An invoice that is sent by mail (rules/invoices#mail). */
import { email, instant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { InvoiceLanguage } from './schemas.ts';

/** To the brand's address for invoices, or any other. */
export const NewInvoiceMail = z.object({ to: email, language: InvoiceLanguage });
export type NewInvoiceMail = z.infer<typeof NewInvoiceMail>;

export const InvoiceMail = z.object({ to: z.string(), sentAt: instant, language: InvoiceLanguage });
export type InvoiceMail = z.infer<typeof InvoiceMail>;

/**
 * Every mail of an invoice, the newest first, and the address to propose: what the brand stated for invoices, or a
 * creator's own; null where none is known.
 */
export const InvoiceMails = z.object({ suggested: z.string().nullable(), mails: z.array(InvoiceMail) });
export type InvoiceMails = z.infer<typeof InvoiceMails>;

/** Most mails of one invoice, of one sender within a day, and to one address within a day. */
export const mostMailsOfInvoice = 10;
export const mostInvoiceMailsADay = 30;
export const mostInvoiceMailsToOne = 10;
