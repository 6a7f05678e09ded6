/** Finds the Node that runs the product. Any Node from 20 on starts the commands; npm installs Node 24. */
import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { PlainError } from './say.mjs';

const oldest = 20;
const wanted = 24;
const [major = 0] = process.versions.node.split('.').map(Number);

/** Refuses a Node version on which the commands themselves would fail. */
export function checkNode() {
  if (major >= oldest) return;
  throw new PlainError(
    `Briefcast needs Node ${oldest} or newer to start; this is ${process.version}. Get it from https://nodejs.org`,
  );
}

/** Whether this process can run the server's TypeScript. */
export const isNode24 = major >= wanted;

/**
 * For the server's process: the size of V8's semi-space for new objects, in MB. By default, a start on a
 * large machine grows it to 100 MB for good. 8 use 13 MB less than 16 when idle, and cost lists of deals no
 * measurable processor time.
 */
export const serverFlags = ['--max-semi-space-size=8'];

/** Path of a Node 24: this process's own, or the one that npm installed. */
export function node24() {
  const installed = ['node', 'node.exe']
    .map((name) => inRoot('node_modules', 'node', 'bin', name))
    .find(existsSync);
  if (installed) return installed;
  if (isNode24) return process.execPath;
  throw new PlainError(
    'The Node 24 that npm should have installed is missing, probably because npm was told to run no install scripts.\n' +
      'Run "npm rebuild node --ignore-scripts=false", or use Node 24 yourself.',
  );
}
