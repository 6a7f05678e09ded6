/**
 * `npm run texts`: compiles the texts that have changed; npm runs it after every install. With `--watch` it
 * repeats that whenever one is saved, and reports errors.
 */
import { watch } from 'node:fs';
import { command, PlainError } from './lib/say.mjs';
import { textsFolder } from './lib/text-files.mjs';
import { ensureTextsOfSources } from './lib/texts.mjs';

await command(ensureTextsOfSources);

if (process.argv.includes('--watch')) {
  let work = Promise.resolve();
  watch(textsFolder, { recursive: true }, () => {
    work = work.then(ensureTextsOfSources).catch((error) => {
      // The file may be half written or half edited: the next save tries again.
      console.error(error instanceof PlainError || error instanceof SyntaxError ? error.message : error);
    });
  });
}
