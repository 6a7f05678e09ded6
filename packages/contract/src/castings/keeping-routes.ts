import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { CastingCard } from './schemas.ts';
import { CastingSearch, CastingSearchChange, NewCastingSearch } from './search.ts';

const one = z.object({ id });
const limit = { perMinute: 120 };
const reading = { perMinute: 600 };

/** Castings that a creator keeps for later (rules/castings#saved). */
export const savedCastings = {
  list: route({
    method: 'GET',
    path: '/api/saved-castings',
    access: 'creator',
    summary: 'The castings that the creator saved, the last saved first.',
    reply: z.object({ castings: z.array(CastingCard) }),
    limit: reading,
  }),
  save: route({
    method: 'PUT',
    path: '/api/saved-castings/{id}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Save a casting.',
    params: one,
    reply: z.object({}),
    limit,
    refuses: ['casting.many_saved', 'casting.not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/saved-castings/{id}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Save a casting no longer.',
    params: one,
    reply: z.object({}),
    limit,
  }),
};

/** Filters of the board under a name (rules/castings#searches). */
export const castingSearches = {
  list: route({
    method: 'GET',
    path: '/api/casting-searches',
    access: 'creator',
    summary: "The creator's saved searches, by name.",
    reply: z.object({ searches: z.array(CastingSearch) }),
    limit: reading,
  }),
  create: route({
    method: 'POST',
    path: '/api/casting-searches',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Keep the filters of the board under a name.',
    body: NewCastingSearch,
    reply: z.object({ search: CastingSearch }),
    status: 201,
    creates: true,
    limit: { perMinute: 20, perDay: 100 },
    refuses: ['casting.many_searches'],
  }),
  change: route({
    method: 'PUT',
    path: '/api/casting-searches/{id}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Give a saved search another name, or tell of what it finds or not.',
    params: one,
    body: CastingSearchChange,
    reply: z.object({ search: CastingSearch }),
    limit,
    refuses: ['casting.search_gone'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/casting-searches/{id}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Drop a saved search.',
    params: one,
    reply: z.object({}),
    limit,
  }),
};
