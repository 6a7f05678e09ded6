/** Health, metrics, and what a client must know before a login (rules/system#health). */
import { AppError, api, pricesOf, type Site } from '@briefcast/contract';
import { iconPath, paths } from '@briefcast/contract/paths';
// Gives replies their `compress`.
import type {} from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { PoolState } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { isDraining } from '../../platform/http/draining.ts';
import { serve } from '../../platform/http/serve.ts';
import { readPicture } from '../../platform/market-pictures.ts';
import { version } from '../../platform/version.ts';
import type { Board } from '../castings/board/board.ts';
import type { KnownAsks } from '../legal/known-asks.ts';
import { createReadyCheck } from './check-ready.ts';
import { cardOfMarket, openMarketCards } from './market-card.ts';
import { openMarketIcons } from './market-icons.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { measureInstallation } from './measure-installation.ts';
import { readSite } from './read-site.ts';
import { openSiteMap, robotsText } from './site-map.ts';

/** Facts about the installation that are known before it serves. */
export interface Installation {
  site: Site;
  /** The registry of metrics. */
  registry: Registry;
  /** The database connections; undefined for the embedded database. */
  pool: (() => PoolState) | undefined;
}

export function systemRoutes(
  app: FastifyInstance,
  deps: Deps,
  { site, registry, pool, board, legalAsks }: Installation & { board: Board; legalAsks: KnownAsks },
): void {
  const readMetrics = measureInstallation(deps, pool, registry);
  const checkReady = createReadyCheck(deps);
  serve(app, deps, api.system.site, async () => readSite(deps, { site, legalAsks }));
  serve(app, deps, api.system.prices, async () => ({ prices: pricesOf(deps.settings.now()) }));
  serve(app, deps, api.system.marketPicture, async ({ params, reply }) => {
    const bytes = await readPicture(deps.db, params.digest);
    if (!bytes) throw new AppError('route.not_found');
    // Other sites may embed it, as the picture of a link.
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type(bytes[0] === 0xff ? 'image/jpeg' : 'image/png')
      .send(bytes);
  });
  const sendCard = openMarketCards(deps);
  serve(app, deps, api.system.marketCard, async ({ params, request, reply }) =>
    sendCard(request, reply, cardOfMarket(params.language)),
  );
  const readIcon = openMarketIcons(deps);
  serve(app, deps, api.system.marketIcon, async ({ params: { tag, icon }, reply }) => {
    const png = await readIcon(tag, icon);
    if (!png) return reply.header('cache-control', 'no-cache').redirect(iconPath(icon), 302);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
      .type('image/png')
      .send(png);
  });
  serve(app, deps, api.system.version, async () => ({ version }));
  serve(app, deps, api.system.health, async () => ({ status: 'up' as const }));
  serve(app, deps, api.system.ready, async () => {
    if (isDraining(app))
      throw new AppError('service.unavailable', { params: { check: 'unknown' }, retryAfterSeconds: 5 });
    return { status: 'ready' as const, ...(await checkReady()) };
  });
  const { publicUrl } = deps.config;
  const siteMap = openSiteMap({ ...deps, publicUrl }, board);
  serve(app, deps, api.system.siteMap, async ({ reply }) =>
    reply.type('application/xml; charset=utf-8').compress(await siteMap()),
  );
  serve(app, deps, api.system.robots, async ({ reply }) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  );
  serve(app, deps, api.system.changePassword, async ({ reply }) => reply.redirect(paths.account.href(), 302));
  serve(app, deps, api.system.metrics, async ({ request, reply }) => {
    if (!mayReadMetrics(request, deps.config.metricsToken)) throw new AppError('route.not_found');
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await readMetrics());
  });
}
