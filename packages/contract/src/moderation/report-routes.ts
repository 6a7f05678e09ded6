import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { NewDealReport, NewReport } from './schemas.ts';

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
    refuses: ['creator.not_found', 'moderation.reports_off'],
  }),
  inDeal: route({
    method: 'POST',
    path: '/api/reports',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Report a message or a file of the other side of a deal.',
    body: NewDealReport,
    reply: z.object({}),
    limit: { perMinute: 10, perDay: 60 },
    refuses: ['moderation.nothing_to_report', 'moderation.reports_off'],
  }),
  casting: route({
    method: 'POST',
    path: '/api/castings/{id}/reports',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Report a casting.',
    params: z.object({ id }),
    body: NewReport,
    reply: z.object({}),
    limit: { perMinute: 5, perDay: 30 },
    refuses: ['casting.not_found', 'moderation.reports_off'],
  }),
  application: route({
    method: 'POST',
    path: '/api/own-castings/{id}/applications/{applicationId}/reports',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: "Report an application to a casting of one's organisation.",
    params: z.object({ id, applicationId: id }),
    body: NewReport,
    reply: z.object({}),
    limit: { perMinute: 10, perDay: 60 },
    refuses: ['application.not_found', 'casting.not_found', 'moderation.reports_off'],
  }),
};
