/** What the compiler lets pass in silence, and would be noticed by whoever reads the page. */
import { pathToFileURL } from 'node:url';
import { PlainError } from './say.mjs';
import { areasOf, readMessages, readSettings } from './text-files.mjs';

/** Keys become names of functions. */
const keyPattern = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/u;

/** Refuses files that the settings do not name, keys that two files have, and keys that are no names. */
export function checkSources() {
  const { baseLocale, 'plugin.inlang.messageFormat': format } = readSettings();
  const listed = format.pathPattern.map((/** @type {string} */ path) => path.split('/').at(-1));
  const unlisted = areasOf(baseLocale).filter((area) => !listed.includes(`${area}.json`));
  if (unlisted.length > 0)
    throw new PlainError(`List in packages/i18n/project.inlang/settings.json: ${unlisted.join(', ')}`);
  const seen = new Map();
  for (const { area, key } of readMessages(baseLocale)) {
    if (!keyPattern.test(key))
      throw new PlainError(`"${key}" in ${area}.json is no key: write area_what_it_says`);
    if (seen.has(key)) throw new PlainError(`"${key}" is in ${seen.get(key)}.json and in ${area}.json`);
    seen.set(key, area);
  }
}

/** Stands for the value of every parameter. */
const anyParameter = new Proxy({}, { get: () => 1 });

/**
 * Refuses compiled messages that give nothing or their own key: the format plugin was not found (the compiler only
 * warns of that), a locale lacks the text, or no form fits.
 * @param {string} folder Of the compiled messages.
 * @param {readonly string[]} locales
 */
export async function checkCompiled(folder, locales) {
  // The address differs each time, so that a watching process reads what is new.
  const compiled = await import(`${pathToFileURL(folder).href}/messages.js?${Date.now()}`);
  for (const { key } of readMessages(readSettings().baseLocale)) {
    for (const locale of locales) {
      const text = compiled.m[key]?.(anyParameter, { locale });
      if (typeof text !== 'string' || text === key)
        throw new PlainError(
          `The message "${key}" has no text in ${locale}. Is there a form for every case, and is @inlang/plugin-message-format installed?`,
        );
    }
  }
}
