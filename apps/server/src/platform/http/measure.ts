/**
 * Counts and times requests by route, and counts uploads and live streams under way
 * (rules/system#health).
 */
import type { ServerResponse } from 'node:http';
import { allRoutes, type RouteSpec } from '@briefcast/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** How an upload ended, by the status of its answer; null if the client disconnected before. */
function outcomeOf(status: number | null): string {
  if (status === null) return 'broken_off';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'stored';
}

const patternsOf = (isWanted: (spec: RouteSpec) => boolean) =>
  new Set(
    allRoutes
      .filter(({ spec }) => isWanted(spec))
      .map(({ spec }) => `${spec.method} ${spec.path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
const uploadPatterns = patternsOf(({ upload }) => upload !== undefined);
const streamPatterns = patternsOf(({ kind }) => kind === 'events');

/** Measures every request of the app into the registry. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const uploadsEnded = new Counter({
    name: 'briefcast_uploads_total',
    help: 'Uploads by how they ended: stored, refused, failed here, or broken off by the client.',
    labelNames: ['outcome'],
    registers,
  });
  const uploads = new Set<ServerResponse>();
  const streams = new Set<ServerResponse>();
  const gaugeOf = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count());
      },
    });
  gaugeOf('briefcast_uploads_in_progress', 'Uploads on their way.', () => uploads.size);
  gaugeOf(
    'briefcast_event_streams',
    'Open live streams.',
    // Streams that are being refused do not count.
    () => [...streams].filter(({ headersSent, statusCode }) => headersSent && statusCode === 200).length,
  );

  const follow = (open: Set<ServerResponse>, { raw }: FastifyReply) => {
    open.add(raw);
    const end = (status: number | null) => {
      if (open.delete(raw) && open === uploads) uploadsEnded.inc({ outcome: outcomeOf(status) });
    };
    raw.once('finish', () => end(raw.statusCode));
    // The client disconnected before the answer.
    raw.once('close', () => end(null));
  };
  // Only those routes get the hook, so that other requests do not pay for it.
  app.addHook('onRoute', (route) => {
    const pattern = `${route.method} ${route.url}`;
    const open = uploadPatterns.has(pattern) ? uploads : streamPatterns.has(pattern) ? streams : null;
    if (!open) return;
    route.onRequest = (_request, reply, done) => {
      follow(open, reply);
      done();
    };
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, not the address: ids would create a time series each.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
