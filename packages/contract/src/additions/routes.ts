import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { Addition, AdditionAnswer, NewAddition } from './schemas.ts';

const reply = z.object({ addition: Addition });

export const additions = {
  propose: route({
    method: 'POST',
    path: '/api/additions/of-deals/{dealId}',
    access: 'user',
    summary: 'Propose more work for a price of its own to the other side of a running deal.',
    params: z.object({ dealId: id }),
    body: NewAddition,
    reply,
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 60 },
    refuses: [
      'deal.not_found',
      'addition.not_now',
      'addition.too_many_open',
      'addition.too_many',
      'addition.too_much',
    ],
  }),
  answer: route({
    method: 'PUT',
    path: '/api/additions/of-deals/{dealId}/{additionId}',
    access: 'user',
    whileSuspended: { answer: 'ACCEPTED' },
    summary:
      'Accept or decline what the other side wants to add, or withdraw what one proposed; what is accepted is owed with the price.',
    params: z.object({ dealId: id, additionId: id }),
    body: z.object({ answer: AdditionAnswer }),
    reply,
    limit: { perMinute: 60 },
    refuses: [
      'deal.not_found',
      'addition.not_found',
      'addition.not_yours',
      'addition.answered',
      'addition.not_now',
      'addition.too_much',
    ],
  }),
};
