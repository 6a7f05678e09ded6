import { id, key } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { Rights } from './schemas.ts';
import { NewUsualRights, ProposedRights } from './usual-rights.ts';

export const rights = {
  list: route({
    method: 'GET',
    path: '/api/rights',
    access: 'user',
    summary: 'Licences and exclusivities of completed deals that end, as the brand or the creator.',
    /** Campaign that a brand's list is narrowed to. */
    query: z.object({ campaign: id.optional() }),
    reply: Rights,
    limit: { perMinute: 300 },
  }),
  usual: route({
    method: 'GET',
    path: '/api/rights/usual',
    access: 'brand',
    summary: 'The rights that a new brief proposes, and whose set they are.',
    reply: ProposedRights,
    limit: { perMinute: 120 },
  }),
  keepUsual: route({
    method: 'PUT',
    path: '/api/rights/usual',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: "Keep a set of rights as the organisation's usual ones; null proposes the operator's again.",
    body: z.object({ rights: NewUsualRights.nullable() }),
    reply: ProposedRights,
    limit: { perMinute: 60 },
  }),
  renewCalendar: route({
    method: 'PUT',
    path: '/api/rights/calendar',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Make a new private address for calendars; the one before opens nothing any more.',
    reply: z.object({ calendarUrl: z.string() }),
    limit: { perMinute: 20 },
  }),
  calendar: route({
    method: 'GET',
    path: '/api/rights/calendar.ics',
    access: 'public',
    summary: 'The same as a calendar (RFC 5545), for whoever has the private address.',
    // In the query, which no log of requests holds.
    query: z.object({ token: key(200) }),
    reply: z.object({}),
    kind: 'bytes',
    // The large calendars read those of many people from few networks.
    limit: { perMinute: 600 },
    refuses: ['calendar.not_found'],
  }),
};
