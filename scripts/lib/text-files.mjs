/**
 * Reads the message catalogue as it is written: `packages/i18n/texts/<locale>/<area>.json`, and what stands on papers,
 * `packages/i18n/texts/<locale>/papers/<area>.json`, which is there in more languages.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * A message: a text, or its forms with the declarations that choose among them.
 * @typedef {string | { declarations: string[], selectors: string[], match: Record<string, string> }[]} Message
 */

export const i18n = inRoot('packages', 'i18n');
export const textsFolder = join(i18n, 'texts');

/**
 * A part of the catalogue with languages of its own.
 * @typedef {{ project: string, folder: string }} Catalogue `project` has the compiler's settings, `folder` is below a locale's.
 */

/** What pages, mails and answers say. @type {Catalogue} */
export const ofPages = { project: join(i18n, 'project.inlang'), folder: '' };

/** What papers say. @type {Catalogue} */
export const ofPapers = { project: join(i18n, 'papers.inlang'), folder: 'papers' };

/** The settings of the compiler, which name the locales of each. @param {Catalogue} [catalogue] */
export const readSettings = ({ project } = ofPages) =>
  JSON.parse(readFileSync(join(project, 'settings.json'), 'utf8'));

/**
 * The areas of a locale: its files without their ending; none of a locale that has no files.
 * @param {string} locale
 * @param {Catalogue} [catalogue]
 */
export function areasOf(locale, { folder } = ofPages) {
  const path = join(textsFolder, locale, folder);
  return (existsSync(path) ? readdirSync(path) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/**
 * The file of an area in a locale.
 * @param {string} locale
 * @param {string} area
 * @param {Catalogue} [catalogue]
 */
export const fileOf = (locale, area, { folder } = ofPages) =>
  join(textsFolder, locale, folder, `${area}.json`);

/**
 * The messages of one file, by key.
 * @param {string} locale
 * @param {string} area
 * @param {Catalogue} [catalogue]
 * @returns {Record<string, Message>}
 */
export const readArea = (locale, area, catalogue) =>
  JSON.parse(readFileSync(fileOf(locale, area, catalogue), 'utf8'));

/**
 * Every message of a locale with its area, in the order of the files.
 * @param {string} locale
 * @param {Catalogue} [catalogue]
 */
export const readMessages = (locale, catalogue) =>
  areasOf(locale, catalogue).flatMap((area) =>
    Object.entries(readArea(locale, area, catalogue)).map(([key, message]) => ({ area, key, message })),
  );

/** The texts of a message: one, or each of its forms by what selects it. @param {Message} message */
export const formsOf = (message) =>
  typeof message === 'string'
    ? [{ when: '', text: message }]
    : message.flatMap(({ match }) => Object.entries(match).map(([when, text]) => ({ when, text })));
