import { route } from '../kit/route.ts';
import { Needs, PutOffNeed, ShowNeed } from './schemas.ts';

export const needs = {
  read: route({
    method: 'GET',
    path: '/api/needs',
    access: 'user',
    summary: 'Everything that needs one, the most urgent first, and what waits for others.',
    reply: Needs,
    limit: { perMinute: 600 },
  }),
  putOff: route({
    method: 'PUT',
    path: '/api/needs/put-off',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Put one need off for oneself, or hide it; returns the queue.',
    body: PutOffNeed,
    reply: Needs,
    limit: { perMinute: 120 },
    refuses: ['need.gone', 'need.not_so_long'],
  }),
  showAgain: route({
    method: 'POST',
    path: '/api/needs/show-again',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Show again what one put off or hid; returns the queue.',
    body: ShowNeed,
    reply: Needs,
    limit: { perMinute: 120 },
  }),
};
