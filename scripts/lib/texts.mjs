/**
 * Compiles the message catalogue into functions, one per message (docs/decisions, "the message catalogue"), each output
 * when something needs it: running from the sources, its types and tests need the first and the last, a build of the web
 * app the others.
 *
 * - `generated/whole`: a file per locale, which the server and the development server read at once,
 * - `generated/split`: a file per message in English, from which a build of the web app takes those that a page says,
 * - `generated/ar`: the same in Arabic,
 * - `generated/papers`: what stands on papers, a file per locale, which the server alone reads.
 *
 * In all but the last, `groups` has the messages that are found by a key which is made when the page runs, such as the text of a
 * refusal: a file for each beginning of keys, so that a build takes those of one group and no others.
 */
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkCompiled, checkSources } from './check-texts.mjs';
import { root } from './paths.mjs';
import { PlainError } from './say.mjs';
import {
  areasOf,
  fileOf,
  i18n,
  ofPages,
  ofPapers,
  readArea,
  readMessages,
  readSettings,
} from './text-files.mjs';
import { declareMessages } from './text-types.mjs';

const generated = join(i18n, 'generated');
/** In the folder of an output: what it was made of. */
const mark = '.source-hash';
const fromI18n = createRequire(join(i18n, 'package.json'));

/** The files that a part of the catalogue is made of. @param {import('./text-files.mjs').Catalogue} catalogue */
const sourcesOf = (catalogue) => [
  join(catalogue.project, 'settings.json'),
  ...readSettings(catalogue).locales.flatMap((/** @type {string} */ locale) =>
    areasOf(locale, catalogue).map((area) => fileOf(locale, area, catalogue)),
  ),
];

/** @param {string} path */
const fromRoot = (path) => relative(root, path).replaceAll('\\', '/');

/** What the compiled messages are made of: the texts, the settings, and these programs. */
function sourceHash() {
  const hash = createHash('sha256');
  const own = ['texts', 'text-files', 'text-types', 'check-texts'].map((name) =>
    join(import.meta.dirname, `${name}.mjs`),
  );
  for (const file of [...[ofPages, ofPapers].flatMap(sourcesOf), join(i18n, 'package.json'), ...own])
    hash.update(fromRoot(file)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Stands for the name of the market while the compiler works: as a parameter of its own, every call would have to give it.
 */
const nameMark = '\u27e6market\u27e7';

/** @typedef {(area: string) => Record<string, unknown>} MessagesOf The messages of an area in one locale. */

/**
 * A project beside the one that is written, because the compiler takes locales and their texts from files.
 * @param {string} name
 * @param {Record<string, MessagesOf>} texts By locale, of which the first is the base.
 * @param {import('./text-files.mjs').Catalogue} [catalogue]
 */
function writeProject(name, texts, catalogue = ofPages) {
  const settings = readSettings(catalogue);
  const folder = join(generated, `${name}-source`);
  const locales = Object.keys(texts);
  const areas = areasOf(settings.baseLocale, catalogue);
  for (const [locale, messagesOf] of Object.entries(texts)) {
    mkdirSync(join(folder, 'texts', locale), { recursive: true });
    for (const area of areas) {
      const written = JSON.stringify(messagesOf(area)).replaceAll('{market}', nameMark);
      writeFileSync(join(folder, 'texts', locale, `${area}.json`), written);
    }
  }
  const project = join(folder, 'project.inlang');
  mkdirSync(project, { recursive: true });
  const plugin = fromI18n.resolve('@inlang/plugin-message-format');
  writeFileSync(
    join(project, 'settings.json'),
    JSON.stringify({
      ...settings,
      baseLocale: locales[0],
      locales,
      modules: [plugin.replaceAll('\\', '/')],
      'plugin.inlang.messageFormat': { pathPattern: areas.map((area) => `./texts/{locale}/${area}.json`) },
    }),
  );
  return { catalogue, project, locales };
}

/** The messages of an area in English. @param {string} area */
const inEnglish = (area) => readArea(readSettings().baseLocale, area);

/**
 * The messages of an area in a further locale, and in English where it lacks one. The locale's plural forms are others than
 * the English ones, so the last of these stands for all.
 * @param {string} locale
 */
const inLocale = (locale) => (/** @type {string} */ area) => {
  const own = existsSync(fileOf(locale, area, ofPages)) ? readArea(locale, area) : {};
  const forAll = JSON.stringify(inEnglish(area)).replaceAll('=other"', '=*"').replaceAll('=other,', '=*,');
  return { .../** @type {Record<string, unknown>} */ (JSON.parse(forAll)), ...own };
};

/** A part of the catalogue as it is written. @param {string} name @param {import('./text-files.mjs').Catalogue} catalogue */
function asWritten(name, catalogue) {
  const locales = /** @type {string[]} */ (readSettings(catalogue).locales);
  const texts = locales.map((locale) => [
    locale,
    (/** @type {string} */ area) =>
      existsSync(fileOf(locale, area, catalogue)) ? readArea(locale, area, catalogue) : {},
  ]);
  return writeProject(name, Object.fromEntries(texts), catalogue);
}

/** Prefixes of keys whose rest is a code or a kind of the contract. */
const groups = [
  'refusal',
  'finding',
  // Apart, as a creator's first load says these alone.
  'finding_profile',
  'news_label',
  'news_hint',
  'news_line',
  'news_mail',
  'news_closing',
  'news_action',
  'news_group',
  'need_title',
  'need_reason',
  'need_act',
  'need_stub',
  'need_waits',
  'need_quiet',
];

/** @param {string} outdir */
function writeGroups(outdir) {
  const keys = readMessages(readSettings().baseLocale).map(({ key }) => key);
  mkdirSync(join(outdir, 'groups'), { recursive: true });
  for (const group of groups) {
    const own = keys.filter((key) => key.startsWith(`${group}_`));
    const taken = `import { ${own.join(', ')} } from '../messages/_index.js';\n`;
    const types = own.map((key) => `${key}: typeof ${key}`).join('; ');
    writeFileSync(
      join(outdir, 'groups', `${group}.js`),
      `${taken}export const texts = { ${own.join(', ')} };\n`,
    );
    writeFileSync(
      join(outdir, 'groups', `${group}.d.ts`),
      `${taken}export declare const texts: { ${types} };\n`,
    );
  }
}

/** Loads the compiler; it is missing in an installation for production. */
async function loadCompiler() {
  try {
    return await import(pathToFileURL(fromI18n.resolve('@inlang/paraglide-js')).href);
  } catch {
    throw new PlainError(
      'The texts are not compiled, and their compiler is not installed. Run "npm ci" once.',
    );
  }
}

/**
 * A compiled file in which the name of the market is asked for whenever a text that has it is said.
 * @param {string} path Named after its locale, or in an output of a single one.
 * @param {string} content
 * @param {readonly string[]} locales
 */
function withMarketName(path, content, locales) {
  if (!content.includes(nameMark)) return content;
  const locale = locales.length === 1 ? locales[0] : basename(path, '.js');
  const name = `\${marketName(${JSON.stringify(locale)})}`;
  const code = content
    // Comments that show the text.
    .replaceAll(/^\s*\*.*$/gmu, (line) => line.replaceAll(nameMark, '{market}'))
    // Parts of a text with tags are the only ones that are no template.
    .replaceAll(/value: "((?:[^"\\]|\\.)*)"/gu, (whole, text) =>
      text.includes(nameMark) ? `value: \`${text.replaceAll(/`|\$\{/gu, '\\$&')}\`` : whole,
    );
  if (!code.includes(nameMark)) return code;
  const from = relative(dirname(path), join(i18n, 'src', 'market-name.js')).replaceAll('\\', '/');
  return `import { marketName } from '${from}';\n${code.replaceAll(nameMark, name)}`;
}

