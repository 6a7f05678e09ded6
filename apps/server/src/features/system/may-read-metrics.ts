/** Access to the metrics: they reveal internals, such as whether mails to a given address are sent. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Headers that proxies add. A proxy that adds none cannot be told from the machine itself. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** By the connection's own address, because forwarded addresses can be forged. */
function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * Whether the request comes from this machine without a proxy, or carries the token; null if no token is
 * configured.
 */
export function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (isOfThisMachine(request)) return true;
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}
