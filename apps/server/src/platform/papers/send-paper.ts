import type { PaperLanguage } from '@briefcast/contract';
import type { FastifyReply } from 'fastify';
import { attachmentHeader } from '../http/file-name.ts';

/**
 * Answers a PDF that the browser keeps under this name, with the language behind it: the same paper in two languages is
 * two files. No cache keeps it, and no page learns its address.
 */
export function sendPaper(
  reply: FastifyReply,
  pdf: Buffer,
  name: string,
  language: PaperLanguage,
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
