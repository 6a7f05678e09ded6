/** The HTTP server before it has routes: its bounds, its log, how it ends. */
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { type LogSink, loggedError } from '../log.ts';
import { answerError } from './error-handler.ts';
import { endSilentConnections, letConnectionsGo } from './leaving.ts';
import { nameRequests, requestIdHeader } from './request-id.ts';

/** A JSON request is small; uploads have bounds of their own. */
const maxBodyBytes = 1024 * 1024;

/** Makes the server of an installation; its log goes to standard output unless told otherwise. */
export function createHttp(
  config: Pick<Config, 'logLevel' | 'trustProxy'>,
  logTo: LogSink = process.stdout,
): FastifyInstance {
  const http = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: loggedError },
      // Headers carry tokens, and a plugin tells them all at its lowest level.
      redact: { paths: ['headers', '*.headers'], remove: true },
      stream: logTo,
    },
    genReqId: nameRequests(config.trustProxy),
    // One line for each request instead, below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: maxBodyBytes,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 30_000, requestTimeout: 0 },
    // Idle keep-alive clients must not hold up the end of the process.
    forceCloseConnections: 'idle',
    // What still comes over a connection that is open is served; its answer ends the connection.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { maxParamLength: 300 },
  });
  http.removeContentTypeParser('text/plain');
  http.addHook('onResponse', async (request, reply) => {
    // The query stays out: addresses of files carry their proof there. Headers stay out: they carry tokens.
    const path = request.url.split('?', 1)[0];
    const { method, ip } = request;
    request.log.info(
      { method, path, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  letConnectionsGo(http);
  endSilentConnections(http);
  http.addHook('onRequest', async (request, reply) => {
    // On the raw answer, for those that are not sent by way of the reply: live streams.
    reply.raw.setHeader(requestIdHeader, request.id);
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  });
  return http;
}
