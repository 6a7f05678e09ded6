/**
 * Drafts: what a creator is about to submit, visible to nobody else. Files are uploaded into a draft in
 * parts; submitting sends them to review in one transaction with the deal's change of status, and until the
 * first verdict that can be undone (rules/drafts#drafts).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeDraftFile, discardDraftFile } from './change-draft.ts';
import { readDraft } from './read-draft.ts';
import { submitDraft, takeBackDraft } from './submit-draft.ts';

export function draftsRoutes(app: FastifyInstance, deps: Deps): void {
  const { drafts } = api;
  serve(app, deps, drafts.read, async ({ actor, params }) => ({
    draft: await readDraft(deps, actor, params.id),
  }));
  serve(app, deps, drafts.changeFile, async ({ actor, params: { id: dealId, fileId }, body }) => {
    await changeDraftFile(deps, actor, { dealId, fileId }, body);
    return { draft: await readDraft(deps, actor, dealId) };
  });
  serve(app, deps, drafts.removeFile, async ({ actor, params: { id: dealId, fileId } }) => {
    await discardDraftFile(deps, actor, { dealId, fileId });
    return { draft: await readDraft(deps, actor, dealId) };
  });
  serve(app, deps, drafts.submit, async ({ actor, params }) => ({
    deal: await submitDraft(deps, actor, params.id),
  }));
  serve(app, deps, drafts.takeBack, async ({ actor, params }) => ({
    deal: await takeBackDraft(deps, actor, params.id),
  }));
}
