/**
 * The public profiles of creators: the directory with its filters and pages, single profiles, categories.
 * Only published creators are shown, and never with their e-mail (rules/creators#what-is-public).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { createConcurrencyLimiter } from '../../platform/http/limits/limit-concurrency.ts';
import { limits } from '../../platform/http/limits/table.ts';
import { readySender } from '../../platform/http/ready-answer.ts';
import { serve } from '../../platform/http/serve.ts';
import { openLinkCards } from '../media/link-cards.ts';
import type { Directory } from './directory/directory.ts';
import { cardOfCreator } from './link-card/card-sources.ts';
import { readCategories } from './read-categories.ts';
import type { DetailsReader } from './read-details.ts';
import { readPublicProfile } from './read-public-profile.ts';

export function creatorsRoutes(
  app: FastifyInstance,
  deps: Deps,
  { directory, details }: { directory: Directory; details: DetailsReader },
): void {
  const send = readySender({ limiter: createConcurrencyLimiter(limits.answers.large) });
  serve(app, deps, api.creators.directory, async ({ parse, request, reply }) => {
    const { url = '' } = request.raw;
    const start = url.indexOf('?');
    const rawQuery = start < 0 ? '' : url.slice(start + 1);
    const answer = directory.readAddress(rawQuery, () => parse().query);
    return send(request, reply, answer instanceof Promise ? await answer : answer);
  });
  serve(app, deps, api.creators.publicProfile, async ({ params }) => ({
    creator: directory.creator(params.id) ?? (await readPublicProfile(deps.db, params.id)),
  }));
  serve(app, deps, api.creators.details, async ({ params }) => ({
    details: await details.read(params.id),
  }));
  const sendCard = openLinkCards(deps);
  serve(app, deps, api.creators.linkCard, async ({ params, request, reply }) =>
    sendCard(
      request,
      reply,
      cardOfCreator(deps.db, directory.creator(params.id) ?? (await readPublicProfile(deps.db, params.id))),
    ),
  );
  serve(app, deps, api.creators.categories, async () => ({ categories: await readCategories(deps.db) }));
}
