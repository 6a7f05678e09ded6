/** Whether the process lives and can serve, what it measures, and what a client must know before a login (decisions 8.4). */
import { AppError, api, type Site } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Deps } from '../../platform/deps.ts';
import { isLeaving } from '../../platform/http/leaving.ts';
import { serve } from '../../platform/http/serve.ts';
import { shareWork } from '../../platform/share-work.ts';
import { mayReadMetrics } from './may-read-metrics.ts';

async function requireReady({ db, storage, log }: Pick<Deps, 'db' | 'storage' | 'log'>): Promise<void> {
  try {
    await db.execute(sql`select 1`);
    await storage.check();
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    throw new AppError('service.unavailable', { retryAfterSeconds: 5, cause: error });
  }
}

/** Serves them; `readMetrics` answers in the text format of Prometheus. */
export function systemRoutes(
  app: FastifyInstance,
  deps: Deps,
  site: Site,
  readMetrics: () => Promise<string>,
): void {
  // Anybody may ask; database and store are asked once for all who do.
  const checks = shareWork<void>(1);
  serve(app, deps, api.system.site, async () => site);
  serve(app, deps, api.system.health, async () => ({ status: 'up' as const }));
  serve(app, deps, api.system.ready, async ({ request }) => {
    if (isLeaving(app)) throw new AppError('service.unavailable', { retryAfterSeconds: 5 });
    await checks('ready', () => requireReady({ ...deps, log: request.log }));
    return { status: 'ready' as const };
  });
  serve(app, deps, api.system.metrics, async ({ request, reply }) => {
    if (!mayReadMetrics(request, deps.config.metricsToken)) throw new AppError('route.not_found');
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await readMetrics());
  });
}
