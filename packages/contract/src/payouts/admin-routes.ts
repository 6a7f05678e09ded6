import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { AdminPayoutPage, AdminPayoutsFileQuery, AdminPayoutsQuery } from './admin.ts';

/** All debts of brands to creators for completed deals. */
export const adminPayouts = {
  list: route({
    method: 'GET',
    path: '/api/admin/payouts',
    access: 'finance',
    summary: 'What all brands owe creators or paid, searched, by standing, in pages; the latest day first.',
    query: AdminPayoutsQuery,
    reply: AdminPayoutPage,
    limit: { perMinute: 300 },
  }),
  file: route({
    method: 'GET',
    path: '/api/admin/payouts.csv',
    access: 'finance',
    summary: 'The payouts that a filter finds, as CSV.',
    query: AdminPayoutsFileQuery,
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 20 },
  }),
};
