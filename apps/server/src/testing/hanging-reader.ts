/** The thread that reads pages, except that it never comes to an end with one whose title is `hang`. */
import { parentPort } from 'node:worker_threads';
import { readMetadata } from '../features/link-previews/read-metadata.ts';
import type { FetchedPage } from '../features/link-previews/safe-fetch.ts';

parentPort?.on('message', (page: FetchedPage) => {
  const metadata = readMetadata(page);
  while (metadata.title === 'hang');
  parentPort?.postMessage(metadata);
});
parentPort?.postMessage('ready');
