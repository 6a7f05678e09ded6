/**
 * `npm run texts`: compiles the texts that have changed; npm runs it after every install. With `--watch` it goes on
 * doing so whenever one is saved, and says what is wrong with it.
 */
import { watch } from 'node:fs';
import { command, PlainError } from './lib/say.mjs';
import { textsFolder } from './lib/text-files.mjs';
import { ensureTexts } from './lib/texts.mjs';

await command(ensureTexts);

if (process.argv.includes('--watch')) {
  let work = Promise.resolve();
  watch(textsFolder, { recursive: true }, () => {
    work = work.then(ensureTexts).catch((error) => {
      // A file that is only half written or half edited: the next save is a new chance.
      console.error(error instanceof PlainError || error instanceof SyntaxError ? error.message : error);
    });
  });
}
