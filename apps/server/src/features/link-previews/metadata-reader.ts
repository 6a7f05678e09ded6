/**
 * Parses pages in a thread of its own, one after the other, so that a malicious page cannot block the thread
 * that serves requests: a parser that takes too long, or too much memory, is terminated, and the next page
 * gets a new one.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ownProgram } from '../../platform/places.ts';
import type { PageMetadata } from './read-metadata.ts';
import type { FetchedPage } from './safe-fetch.ts';

/** A page of the largest size takes some hundredths of a second. */
const readMilliseconds = 1000;
const startMilliseconds = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };

export interface MetadataReader {
  /** Null for a page that could not be parsed within the limits. */
  read(page: FetchedPage): Promise<PageMetadata | null>;
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** The module that runs in the thread. */
  script: string | URL;
  /** Created for each page; a page that is not parsed when it aborts terminates its thread. */
  deadline: () => AbortSignal;
}

const ownReader: ReaderOptions = {
  script: ownProgram('features/link-previews/metadata-worker.ts'),
  deadline: () => AbortSignal.timeout(readMilliseconds),
};

/** Starts the thread with the first page. The thread does not keep the process alive. */
export function openMetadataReader({ script, deadline }: ReaderOptions = ownReader): MetadataReader {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    // Without the process' environment: its secrets do not belong into a thread that parses foreign pages.
    const started = new Worker(script, { env: {}, execArgv: [], resourceLimits });
    worker = started;
    started.unref();
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    // Without a listener an error of the thread would end the whole process.
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
