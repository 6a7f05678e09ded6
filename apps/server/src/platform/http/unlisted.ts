/** Answers to people without an account, who come by a link that is a secret. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Keeps search engines from indexing what a guest sees, and other sites from learning its address. */
export const unlisted = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });

/** The bearer token of a request; null without one. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? null;
