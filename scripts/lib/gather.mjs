/**
 * Gathers what each noun declares in its folders into one module for each kind of it, in `generated` beside those who read
 * it (docs/decisions, "gathered nouns"): static imports alone, so that bundles leave out what a page does not use. A
 * module is written only where it changed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { PlainError } from './say.mjs';

/**
 * A file of a noun, with what it exports.
 * @typedef {{ noun: string, file: string, path: string, source: string, names: string[] }} Declaring
 */

/** `bank-details` as a name in code. @param {string} noun */
const nameOf = (noun) => noun.replace(/-(\w)/gu, (_, letter) => letter.toUpperCase());

/**
 * Every file that declares something, by nouns in their alphabetical order.
 * @param {string} src @returns {Declaring[]}
 */
function readNouns(src) {
  return readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((noun) =>
      readdirSync(join(src, noun))
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .sort()
        .map((file) => {
          const source = readFileSync(join(src, noun, file), 'utf8');
          const exported = source.matchAll(/^export (?:const|interface) (\w+)/gmu);
          return {
            noun,
            file,
            path: `../src/${noun}/${file}`,
            source,
            names: [...exported].map(([, name = '']) => name),
          };
        }),
    );
}

/**
 * The rows of all nouns that declare something by this name, each under the name of its noun.
 * @param {readonly Declaring[]} nouns @param {string} file @param {string} name
 */
function rowsOf(nouns, file, name) {
  const declaring = nouns.filter((noun) => noun.file === file && noun.names.includes(name));
  return {
    declaring,
    imports: declaring.map(({ noun, path }) => `import { ${name} as ${nameOf(noun)} } from '${path}';`),
    names: declaring.map(({ noun }) => nameOf(noun)),
  };
}

/** @param {string[]} imports @param {string} declared */
const moduleOf = (imports, declared) =>
  `${['/** Written by scripts/lib/gather.mjs. */', ...imports, '', declared].join('\n').trimEnd()}\n`;

/** @param {readonly Declaring[]} nouns @param {string} name @param {string} [file] */
function tableOf(nouns, name, file = 'noun.ts') {
  const { imports, names } = rowsOf(nouns, file, name);
  return moduleOf(imports, `export const ${name} = { ${names.map((noun) => `...${noun}`).join(', ')} };`);
}

/** @param {readonly Declaring[]} nouns @param {string} name */
function listOf(nouns, name) {
  const { imports, names } = rowsOf(nouns, 'noun.ts', name);
  return moduleOf(imports, `export const ${name} = [${names.map((noun) => `...${noun}`).join(', ')}];`);
}

/** The place of a noun's news on the settings screen, which its author chose. @param {Declaring} noun */
function placeOfNews({ path, source }) {
  const [, place] = /@place (\d+)[^\n]*\*\/\r?\nexport const news\b/u.exec(source) ?? [];
  if (place) return Number(place);
  throw new PlainError(
    `${path} does not tell the place of its news: write "/** @place 55 On the settings screen. */" above them.`,
  );
}

/** Every group of calls under its own name, in their alphabetical order. @param {readonly Declaring[]} nouns */
function apiOf(nouns) {
  const routes = nouns
    .filter(({ file }) => file.endsWith('routes.ts'))
    // A schema beside them has a capital letter.
    .map(({ path, names }) => ({ path, groups: names.filter((name) => /^[a-z]/u.test(name)) }))
    .filter(({ groups }) => groups.length > 0);
  return moduleOf(
    routes.map(({ path, groups }) => `import { ${groups.join(', ')} } from '${path}';`),
    `export const api = { ${routes
      .flatMap(({ groups }) => groups)
      .sort()
      .join(', ')} };`,
  );
}

/**
 * One interface of those that the nouns declare by this name in the file.
 * @param {readonly Declaring[]} nouns @param {string} file @param {string} name @param {string} gathered
 */
function interfaceOf(nouns, file, name, gathered) {
  const declaring = nouns.filter((noun) => noun.file === file && noun.names.includes(name));
  const named = declaring.map(({ noun, path }) => ({ path, as: `${nameOf(noun)}${name}` }));
  return moduleOf(
    named.map(({ path, as }) => `import type { ${name} as ${as} } from '${path}';`),
    `export interface ${gathered} extends ${named.map(({ as }) => as).join(', ')} {}`,
  );
}

/** Exports of all nouns for importers of the whole contract. @param {readonly Declaring[]} nouns */
const indexOf = (nouns) =>
  moduleOf(
    nouns.filter(({ file }) => file === 'index.ts').map(({ path }) => `export * from '${path}';`),
    '',
  );

