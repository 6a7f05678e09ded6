/** The structured log of the process. */
import type { FastifyBaseLogger } from 'fastify';

export type Log = FastifyBaseLogger;
