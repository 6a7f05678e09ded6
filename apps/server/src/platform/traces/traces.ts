/**
 * Traces of requests and jobs by OpenTelemetry, where OTEL_EXPORTER_OTLP_ENDPOINT says who collects them; without it nothing of
 * it is loaded (rules/system#traces).
 */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

export interface Traces {
  /** Makes a span of each request of the app from now on. */
  followRequests(http: FastifyInstance): void;
  /** Makes a span of each transaction of the database from now on. */
  followTransactions(db: Database): void;
  /** Makes a span of something that took so long and has just ended; below that of the request it was done for. */
  ended(name: string, seconds: number, attributes?: Record<string, string>): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
