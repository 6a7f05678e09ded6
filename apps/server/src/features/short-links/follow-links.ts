/** Follows short links: `/go/{slug}` leads to the target after its click was counted (rules/short-links#following). */
import { shortLinkPattern } from '@briefcast/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { isByPerson, limitClicks } from './click-limit.ts';
import { countClicks } from './count-clicks.ts';
import { findTargets } from './find-target.ts';
import { slugOf } from './slugs.ts';

const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Shops read there where their visitors come from.
  'referrer-policy': 'strict-origin-when-cross-origin',
};

export function followLinks(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>): void {
  const find = findTargets(deps);
  const clicks = countClicks(deps);
  const counts = deps.config.rateLimits ? limitClicks(deps.clock) : () => true;
  app.addHook('onClose', () => clicks.close());
  app.get<{ Params: { slug: string } }>(
    shortLinkPattern,
    // A line in the log would keep the address of who clicked.
    { logLevel: 'warn' },
    async (request, reply) => {
      const slug = slugOf(request.params.slug);
      const link = slug === null ? null : await find(slug);
      if (slug === null || link === null) return reply.callNotFound();
      if (request.method === 'GET' && isByPerson(request.headers) && counts(request.ip, slug))
        await clicks.add(link.dealId);
      return reply.headers(headers).redirect(link.target, 302);
    },
  );
}
