/** Who may read what the process measures: the figures tell what goes on inside, mails to known addresses among it. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A proxy's marks. One that leaves none cannot be told from the machine itself. */
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

/** By the connection itself: what TRUST_PROXY makes of it may be anybody's word. */
function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Whether the request comes from this machine, through no proxy, or carries the token; null: there is none. */
export function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (isOfThisMachine(request)) return true;
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}
