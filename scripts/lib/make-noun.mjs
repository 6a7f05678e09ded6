/**
 * Makes a noun from `tools/noun/template`, whose bolt nuts stand for it in every spelling: contract, table, feature,
 * screen and texts. What it adds to files that are there already is `additions` below.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';
import { PlainError } from './say.mjs';

const template = inRoot('tools', 'noun', 'template');
const ending = '.txt';

/** @param {string} word */
const capital = (word) => word[0]?.toUpperCase() + word.slice(1);

/** @param {string} plural */
const singularOf = (plural) => plural.replace(/ies$/u, 'y').replace(/s$/u, '');

/** How code, tables and texts spell a name of words between dashes. @param {string} name */
const spellings = (name) => {
  const words = name.split('-');
  const inCode = words.map((word, index) => (index === 0 ? word : capital(word))).join('');
  return [name, inCode, capital(inCode), words.join('_'), words.join(' '), capital(words.join(' '))];
};

/** @param {string} noun */
const spelledOut = (noun) => [...spellings(noun), ...spellings(singularOf(noun))];

/**
 * A text of the template about the noun; the plural comes first, as the singular is its beginning.
 * @param {string} text @param {string} noun
 */
export function aboutNoun(text, noun) {
  const own = spelledOut(noun);
  return spelledOut('bolt-nuts').reduce((said, word, index) => said.replaceAll(word, own[index] ?? ''), text);
}

/** How wide the drawing is up to its right border. */
const drawn = 81;

/**
 * Lines added to existing files, each after the line that its expression finds.
 * @type {Record<string, [after: RegExp, added: (noun: string) => string]>}
 */
const additions = {
  'packages/contract/src/paths.ts': [
    /^ {2}landing: .*\n/mu,
    (noun) => aboutNoun("  boltNuts: page('/bolt-nuts'),\n", noun),
  ],
  'ARCHITECTURE.md': [
    /^.*│ {3}accounts · portfolio · credits .*\n/mu,
    (noun) => `${`  │                  │ │  │   · ${noun}`.padEnd(drawn)}│\n`,
  ],
};

/** @param {string} noun */
function refuse(noun) {
  if (!/^[a-z]+(?:-[a-z]+)*s$/u.test(noun))
    throw new PlainError('Name the noun in the plural, in small letters: npm run noun gift-cards');
  const taken = [`packages/contract/src/${noun}`, `apps/server/src/features/${noun}`].find((folder) =>
    existsSync(inRoot(folder)),
  );
  if (taken) throw new PlainError(`${taken} is there already.`);
}

/**
 * Writes the noun, without its migration. Returns the files that it made and those that it changed, from the root.
 * Throws PlainError for a name that is none, or that is taken.
 * @param {string} noun
 */
export function makeNoun(noun) {
  refuse(noun);
  const made = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const path = aboutNoun(file.replaceAll('\\', '/').slice(0, -ending.length), noun);
      mkdirSync(dirname(inRoot(path)), { recursive: true });
      writeFileSync(inRoot(path), aboutNoun(readFileSync(join(template, file), 'utf8'), noun));
      return path;
    })
    .sort();
  for (const [path, [after, added]] of Object.entries(additions)) {
    const source = readFileSync(inRoot(path), 'utf8');
    if (!after.test(source)) throw new PlainError(`${path} has no line like ${after} any more.`);
    writeFileSync(
      inRoot(path),
      source.replace(after, (line) => line + added(noun)),
    );
  }
  return { made, changed: Object.keys(additions) };
}
