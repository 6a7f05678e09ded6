/** The name of each request: in every line of its log, and in its answer, so that the one leads to the other. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

export const requestIdHeader = 'x-request-id';
/** A name from outside is written into the log as it is: nothing that could pass for more than a name. */
const pattern = /^[\w.:=+/-]{1,128}$/;

type IsTrusted = (address: string, hop: number) => boolean;

function trustOf(trustProxy: Config['trustProxy']): IsTrusted {
  if (typeof trustProxy === 'function') return trustProxy;
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  return proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()));
}

/** Returns how to name a request: as the proxy in front does, if that is trusted, else anew. */
export function nameRequests(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trustProxy);
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader];
    const isUsable = typeof given === 'string' && pattern.test(given);
    return isUsable && isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}
