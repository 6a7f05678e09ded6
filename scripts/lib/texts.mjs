/**
 * Compiles the message catalogue into functions, one per message (docs/decisions, "the message catalogue"):
 *
 * - `generated/whole`: a file per locale, which Node and the development server read at once,
 * - `generated/split`: a file per message, from which a build takes those that a page says,
 * - `generated/pseudo`: the same with accents beside English, for one browser test.
 */
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkCompiled, checkSources } from './check-texts.mjs';
import { pseudoLocale, pseudoMessage } from './pseudo-text.mjs';
import { PlainError } from './say.mjs';
import { areasOf, i18n, readArea, readSettings, textsFolder } from './text-files.mjs';

export const generated = join(i18n, 'generated');
const mark = join(generated, '.source-hash');
const fromI18n = createRequire(join(i18n, 'package.json'));

/** What the compiled messages are made of: the texts, the settings, and these programs. */
function sourceHash() {
  const hash = createHash('sha256');
  const files = readSettings().locales.flatMap((/** @type {string} */ locale) =>
    areasOf(locale).map((area) => join(textsFolder, locale, `${area}.json`)),
  );
  const own = ['texts', 'pseudo-text', 'check-texts'].map((name) => join(import.meta.dirname, `${name}.mjs`));
  for (const file of [
    join(i18n, 'project.inlang', 'settings.json'),
    join(i18n, 'package.json'),
    ...own,
    ...files,
  ])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether the compiled messages are those of the present texts. Needs no installed package. */
export const areTextsCompiled = () => existsSync(mark) && readFileSync(mark, 'utf8') === sourceHash();

/** A second project with an accented copy of every English message; the compiler knows locales by their files. */
function writePseudoProject() {
  const settings = readSettings();
  const folder = join(generated, 'pseudo-source');
  const locales = [settings.baseLocale, pseudoLocale];
  for (const locale of locales) {
    mkdirSync(join(folder, 'texts', locale), { recursive: true });
    for (const area of areasOf(settings.baseLocale)) {
      const messages = readArea(settings.baseLocale, area);
      const written = locale === pseudoLocale ? mapValues(messages, pseudoMessage) : messages;
      writeFileSync(join(folder, 'texts', locale, `${area}.json`), JSON.stringify(written));
    }
  }
  const project = join(folder, 'project.inlang');
  mkdirSync(project, { recursive: true });
  const plugin = fromI18n.resolve('@inlang/plugin-message-format');
  writeFileSync(
    join(project, 'settings.json'),
    JSON.stringify({ ...settings, locales, modules: [plugin.replaceAll('\\', '/')] }),
  );
  return { project, locales };
}

/**
 * @template V
 * @param {Record<string, V>} record
 * @param {(value: V) => V} change
 */
const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Loads the compiler; a person who installed for production alone has none. */
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
 * The file system as the compiler is given it. It would open all files at once and pass over those that could not be
 * written, of which there are thousands; here they are written one after the other, and what fails is kept.
 */
function oneFileAtATime() {
  /** @type {unknown[]} */
  const failures = [];
  const writeFile = async (/** @type {Parameters<typeof writeFileSync>} */ ...args) => {
    try {
      writeFileSync(...args);
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  return { failures, fs: { ...fs, promises: { ...fs.promises, writeFile } } };
}

/** Compiles all three; throws PlainError when a file cannot be written or a message would have no text. */
export async function compileTexts() {
  checkSources();
  const { compile } = await loadCompiler();
  const { locales } = readSettings();
  const hash = sourceHash();
  rmSync(mark, { force: true });
  mkdirSync(generated, { recursive: true });
  const pseudo = writePseudoProject();
  const own = { project: join(i18n, 'project.inlang'), locales };
  const outputs = /** @type {const} */ ([
    { name: 'whole', of: own, outputStructure: 'locale-modules', emitTsDeclarations: true },
    { name: 'split', of: own, outputStructure: 'message-modules', emitTsDeclarations: false },
    { name: 'pseudo', of: pseudo, outputStructure: 'message-modules', emitTsDeclarations: false },
  ]);
  for (const { name, of, ...options } of outputs) {
    const outdir = join(generated, name);
    const disk = oneFileAtATime();
    await compile({
      project: of.project,
      outdir,
      fs: disk.fs,
      ...options,
      // Who asks is told by overwriteGetLocale alone; with one locale there is nothing to ask.
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
    // Bundlers leave out what nothing uses only where they are told that a module does nothing else.
    writeFileSync(join(outdir, 'package.json'), '{ "type": "module", "sideEffects": false }\n');
    await checkCompiled(outdir, of.locales);
  }
  writeFileSync(mark, hash);
}

/** Compiles the texts where they have changed since the last time. */
export async function ensureTexts() {
  if (!areTextsCompiled()) await compileTexts();
}
