/** The thread in which strangers' pages are read: a page comes in, what it says of itself goes out. */
import { parentPort } from 'node:worker_threads';
import { readMetadata } from './read-metadata.ts';
import type { FetchedPage } from './safe-fetch.ts';

parentPort?.on('message', (page: FetchedPage) => parentPort?.postMessage(readMetadata(page)));
parentPort?.postMessage('ready');
