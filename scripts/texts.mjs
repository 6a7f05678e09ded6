/**
 * `npm run texts`: compiles the texts that have changed, and gathers the nouns of the contract; npm runs it after every
 * install. With `--watch` it repeats that whenever one is saved, and reports errors.
 */
import { watch } from 'node:fs';
import { gatheredFolders } from './lib/gather.mjs';
import { ensureMadeSources } from './lib/made-sources.mjs';
import { inRoot } from './lib/paths.mjs';
import { command, PlainError } from './lib/say.mjs';
import { textsFolder } from './lib/text-files.mjs';

await command(ensureMadeSources);

if (process.argv.includes('--watch')) {
  let work = Promise.resolve();
  const remake = () => {
    work = work.then(ensureMadeSources).catch((error) => {
      // The file may be half written or half edited: the next save tries again.
      console.error(error instanceof PlainError || error instanceof SyntaxError ? error.message : error);
    });
  };
  for (const folder of [textsFolder, inRoot('packages', 'contract', 'src'), ...gatheredFolders])
    watch(folder, { recursive: true }, remake);
}
