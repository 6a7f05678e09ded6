/** Legal pages for everybody, and what people accept of them; the operator publishes on the admin's pages (rules/legal). */
import { api } from '@briefcast/contract';
import { localeFrom } from '@briefcast/i18n/locales';
import { workLocale } from '@briefcast/i18n/work-locale';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { acceptVersions, readAsked } from './acceptances.ts';
import { readLegalText } from './read-legal-text.ts';

export function legalRoutes(app: FastifyInstance, deps: Deps): void {
  const { legal } = api;
  serve(app, deps, legal.read, async ({ params, query }) => ({
    text: await readLegalText(deps, params.page, { ...query, locale: localeFrom(workLocale()) }),
  }));
  serve(app, deps, legal.asked, async ({ actor }) => ({ asked: await readAsked(deps, actor.userId) }));
  serve(app, deps, legal.accept, async ({ actor, body }) => {
    await acceptVersions(deps, actor.userId, body);
    return {};
  });
}
