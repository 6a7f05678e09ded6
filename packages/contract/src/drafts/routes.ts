import { DealState } from '../deals/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { Draft, DraftFileChange } from './schemas.ts';

const dealId = z.object({ id });
const draftFile = z.object({ id, fileId: id });
const draft = z.object({ draft: Draft });

export const drafts = {
  read: route({
    method: 'GET',
    path: '/api/deals/{id}/draft',
    access: 'creator',
    summary: 'What the creator is about to submit; the brand does not see it.',
    params: dealId,
    reply: draft,
    limit: { perMinute: 600 },
    refuses: ['deal.not_found'],
  }),
  changeFile: route({
    method: 'PUT',
    path: '/api/deals/{id}/draft/files/{fileId}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Put a file of the draft in another place, or assign it to a deliverable.',
    params: draftFile,
    body: DraftFileChange,
    reply: draft,
    limit: { perMinute: 240 },
    refuses: ['deal.not_found', 'draft.deliverable_unknown', 'file.not_found'],
  }),
  removeFile: route({
    method: 'DELETE',
    path: '/api/deals/{id}/draft/files/{fileId}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Remove a file from the draft for good.',
    params: draftFile,
    reply: draft,
    limit: { perMinute: 120 },
    refuses: ['deal.not_found'],
  }),
  submit: route({
    method: 'POST',
    path: '/api/deals/{id}/draft/submit',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Submit the draft for review, all of it at once.',
    params: dealId,
    reply: z.object({ deal: DealState }),
    limit: { perMinute: 30 },
    refuses: ['deal.not_found', 'draft.empty', 'draft.not_ready'],
  }),
  takeBack: route({
    method: 'POST',
    path: '/api/deals/{id}/draft/take-back',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Take the last submission back into the draft, as long as the brand has judged nothing of it.',
    params: dealId,
    reply: z.object({ deal: DealState }),
    limit: { perMinute: 30 },
    refuses: ['deal.not_found', 'deal.status_conflict', 'draft.already_judged'],
  }),
};
