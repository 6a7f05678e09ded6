import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { RosterChange, RosterCreator, RosterList, RosterListName, Rosters, SavedCreator } from './schemas.ts';

const creatorId = z.object({ creatorId: id });
const listId = z.object({ id });

export const rosters = {
  read: route({
    method: 'GET',
    path: '/api/rosters',
    access: 'brand',
    summary: 'The lists of saved creators, and who is in which, with the notes.',
    reply: Rosters,
    limit: { perMinute: 600 },
  }),
  creators: route({
    method: 'GET',
    path: '/api/rosters/creators',
    access: 'brand',
    summary: 'The saved creators themselves, with facts and the projects with this brand.',
    reply: z.object({ creators: z.array(RosterCreator) }),
    limit: { perMinute: 120 },
  }),
  save: route({
    method: 'PUT',
    path: '/api/rosters/creators/{creatorId}',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Save a creator, or change the lists and the note.',
    params: creatorId,
    body: RosterChange,
    reply: z.object({ saved: SavedCreator }),
    limit: { perMinute: 120 },
    refuses: ['creator.not_found', 'roster.list_not_found', 'samplepeople.creator'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/rosters/creators/{creatorId}',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Take a creator out of all lists, with the note.',
    params: creatorId,
    reply: z.object({}),
    limit: { perMinute: 120 },
  }),
  addList: route({
    method: 'POST',
    path: '/api/rosters/lists',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Make a list.',
    body: RosterListName,
    reply: z.object({ list: RosterList }),
    status: 201,
    creates: true,
    limit: { perMinute: 30 },
    refuses: ['roster.name_taken'],
  }),
  renameList: route({
    method: 'PUT',
    path: '/api/rosters/lists/{id}',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Give a list another name.',
    params: listId,
    body: RosterListName,
    reply: z.object({ list: RosterList }),
    limit: { perMinute: 60 },
    refuses: ['roster.list_not_found'],
  }),
  removeList: route({
    method: 'DELETE',
    path: '/api/rosters/lists/{id}',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Delete a list; its creators stay saved.',
    params: listId,
    reply: z.object({}),
    limit: { perMinute: 60 },
    refuses: ['roster.list_not_found'],
  }),
};