/**
 * The file system for the compiler, which writes the name of the market in. The compiler would open thousands of files at once and ignore write
 * errors; here files are written one after the other, and errors are collected.
 */
function oneFileAtATime(/** @type {readonly string[]} */ locales) {
  /** @type {unknown[]} */
  const failures = [];
  const writeFile = async (/** @type {Parameters<typeof writeFileSync>} */ ...args) => {
    try {
      const [path, content, options] = args;
      const named = typeof content === 'string' ? withMarketName(String(path), content, locales) : content;
      writeFileSync(path, named, options);
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  return { failures, fs: { ...fs, promises: { ...fs.promises, writeFile } } };
}

/** @typedef {'whole' | 'split' | 'ar' | 'papers'} Output */

/** What each is made of, and how: in files a message or a locale, with types or none. */
const outputs = {
  whole: { source: () => asWritten('whole', ofPages), outputStructure: 'locale-modules', isTyped: true },
  split: {
    source: () => writeProject('split', { en: inEnglish }),
    outputStructure: 'message-modules',
    isTyped: false,
  },
  ar: {
    source: () => writeProject('ar', { ar: inLocale('ar') }),
    outputStructure: 'message-modules',
    isTyped: false,
  },
  papers: { source: () => asWritten('papers', ofPapers), outputStructure: 'locale-modules', isTyped: true },
};

/**
 * Throws PlainError when a file cannot be written or a message would have no text.
 * @param {Output} name
 */
async function compileOutput(name) {
  const { compile } = await loadCompiler();
  const { source, isTyped, ...options } = outputs[name];
  mkdirSync(generated, { recursive: true });
  const of = source();
  const outdir = join(generated, name);
  const disk = oneFileAtATime(of.locales);
  await compile({
    project: of.project,
    outdir,
    fs: disk.fs,
    ...options,
    emitTsDeclarations: false,
    // The locale is set by overwriteGetLocale alone; with one locale it is fixed.
    strategy: ['globalVariable', 'baseLocale'],
    ...(of.locales.length === 1 ? { experimentalStaticLocale: JSON.stringify(of.locales[0]) } : {}),
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  });
  if (disk.failures.length > 0)
    throw new PlainError(
      `${disk.failures.length} files of the texts could not be written: ${/** @type {Error} */ (disk.failures[0]).message}`,
    );
  if (isTyped) declareMessages(outdir, of.locales);
  if (of.catalogue === ofPages) writeGroups(outdir);
  // Bundlers leave out what nothing uses only where they are told that a module does nothing else.
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module", "sideEffects": false }\n');
  await checkCompiled(outdir, of);
}

/**
 * Compiles these outputs if the texts have changed since the last time. What is up to date needs no installed package.
 * @param {Output[]} names
 */
export async function ensureTexts(...names) {
  const hash = sourceHash();
  const markOf = (/** @type {Output} */ name) => join(generated, name, mark);
  const stale = names.filter(
    (name) => !existsSync(markOf(name)) || readFileSync(markOf(name), 'utf8') !== hash,
  );
  if (stale.length === 0) return;
  checkSources();
  for (const name of stale) {
    rmSync(markOf(name), { force: true });
    await compileOutput(name);
    writeFileSync(markOf(name), hash);
  }
}

/** What the sources, their types and their tests need. */
export const ensureTextsOfSources = () => ensureTexts('whole', 'papers');
