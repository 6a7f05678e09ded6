import type { FastifyReply } from 'fastify';
import { attachmentHeader } from '../http/file-name.ts';

/** Answers a PDF that the browser keeps under this name. No cache keeps it, and no page learns its address. */
export function sendPaper(reply: FastifyReply, pdf: Buffer, name: string): FastifyReply {
  return reply
    .type('application/pdf')
    .headers({
      'content-disposition': attachmentHeader(`${name}.pdf`),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(pdf);
}
