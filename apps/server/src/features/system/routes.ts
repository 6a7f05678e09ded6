/**
 * Whether the process lives and can serve, what it measures, and what a client must know before a login
 * (rules/operation#health).
 */
import { AppError, api, marketPartsOf, pricesOf, type Site } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Deps } from '../../platform/deps.ts';
import { isLeaving } from '../../platform/http/leaving.ts';
import { serve } from '../../platform/http/serve.ts';
import { maxBytesByType } from '../../platform/http/uploads.ts';
import { createReadyCheck } from './check-ready.ts';
import { mayReadMetrics } from './may-read-metrics.ts';

/** Serves them; `readMetrics` answers in the text format of Prometheus. */
export function systemRoutes(
  app: FastifyInstance,
  deps: Deps,
  site: Site,
  readMetrics: () => Promise<string>,
): void {
  const checkReady = createReadyCheck(deps);
  const maxBytes = maxBytesByType(deps.config);
  serve(app, deps, api.system.site, async () => ({
    ...site,
    maxBytes,
    market: marketPartsOf(deps.settings.now()),
  }));
  serve(app, deps, api.system.prices, async () => ({ prices: pricesOf(deps.settings.now()) }));
  serve(app, deps, api.system.health, async () => ({ status: 'up' as const }));
  serve(app, deps, api.system.ready, async () => {
    if (isLeaving(app)) throw new AppError('service.unavailable', { retryAfterSeconds: 5 });
    return { status: 'ready' as const, ...(await checkReady()) };
  });
  serve(app, deps, api.system.metrics, async ({ request, reply }) => {
    if (!mayReadMetrics(request, deps.config.metricsToken)) throw new AppError('route.not_found');
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await readMetrics());
  });
}
