/**
 * Files: those that the two sides of a deal exchange, and the public pictures and videos of profiles. The
 * bytes decide the type, are streamed to the store and get their row last; deal files have signed URLs only,
 * and smaller pictures, posters, deletion and cleaning up are jobs (rules/files).
 */

import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { uploadOf } from '../../platform/http/uploads.ts';
import { avatarFiles, dealFiles, portfolioFiles } from './accepted-files.ts';
import { cacheRows } from './cached-rows.ts';
import { cleanFile } from './clean-file.ts';
import { clearUnfinished } from './clear-unfinished.ts';
import { downloadAll, type FilesBeside } from './download-all.ts';
import { type FileRow, type MediaRow, openFileLink, openMediaLink } from './read-file.ts';
import { readUsage } from './read-usage.ts';
import { approveFiles, reviewFile } from './review-file.ts';
import { serveBytes } from './serve-bytes.ts';
import { undoApproval } from './undo-approval.ts';
import { uploadFile } from './upload-file.ts';
import { uploadAvatar, uploadPortfolioMedia } from './upload-media.ts';

export function filesRoutes(
  app: FastifyInstance,
  deps: Deps,
  { filesBeside }: { filesBeside: FilesBeside },
): void {
  serve(app, deps, api.files.upload, async ({ actor, params, query, request }) => ({
    file: await uploadFile(
      deps,
      actor,
      params.dealId,
      uploadOf(deps, request, dealFiles),
      query.for ?? 'deal',
    ),
  }));
  serve(app, deps, api.files.uploadPortfolio, async ({ actor, request }) => ({
    file: await uploadPortfolioMedia(deps, actor, uploadOf(deps, request, portfolioFiles)),
  }));
  serve(app, deps, api.files.uploadAvatar, async ({ actor, request }) => ({
    file: await uploadAvatar(deps, actor, uploadOf(deps, request, avatarFiles)),
  }));
  serve(app, deps, api.files.approve, async ({ actor, params, body }) => ({
    approved: await approveFiles(deps, actor, params.id, body.fileIds),
  }));
  serve(app, deps, api.files.review, async ({ actor, params, body }) => ({
    file: await reviewFile(deps, actor, params.id, body),
  }));
  serve(app, deps, api.files.undoApproval, async ({ actor, params }) => ({
    file: await undoApproval(deps, actor, params.id),
  }));
  serve(app, deps, api.files.usage, ({ actor, query }) => readUsage(deps, actor, query.dealId));
  serve(app, deps, api.files.clean, async ({ actor, params }) => ({
    file: await cleanFile(deps, actor, { dealId: params.id, fileId: params.fileId }),
  }));
  const knownFiles = cacheRows<FileRow>(deps.clock);
  const { direct: _, ...streamed } = deps.storage;
  serve(app, deps, api.files.content, async ({ params, query: { through, ...query }, request, reply }) =>
    serveBytes(
      through === 'server' ? streamed : deps.storage,
      request,
      reply,
      openFileLink(deps, knownFiles, { ...query, ...params }),
    ),
  );
  serve(app, deps, api.files.downloadAll, ({ actor, params, query, request, reply }) =>
    downloadAll(deps, actor, { ...query, dealId: params.id }, { request, reply, beside: filesBeside }),
  );
  const knownMedia = cacheRows<MediaRow>(deps.clock);
  serve(app, deps, api.files.media, async ({ params, query, request, reply }) =>
    serveBytes(deps.storage, request, reply, openMediaLink(deps, knownMedia, { ...query, ...params })),
  );

  let endClearing = () => {};
  app.addHook('onReady', async () => {
    endClearing = clearUnfinished(deps);
  });
  app.addHook('onClose', async () => endClearing());
}