/** Gathered modules by name, with the program that writes each. @type {Record<string, (nouns: readonly Declaring[]) => string>} */
const modules = {
  api: apiOf,
  'binding-acts': (nouns) => tableOf(nouns, 'bindingActs', 'binding-acts.ts'),
  facts: (nouns) => interfaceOf(nouns, 'facts.ts', 'Facts', 'FactData'),
  'live-events': (nouns) => tableOf(nouns, 'liveEvents'),
  findings: (nouns) => interfaceOf(nouns, 'findings.ts', 'Findings', 'FindingData'),
  needs: (nouns) => tableOf(nouns, 'needs', 'needs.ts'),
  refusals: (nouns) => tableOf(nouns, 'refusals'),
  news: (nouns) => {
    const { declaring } = rowsOf(nouns, 'noun.ts', 'news');
    const placed = declaring.map((noun) => ({ noun, place: placeOfNews(noun) }));
    const inOrder = placed.toSorted((one, other) => one.place - other.place).map(({ noun }) => noun);
    return tableOf(inOrder, 'news');
  },
  index: indexOf,
  policy: (nouns) => tableOf(nouns, 'actions', 'policy.ts'),
  'policy-samples': (nouns) => tableOf(nouns, 'allowed', 'policy-samples.ts'),
  'logged-facts': (nouns) => listOf(nouns, 'loggedFacts'),
  'passing-facts': (nouns) => listOf(nouns, 'passingFacts'),
};

/**
 * Brings the gathered modules up to date; throws PlainError where a noun has to say more.
 * @param {string} [folder] Of the contract.
 */
export function gatherNouns(folder = inRoot('packages', 'contract')) {
  const nouns = readNouns(join(folder, 'src'));
  writeModules(
    join(folder, 'generated'),
    Object.entries(modules).map(([name, write]) => [`${name}.ts`, write(nouns)]),
  );
}

/** @param {string} folder @param {string} file */
const foldersWith = (folder, file) =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, file)))
    .sort();

/** Folders of the apps that are gathered from. */
export const gatheredFolders = [
  inRoot('apps', 'server', 'src', 'features'),
  inRoot('apps', 'server', 'src', 'platform', 'database', 'tables'),
  inRoot('apps', 'web', 'src', 'screens'),
];

/** Gathers the features of the server, its tables, and the pages of the web app. */
export function gatherApps() {
  const server = inRoot('apps', 'server', 'src');
  const features = foldersWith(join(server, 'features'), 'index.ts');
  writeModules(join(server, 'generated'), [
    [
      'features.ts',
      moduleOf(
        features.map((noun) => `import { ${nameOf(noun)} } from '../features/${noun}/index.ts';`),
        `export const declared = [${features.map(nameOf).join(', ')}];`,
      ),
    ],
  ]);
  const tables = join(server, 'platform', 'database', 'tables');
  const declaring = readdirSync(tables)
    .filter((file) => file.endsWith('.ts') && file !== 'columns.ts')
    .filter((file) =>
      /^export const \w+ = (?:pgTable|pgEnum|enumOf)\(/mu.test(readFileSync(join(tables, file), 'utf8')),
    )
    .sort();
  writeModules(join(tables, 'generated'), [
    [
      'tables.ts',
      moduleOf(
        declaring.map((file) => `export * from '../${file}';`),
        '',
      ),
    ],
  ]);
  const web = inRoot('apps', 'web', 'src');
  const nouns = foldersWith(join(web, 'screens'), 'pages.tsx');
  writeModules(join(web, 'app', 'generated'), [
    [
      'pages.ts',
      moduleOf(
        nouns.map(
          (noun) => `import { pages as ${nameOf(noun)}Pages } from '../../screens/${noun}/pages.tsx';`,
        ),
        `export const pages = { ${nouns.map((noun) => `...${nameOf(noun)}Pages`).join(', ')} };`,
      ),
    ],
  ]);
}

/** Writes those that changed, and removes what nothing declares any more. @param {string} generated @param {[file: string, code: string][]} written */
function writeModules(generated, written) {
  const gathered = new Map(written);
  mkdirSync(generated, { recursive: true });
  for (const file of readdirSync(generated)) if (!gathered.has(file)) rmSync(join(generated, file));
  for (const [file, code] of gathered) {
    const path = join(generated, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== code) writeFileSync(path, code);
  }
}
