/**
 * Uploads in numbered parts: an upload survives the connection, the page and the process, because each part
 * is stored and recorded separately, in any order and by any process. When all have arrived they become one
 * file of a draft (rules/uploads#uploads-in-parts).
 */
import { AppError, api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { aboutDraft } from '../deals/about-deal.ts';
import { findDeal } from '../deals/access.ts';
import { readParts } from '../drafts/read-draft.ts';
import { presentUpload } from '../drafts/unfinished-uploads.ts';
import { beginUpload } from './begin-upload.ts';
import { completeUpload } from './complete-upload.ts';
import { beginFilm, completeFilm } from './film-uploads.ts';
import { listUploads } from './list-uploads.ts';
import { findDealUpload, findUpload, isWhole, removeUpload } from './upload-rows.ts';
import { writePart } from './write-part.ts';

export function uploadsRoutes(app: FastifyInstance, deps: Deps): void {
  const { uploads } = api;
  serveCreating(app, deps, uploads.begin, {
    create: async (txDeps, tx, { actor, body }) => ({ upload: await beginUpload(txDeps, tx, actor, body) }),
  });
  serve(app, deps, uploads.list, async ({ actor }) => ({ uploads: await listUploads(deps, actor) }));
  serve(app, deps, uploads.read, async ({ actor, params }) => {
    const row = await findDealUpload(deps, actor, params.id);
    return { upload: presentUpload(row, await readParts(deps.db, [row.id])) };
  });
  serve(app, deps, uploads.writePart, async ({ actor, params, request }) => ({
    part: await writePart(deps, actor, params, request),
  }));
  serve(app, deps, uploads.complete, async ({ actor, params, body }) => ({
    file: await completeUpload(deps, actor, params.id, body.sha256),
  }));
  serve(app, deps, uploads.cancel, async ({ actor, params }) => {
    const upload = await findUpload(deps, actor, params.id);
    const { id, dealId } = upload;
    // A completed upload is removed as a file of the draft instead; a film is swept that no application names.
    if (isWhole(upload)) throw new AppError('upload.not_found');
    const deal = dealId === null ? null : await findDeal(deps.db, actor, dealId);
    await deps.db.transaction(async (tx) => {
      await removeUpload(deps, tx, id);
      if (deal) await deps.facts.append(tx, { kind: 'draft.changed', ...aboutDraft(deal, actor) });
    });
    return {};
  });
  serveCreating(app, deps, uploads.beginFilm, {
    create: async (txDeps, tx, { actor, body }) => ({ upload: await beginFilm(txDeps, tx, actor, body) }),
  });
  serve(app, deps, uploads.completeFilm, async ({ actor, params, body }) => ({
    film: await completeFilm(deps, actor, params.id, body.sha256),
  }));
}
