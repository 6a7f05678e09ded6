import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { Dispute, LetterPreview, NewStatement, SentLetter } from './schemas.ts';

const dealId = z.object({ dealId: id });
const reply = z.object({ dispute: Dispute });

/** Payments that are late: the formal letter, and the case that the market decides. */
export const disputes = {
  sendLetter: route({
    method: 'PUT',
    path: '/api/disputes/of-deals/{dealId}/letter',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Send the brand a formal letter for a payment that is late, once for each debt.',
    params: dealId,
    reply: z.object({ letter: SentLetter }),
    limit: { perMinute: 20 },
    refuses: ['deal.not_found', 'dispute.brand_gone', 'dispute.letter_too_early', 'dispute.not_now'],
  }),
  previewLetter: route({
    method: 'GET',
    path: '/api/disputes/of-deals/{dealId}/letter',
    access: 'creator',
    summary: 'What the formal letter for a payment says in both languages: as it was sent, or would be now.',
    params: dealId,
    reply: z.object({ letter: LetterPreview }),
    limit: { perMinute: 60 },
    refuses: ['deal.not_found', 'dispute.brand_gone', 'dispute.letter_too_early', 'dispute.not_now'],
  }),
  read: route({
    method: 'GET',
    path: '/api/disputes/of-deals/{dealId}',
    access: 'user',
    summary: 'The newest case about the payment of a deal, with what both sides said.',
    params: dealId,
    reply,
    limit: { perMinute: 600 },
    refuses: ['deal.not_found', 'dispute.not_found'],
  }),
  open: route({
    method: 'PUT',
    path: '/api/disputes/of-deals/{dealId}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Ask the market to step in about a payment that is late, after a formal letter.',
    params: dealId,
    body: NewStatement,
    reply,
    limit: { perMinute: 20 },
    refuses: [
      'deal.not_found',
      'dispute.already_open',
      'dispute.brand_gone',
      'dispute.decided',
      'dispute.no_letter',
      'dispute.not_now',
      'dispute.too_early',
    ],
  }),
  state: route({
    method: 'POST',
    path: '/api/disputes/of-deals/{dealId}/statements',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Say something to an open case; the other side and the market read it.',
    params: dealId,
    body: NewStatement,
    status: 201,
    creates: true,
    reply,
    limit: { perMinute: 20 },
    refuses: ['deal.not_found', 'dispute.not_found', 'dispute.not_now', 'dispute.too_many_statements'],
  }),
  withdraw: route({
    method: 'PUT',
    path: '/api/disputes/of-deals/{dealId}/withdrawal',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Take back an open case. What is owed stays owed.',
    params: dealId,
    reply,
    limit: { perMinute: 20 },
    refuses: ['deal.not_found', 'dispute.not_found', 'dispute.not_now'],
  }),
};
