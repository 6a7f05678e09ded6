import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { NewRenewal, Renewal, RenewalAnswer, RenewalsOfDeal } from './schemas.ts';

const dealId = z.object({ dealId: id });
const reply = z.object({ renewal: Renewal });

export const renewals = {
  ofDeal: route({
    method: 'GET',
    path: '/api/renewals/of-deals/{dealId}',
    access: 'user',
    summary: 'What can be renewed of the rights of a completed deal, at which price, and what was offered.',
    params: dealId,
    reply: RenewalsOfDeal,
    limit: { perMinute: 300 },
    refuses: ['deal.not_found'],
  }),
  offer: route({
    method: 'POST',
    path: '/api/renewals/of-deals/{dealId}',
    access: 'user',
    summary: 'Offer the other side to renew rights that end, for a term and a price.',
    params: dealId,
    body: NewRenewal,
    creates: true,
    status: 201,
    reply,
    limit: { perMinute: 30 },
    refuses: ['deal.not_found', 'renewal.not_now', 'renewal.one_open', 'renewal.price_owed'],
  }),
  answer: route({
    method: 'PUT',
    path: '/api/renewals/of-deals/{dealId}/{renewalId}',
    access: 'user',
    whileSuspended: { answer: 'ACCEPTED' },
    summary: "Accept or decline the other side's offer, or take back one's own.",
    params: z.object({ dealId: id, renewalId: id }),
    body: z.object({ answer: RenewalAnswer }),
    reply,
    limit: { perMinute: 60 },
    refuses: [
      'deal.not_found',
      'renewal.not_found',
      'renewal.not_yours',
      'renewal.answered',
      'renewal.lapsed',
      'renewal.not_now',
      'renewal.price_owed',
    ],
  }),
};
