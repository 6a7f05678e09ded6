import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { MarketLetter } from './letters.ts';

export const letters = {
  own: route({
    method: 'GET',
    path: '/api/letters',
    access: 'user',
    summary: 'Letters of the market to the caller and to the brand that they work for, newest first.',
    reply: z.object({ letters: z.array(MarketLetter) }),
    limit: { perMinute: 300 },
  }),
};
