/**
 * Links that show chosen files of a deal to people without an account. The brand creates them and turns them
 * off; a guest enters with a name, sees those files, may comment on them, and sees nothing else of the deal
 * (rules/shares#share-links).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { unlisted } from '../../platform/http/unlisted.ts';
import { cacheRows } from '../files/cached-rows.ts';
import type { FileRow } from '../files/read-file.ts';
import { serveBytes } from '../files/serve-bytes.ts';
import { enterShare, noteLook } from './enter-share.ts';
import {
  changeAsGuest,
  commentAsGuest,
  readCommentsOfShare,
  removeAsGuest,
  replyAsGuest,
} from './guest-comments.ts';
import { streamShare } from './guest-stream.ts';
import { createShare, readShares, revokeShare } from './manage-shares.ts';
import { enteredShare, openShare } from './open-share.ts';
import { openShareStreams } from './share-streams.ts';
import { openSharedFile, readSharedFiles } from './shared-files.ts';

export function sharesRoutes(app: FastifyInstance, deps: Deps): void {
  const streams = openShareStreams(deps);
  app.addHook('preClose', async () => streams.close());

  serve(app, deps, api.shares.list, async ({ actor, params }) => ({
    shares: await readShares(deps, actor, params.id),
  }));
  serveCreating(app, deps, api.shares.create, {
    // Before the transaction, because hashing is slow.
    prepare: async ({ body }) => (body.password ? deps.passwords.hash(body.password) : null),
    create: (txDeps, tx, { actor, params, body, prepared }) =>
      createShare(txDeps, tx, actor, { dealId: params.id, passwordHash: prepared, share: body }),
  });
  serve(app, deps, api.shares.revoke, async ({ actor, params }) => {
    await revokeShare(deps, actor, { dealId: params.id, shareId: params.shareId });
    return {};
  });

  serve(app, deps, api.shares.summary, async ({ params, reply }) => {
    unlisted(reply);
    return { share: (await openShare(deps, params.token)).summary };
  });
  serve(app, deps, api.shares.enter, async ({ params, body, request, reply }) => {
    unlisted(reply);
    return { guest: await enterShare(deps, params.token, body, request) };
  });
  serve(app, deps, api.shares.files, async ({ params, request, reply }) => {
    unlisted(reply);
    const entered = await enteredShare(deps, params.token, request);
    const files = await readSharedFiles(deps, entered);
    await noteLook(deps, entered);
    return { share: entered.summary, guestName: entered.guest.name, files };
  });
  serve(app, deps, api.shares.comments, async ({ params: { token }, query, request, reply }) => {
    unlisted(reply);
    return readCommentsOfShare(deps, { token, request }, query.after);
  });
  serveCreating(app, deps, api.shares.addComment, {
    create: async (txDeps, tx, { params: { token }, body, request }) => ({
      comment: await commentAsGuest(txDeps, tx, { token, request }, body),
    }),
  });
  serveCreating(app, deps, api.shares.reply, {
    create: async (txDeps, tx, { params: { token, id }, body, request }) => ({
      comment: await replyAsGuest(txDeps, tx, { token, request }, { id, text: body.text }),
    }),
  });
  serve(app, deps, api.shares.events, async ({ params: { token }, request, reply }) => {
    const entered = await enteredShare(deps, token, request);
    streamShare({ ...deps, streams }, entered, { request, reply: unlisted(reply) });
  });
  serve(app, deps, api.shares.changeComment, async ({ params: { token, id }, body, request }) => ({
    comment: await changeAsGuest(deps, { token, request }, id, body),
  }));
  serve(app, deps, api.shares.removeComment, async ({ params: { token, id }, request }) => {
    await removeAsGuest(deps, { token, request }, id);
    return {};
  });

  const knownFiles = cacheRows<FileRow>(deps.clock);
  // A URL of the store would outlive the share, so the bytes are sent from here.
  const { direct: _, ...streamed } = deps.storage;
  serve(app, deps, api.shares.content, ({ params, query, request, reply }) =>
    serveBytes(streamed, request, unlisted(reply), openSharedFile(deps, knownFiles, { ...query, ...params })),
  );
}
