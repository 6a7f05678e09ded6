/** The HTTP server before routes are registered: its limits, its log, how it shuts down. */
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { type LogSink, loggedError } from '../log.ts';
import { answerHeaders } from './answer-headers.ts';
import { clientErrorAnswer } from './client-errors.ts';
import { endSilentConnections, letConnectionsGo } from './draining.ts';
import { answerError } from './error-handler.ts';
import { type BodyBounds, guardBodies } from './limits/guard-body.ts';
import { limits } from './limits/table.ts';
import { loggedPath } from './logged-path.ts';
import { currentRequestId, nameRequests, rememberRequests, requestIdHeader } from './request-id.ts';

/** Searching every line for headers takes time, and only lines at these levels contain any. */
const tellsAll = (level: Config['logLevel']) => level === 'trace' || level === 'debug';

/** Makes the server of an installation; its log goes to standard output unless told otherwise. */
export function createHttp(
  config: Pick<Config, 'logLevel' | 'trustProxy'> & Partial<Pick<Config, 'publicUrl' | 'maxConnections'>>,
  logTo: LogSink = process.stdout,
  bodies?: BodyBounds,
): FastifyInstance {
  const headers = answerHeaders(config);
  const http: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: loggedError },
      // What is logged for a request without knowing it. A request's own log has its id already.
      mixin: (_line, _level, log) => {
        const reqId = (log as unknown) === http.log ? currentRequestId() : undefined;
        return reqId === undefined ? {} : { reqId };
      },
      // Headers contain tokens, and a plugin logs all of them at its lowest level.
      ...(tellsAll(config.logLevel) ? { redact: { paths: ['headers', '*.headers'], remove: true } } : {}),
      stream: logTo,
    },
    genReqId: nameRequests(config.trustProxy),
    // One line for each request instead, below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: limits.bodies.size.bytes,
    connectionTimeout: 0,
    keepAliveTimeout: limits.connections.idleMilliseconds,
    http: { headersTimeout: limits.connections.headMilliseconds, requestTimeout: 0 },
    // Idle keep-alive clients must not hold up the end of the process.
    forceCloseConnections: 'idle',
    // Requests over connections that are still open are served; the answer closes the connection.
    return503OnClosing: false,
    // These answers bypass the hook that adds the headers.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
    clientErrorHandler: clientErrorAnswer(headers),
    routerOptions: { maxParamLength: 300 },
  });
  if (config.maxConnections) http.server.maxConnections = config.maxConnections;
  http.removeContentTypeParser('text/plain');
  http.addHook('onResponse', (request, reply, done) => {
    // Headers stay out: they contain tokens.
    const { method, ip } = request;
    request.log.info(
      {
        method,
        path: loggedPath(request.url),
        ip,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
  rememberRequests(http);
  letConnectionsGo(http);
  endSilentConnections(http);
  guardBodies(http, bodies);
  http.addHook('onRequest', (request, reply, done) => {
    // Not on the raw response: Node takes a slow path for heads that already have headers.
    reply.header(requestIdHeader, request.id).headers(headers);
    done();
  });
  return http;
}
