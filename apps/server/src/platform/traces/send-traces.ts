/** Sends traces to a collector over OTLP. Loaded only where there is one. */
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { currentRequestId } from '../http/request-id.ts';
import { version } from '../version.ts';
import type { Traces } from './traces.ts';

/** Traces by OTLP to `<endpoint>/v1/traces`, in batches. Headers and sampling are read from OpenTelemetry's own variables. */
export function sendTraces(endpoint: string): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'briefcast', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('briefcast', version);
  /** By the ids of the requests that are being answered. */
  const open = new Map<string, Span>();

  const parent = (): Context => {
    const span = open.get(currentRequestId() ?? '');
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
  };

  const ended: Traces['ended'] = (name, seconds, attributes = {}) => {
    const startTime = new Date(Date.now() - seconds * 1000);
    tracer.startSpan(name, { startTime, attributes }, parent()).end();
  };

  return {
    ended,
    followRequests(http) {
      http.addHook('onRequest', (request, _reply, done) => {
        const attributes = { 'http.request.method': request.method, 'briefcast.request_id': request.id };
        open.set(
          request.id,
          tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT),
        );
        done();
      });
      http.addHook('onResponse', (request, reply, done) => {
        const span = open.get(request.id);
        open.delete(request.id);
        // The route's pattern, not the address: that may hold a secret.
        const route = request.routeOptions.url ?? 'none';
        span?.updateName(`${request.method} ${route}`);
        span?.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    followTransactions(db) {
      const transaction = db.transaction.bind(db);
      db.transaction = async (work, config) => {
        const began = performance.now();
        try {
          return await transaction(work, config);
        } finally {
          ended('transaction', (performance.now() - began) / 1000);
        }
      };
    },
    close: () => provider.shutdown(),
  };
}
