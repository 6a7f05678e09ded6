/**
 * Data kept about a person, for themselves: a copy of it, and its end with the account. Both ask for the password, and
 * the code where the second step is on (rules/accounts#own-data, rules/deletion#by-oneself).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { createConcurrencyLimiter } from '../../platform/http/limits/limit-concurrency.ts';
import { limits } from '../../platform/http/limits/table.ts';
import { serve } from '../../platform/http/serve.ts';
import type { OwnDataParts } from '../../platform/own-data.ts';
import { briefSignedPath } from '../../platform/storage/signed-address.ts';
import { proveSelf } from '../accounts/own-two-factor.ts';
import { downloadOwnData, ownCopy } from './download-own-data.ts';
import { readOwnRemoval } from './read-removal.ts';
import { removeOwnAccount } from './remove-own-account.ts';

export function personalDataRoutes(app: FastifyInstance, deps: Deps, { ownData }: OwnDataParts): void {
  const limiter = createConcurrencyLimiter(limits.answers.archives);
  const { personalData } = api;
  serve(app, deps, personalData.link, async ({ actor, body, request }) => {
    const { passwordHash } = await proveSelf(deps, actor, body, request.ip);
    const path = personalData.download.path.replace('{userId}', actor.userId);
    const signed = ownCopy(actor.userId, passwordHash);
    return { url: briefSignedPath(path, deps.keys.links, signed, deps.clock()) };
  });
  serve(app, deps, personalData.download, ({ params, query, request, reply }) =>
    downloadOwnData({ ...deps, limiter, ownData }, { ...params, ...query }, { request, reply }),
  );
  serve(app, deps, personalData.removal, ({ actor }) => readOwnRemoval(deps.db, actor));
  serve(app, deps, personalData.removeAccount, async ({ actor, body, request }) => {
    await removeOwnAccount(deps, actor, body, request.ip);
    return {};
  });
}
