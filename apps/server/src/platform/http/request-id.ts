/** The id of each request: in every line of its log and in its answer, so that one leads to the other. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

export const requestIdHeader = 'x-request-id';
/** An id from outside is logged as it is, so only harmless characters are accepted. */
const pattern = /^[\w.:=+/-]{1,128}$/;

type IsTrusted = (address: string, hop: number) => boolean;

function trustOf(trustProxy: Config['trustProxy']): IsTrusted {
  if (typeof trustProxy === 'function') return trustProxy;
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  return proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()));
}

/** Returns a function that gives a request its id: the one from a trusted proxy in front, otherwise a new one. */
export function nameRequests(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trustProxy);
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader];
    const isUsable = typeof given === 'string' && pattern.test(given);
    return isUsable && isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}

const current = new AsyncLocalStorage<string>();

/** The id of the request that the caller works for; undefined outside of one, as in a job. */
export const currentRequestId = (): string | undefined => current.getStore();

/**
 * Remembers from now on for which request what runs is done: from its handler on, since what comes before it writes to the
 * request's own log. One hook for it, as every call pays for each.
 */
export function rememberRequests(http: FastifyInstance): void {
  http.addHook('preValidation', (request, _reply, done) => current.run(request.id, done));
}
