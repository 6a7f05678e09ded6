import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { CreditGrant, Goodwill, GrantVerdict, NewGrant } from './grants.ts';

const byId = z.object({ id });
const grant = z.object({ grant: CreditGrant });

/** Goodwill credits: up to ten by one admin, more with a second one (rules/credits#goodwill). */
export const creditGrants = {
  ofBrand: route({
    method: 'GET',
    path: '/api/admin/brands/{id}/credit-grants',
    access: 'admin',
    summary: 'How many goodwill credits a brand got so far, and the grant that waits; null with credits off.',
    params: byId,
    reply: z.object({ goodwill: Goodwill.nullable() }),
    limit: { perMinute: 300 },
  }),
  waiting: route({
    method: 'GET',
    path: '/api/admin/credit-grants',
    access: 'admin',
    summary: 'Grants of all brands that wait for a second admin, oldest first.',
    reply: z.object({ grants: z.array(CreditGrant) }),
    limit: { perMinute: 300 },
  }),
  give: route({
    method: 'POST',
    path: '/api/admin/brands/{id}/credit-grants',
    access: 'admin',
    summary: 'Give a brand credits with a reason that it reads; above ten a second admin confirms first.',
    params: byId,
    body: NewGrant,
    reply: grant,
    status: 201,
    creates: true,
    limit: { perMinute: 30 },
    refuses: ['admin.user_not_found', 'billing.credits_off', 'billing.grant_waits'],
  }),
  decide: route({
    method: 'PUT',
    path: '/api/admin/credit-grants/{id}',
    access: 'admin',
    summary: 'Confirm or decline credits that another admin wants to give.',
    params: byId,
    body: z.object({ verdict: GrantVerdict }),
    reply: grant,
    limit: { perMinute: 60 },
    refuses: ['billing.credits_off', 'billing.grant_decided', 'billing.grant_not_found', 'billing.own_grant'],
  }),
};
