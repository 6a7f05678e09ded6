import type { InvoiceLanguage } from '@briefcast/contract';
import type { FastifyReply } from 'fastify';
import { attachmentHeader } from '../http/file-name.ts';

/**
 * Sends a PDF that the browser saves under this name with the language appended, because the same document in
 * two languages is two files, and one in both a third. It is not cached, and its address is not sent to other sites.
 */
export function sendPaper(
  reply: FastifyReply,
  pdf: Buffer,
  name: string,
  language: InvoiceLanguage,
): FastifyReply {
  return reply
    .type('application/pdf')
    .headers({
      'content-disposition': attachmentHeader(`${name}-${language}.pdf`),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(pdf);
}
