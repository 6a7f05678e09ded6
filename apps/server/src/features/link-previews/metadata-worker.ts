/** The thread that parses foreign pages: receives a page, returns its metadata. */
import { parentPort } from 'node:worker_threads';
import { readMetadata } from './read-metadata.ts';
import type { FetchedPage } from './safe-fetch.ts';

parentPort?.on('message', (page: FetchedPage) => parentPort?.postMessage(readMetadata(page)));
parentPort?.postMessage('ready');
