/** The metrics of the process, for Prometheus (rules/system#health). */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobOutcome } from './jobs/jobs.ts';
import type { JobKind } from './jobs/kinds.ts';
import { type Storage, StoredFileMissing } from './storage/storage.ts';

export interface Metrics {
  registry: Registry;
  /** Counts a job that ended. */
  jobEnded: (kind: JobKind<unknown>, outcome: JobOutcome, seconds: number) => void;
  /** The same store, with its calls timed and its written bytes counted. */
  measured: (storage: Storage) => Storage;
  /** Counts a hint that was sent to other processes, or came from one. */
  signalled: (direction: 'sent' | 'heard', kind: string) => void;
  /** Tells how many jobs of each lane run in this process. */
  showLanes: (running: () => Readonly<Record<string, number>>) => void;
}

/** Creates the metrics of a process; `ended` hears of each call of the store, too, with its seconds. */
export function createMetrics(ended: (name: string, seconds: number) => void = () => {}): Metrics {
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
  const storeCalls = new Histogram({
    name: 'briefcast_store_duration_seconds',
    help: 'Time a call of the store took, by what it does and whether it failed; a read until its first byte can be had.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10, 60],
    registers,
  });
  const signals = new Counter({
    name: 'briefcast_signals_total',
    help: 'Hints to and from other processes by kind; of the kind gap: how often some may have been missed.',
    labelNames: ['direction', 'kind'],
    registers,
  });
  async function timed<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const timer = storeCalls.startTimer({ operation });
    const end = (outcome: string) => ended(`store ${operation}`, timer({ outcome }));
    try {
      const result = await work();
      end('done');
      return result;
    } catch (error) {
      end(error instanceof StoredFileMissing ? 'missing' : 'failed');
      throw error;
    }
  }
  return {
    registry,
    signalled: (direction, kind) => signals.inc({ direction, kind }),
    showLanes(running) {
      new Gauge({
        name: 'briefcast_lane_running',
        help: 'Jobs of a lane that this process runs now.',
        labelNames: ['lane'],
        registers,
        collect() {
          for (const [lane, count] of Object.entries(running())) this.set({ lane }, count);
        },
      });
    },
    jobEnded(kind, outcome, seconds) {
      const { name, isTimed } = kind;
      if (isTimed) jobs.observe({ kind: name, outcome }, seconds);
      else aboutAddresses.inc({ kind: name, outcome });
    },
    measured: (storage) => ({
      ...storage,
      async write(key, source, whenTaken) {
        const bytes = await timed('write', () => storage.write(key, source, whenTaken));
        stored.inc(bytes);
        return bytes;
      },
      read: (key, range, pieceBytes) => timed('read', () => storage.read(key, range, pieceBytes)),
      remove: (key) => timed('remove', () => storage.remove(key)),
    }),
  };
}
