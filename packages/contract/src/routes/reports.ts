import { id } from '../codecs.ts';
import { NewDealReport, NewReport } from '../schemas/moderation.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

/** Telling the operator of something that should not be here (rules/moderation#reports). */
export const reports = {
  profile: route({
    method: 'POST',
    path: '/api/users/creators/public/{id}/reports',
    access: 'public',
    summary: 'Report a published profile.',
    params: z.object({ id }),
    body: NewReport,
    reply: z.object({}),
    limit: { perMinute: 5, perDay: 30 },
  }),
  inDeal: route({
    method: 'POST',
    path: '/api/reports',
    access: 'user',
    summary: 'Report a message or a file of the other side of a deal.',
    body: NewDealReport,
    reply: z.object({}),
    limit: { perMinute: 10, perDay: 60 },
  }),
};
