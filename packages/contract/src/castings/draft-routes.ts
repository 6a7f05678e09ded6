import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { CastingDraft, CastingDraftTerms } from './draft.ts';

const draftId = z.object({ id });
const reply = z.object({ draft: CastingDraft });

/** Castings under work (rules/castings#drafts). */
export const castingDrafts = {
  list: route({
    method: 'GET',
    path: '/api/casting-drafts',
    access: 'brand',
    summary: "The organisation's drafts of castings, the newest first.",
    reply: z.object({ drafts: z.array(CastingDraft) }),
    limit: { perMinute: 240 },
  }),
  create: route({
    method: 'POST',
    path: '/api/casting-drafts',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Keep a casting that is not posted yet.',
    body: CastingDraftTerms,
    reply,
    status: 201,
    creates: true,
    limit: { perMinute: 20, perDay: 200 },
    refuses: ['casting.many_drafts'],
  }),
  save: route({
    method: 'PUT',
    path: '/api/casting-drafts/{id}',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Keep what a draft says now.',
    params: draftId,
    body: CastingDraftTerms,
    reply,
    // It is saved at every pause of typing.
    limit: { perMinute: 120 },
    refuses: ['casting.draft_gone'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/casting-drafts/{id}',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Drop a draft.',
    params: draftId,
    reply: z.object({}),
    limit: { perMinute: 60 },
  }),
};
