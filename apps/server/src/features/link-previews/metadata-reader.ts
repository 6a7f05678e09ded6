/**
 * Reads pages in a thread of its own, one after the other. Whatever a page does to its reader, the thread that serves
 * requests stays free: a reader that is not done in time, or takes too much memory, is ended, and the next page gets a
 * new one.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PageMetadata } from './read-metadata.ts';
import type { FetchedPage } from './safe-fetch.ts';

/** A page of the largest size takes some hundredths of a second. */
const readMilliseconds = 1000;
const startMilliseconds = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };

export interface MetadataReader {
  /** Null for a page that could not be read within the bounds. */
  read(page: FetchedPage): Promise<PageMetadata | null>;
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** The module that runs in the thread. */
  script: URL;
  /** Made for each page; a page that is not read when it aborts ends its thread. */
  deadline: () => AbortSignal;
}

const ownReader: ReaderOptions = {
  script: new URL('./metadata-worker.ts', import.meta.url),
  deadline: () => AbortSignal.timeout(readMilliseconds),
};

/** Starts the thread with the first page. It does not keep a process alive that is otherwise done. */
export function openMetadataReader({ script, deadline }: ReaderOptions = ownReader): MetadataReader {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    // Nothing of the process' environment: its secrets are not for a thread that reads strangers' pages.
    const started = new Worker(script, { env: {}, execArgv: [], resourceLimits });
    worker = started;
    started.unref();
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    // Without a listener the error of a thread would be one of the whole process.
    started.on('error', () => undefined);
    await once(started, 'message', { signal: AbortSignal.timeout(startMilliseconds) });
    return started;
  }

  async function end(): Promise<void> {
    await worker?.terminate();
    worker = null;
  }

  async function readNow(page: FetchedPage): Promise<PageMetadata | null> {
    try {
      const reading = worker ?? (await start());
      const answer = once(reading, 'message', { signal: deadline() });
      reading.postMessage(page);
      const [metadata] = (await answer) as [PageMetadata];
      return metadata;
    } catch {
      await end();
      return null;
    }
  }

  return {
    read(page) {
      const reading = last.then(() => readNow(page));
      last = reading;
      return reading;
    },
    close: end,
  };
}
