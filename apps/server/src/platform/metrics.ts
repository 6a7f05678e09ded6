/** The metrics of the process, for Prometheus (rules/system#health). */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { JobOutcome } from './jobs/jobs.ts';
import type { JobKind } from './jobs/kinds.ts';
import type { Storage } from './storage/storage.ts';

export interface Metrics {
  registry: Registry;
  /** Counts a job that ended. */
  jobEnded: (kind: JobKind<unknown>, outcome: JobOutcome, seconds: number) => void;
  /** The same store, with its written bytes counted. */
  measured: (storage: Storage) => Storage;
}

/** Creates the metrics of a process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const jobs = new Histogram({
    name: 'briefcast_job_duration_seconds',
    help: 'Time a job took in this process, by kind and by how it ended.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 300],
    registers,
  });
  const aboutAddresses = new Counter({
    name: 'briefcast_address_jobs_total',
    help: 'Jobs that were asked for by an e-mail address alone. Without their time, which would tell whether the address has an account.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const stored = new Counter({
    name: 'briefcast_stored_bytes_total',
    help: 'Bytes written to the store: uploads, smaller pictures and stills.',
    registers,
  });
  return {
    registry,
    jobEnded(kind, outcome, seconds) {
      const { name, isTimed } = kind;
      if (isTimed) jobs.observe({ kind: name, outcome }, seconds);
      else aboutAddresses.inc({ kind: name, outcome });
    },
    measured: (storage) => ({
      ...storage,
      async write(key, source, whenTaken) {
        const bytes = await storage.write(key, source, whenTaken);
        stored.inc(bytes);
        return bytes;
      },
    }),
  };
}
