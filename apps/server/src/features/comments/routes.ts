/**
 * Comments on files: numbered under the deal's lock, so that every reader sees the same order; read in pages,
 * from the first or as changes since; kept from version to version of a file (rules/comments).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating, serveOnce } from '../../platform/http/serve.ts';
import { commentWriter } from './add-comment.ts';
import { answerRequest, changeCommentState, makeTask } from './answer-comment.ts';
import { changeComment, removeComment, restoreComment } from './change-comment.ts';
import { readComments, readTasks } from './read-comments.ts';
import { replyToComment } from './reply-to-comment.ts';
import { watchFile } from './watch-file.ts';

export function commentsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.comments.list, ({ actor, params, query }) =>
    readComments(deps.db, actor, params.id, query.since),
  );
  const write = commentWriter(deps);
  serveOnce(app, deps, api.comments.add, ({ actor, params, body }, once) =>
    write(actor, params.id, body, once),
  );
  serve(app, deps, api.comments.change, async ({ actor, params, body }) => ({
    comment: await changeComment(deps, actor, params.id, body),
  }));
  serve(app, deps, api.comments.remove, async ({ actor, params }) => {
    await removeComment(deps, actor, params.id);
    return {};
  });
  serve(app, deps, api.comments.restore, async ({ actor, params }) => ({
    comment: await restoreComment(deps, actor, params.id),
  }));
  serveCreating(app, deps, api.comments.reply, {
    create: async (txDeps, tx, { actor, params, body }) => ({
      comment: await replyToComment(txDeps, tx, actor, params.id, body.text),
    }),
  });
  serve(app, deps, api.comments.changeState, async ({ actor, params, body }) => ({
    comment: await changeCommentState(deps, actor, params.id, body.state),
  }));
  serve(app, deps, api.comments.answerRequest, async ({ actor, params, body }) => ({
    comment: await answerRequest(deps, actor, params.id, body),
  }));
  serve(app, deps, api.comments.makeTask, async ({ actor, params, body }) => ({
    comment: await makeTask(deps, actor, params.id, body),
  }));
  serve(app, deps, api.comments.tasks, async ({ actor, params, query }) => {
    const { comments: tasks, next } = await readTasks(deps.db, actor, { dealId: params.id, ...query });
    return { tasks, next };
  });
  serve(app, deps, api.comments.watch, async ({ actor, params, body }) => {
    await watchFile(deps, actor, params.id, body);
    return {};
  });
}
