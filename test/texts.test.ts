import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pseudoText } from '../scripts/lib/pseudo-text.mjs';
import { formsOf, type Message, readMessages, readSettings } from '../scripts/lib/text-files.mjs';
import { strayTexts, strayTextsIn } from './stray-texts.ts';

const root = resolve(import.meta.dirname, '..');
const { baseLocale, locales } = readSettings() as { baseLocale: string; locales: string[] };
const english = readMessages(baseLocale);

/** Parameters and tags of a text, each once. */
const placeholders = (text: string) =>
  [
    ...new Set([...text.replaceAll(/\\[{}]/gu, '').matchAll(/\{[#/]?\w+\}/gu)].map(([found]) => found)),
  ].sort();

const everyPlaceholder = (message: Message) =>
  [...new Set(formsOf(message).flatMap(({ text }) => placeholders(text)))].sort();

/** Messages whose forms a plural chooses, by the name that their declaration gives it. */
const pluralsOf = (message: Message) =>
  typeof message === 'string'
    ? []
    : message.flatMap(({ declarations }) =>
        declarations.flatMap((line) => /^local (\w+) = \w+: plural/u.exec(line)?.[1] ?? []),
      );

describe.each(locales)('the texts in %s', (locale) => {
  const messages = readMessages(locale);

  it('are those that English has, with the same parameters and tags', () => {
    const shape = (all: typeof messages) =>
      all.map(({ area, key, message }) => `${area}: ${key} ${everyPlaceholder(message)}`).sort();
    expect(shape(messages)).toEqual(shape(english));
  });

  it('have every plural form of the language', () => {
    const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const { key, message } of messages) {
      const forms = formsOf(message).map(({ when }) => when);
      for (const name of pluralsOf(message)) {
        const missing = wanted.filter((form) => !forms.some((when) => when.includes(`${name}=${form}`)));
        expect(missing, `${key} in ${locale}`).toEqual([]);
      }
    }
  });
});

const sources = globSync('{apps/*,packages/i18n}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/u.test(file),
);

it('every message is used', () => {
  const used = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bm\s*\.(\w+)/gu)].map(([, key]) => key),
    ),
  );
  expect(english.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
});

const strayIn = (files: string[]) =>
  files.flatMap((file) => strayTextsIn(join(root, file)).map((text) => `${file}:${text}`));

describe('words beside the catalogue', () => {
  // What only tests say is no text of the product.
  const screens = sources.filter(
    (file) => file.startsWith('apps/web/src/') && !file.startsWith('apps/web/src/testing/'),
  );
  const mails = sources.filter((file) => /^apps\/server\/src\/(features|platform\/mail)\//u.test(file));

  it('are nowhere in the screens', () => {
    expect(screens.length).toBeGreaterThan(100);
    expect(strayIn(screens)).toEqual([]);
  });

  it('are nowhere in mails and answers', () => {
    expect(mails.length).toBeGreaterThan(50);
    expect(strayIn(mails)).toEqual([]);
  });

  it.each([
    ['<p>Send a brief</p>'],
    ['<Button aria-label="Close" />'],
    ['<p>{isOpen ? "Open now" : x}</p>'],
    ['<Field label={`Price of $' + '{name}`} />'],
    ["toastError('Not saved', 'Try again')"],
    ["const tabs = [{ label: 'All projects' }]"],
    ["function f({ label = 'Load more' }) {}"],
    ["composeMail({ paragraphs: [first, 'The link works once'] })"],
  ])('would be noticed in %s', (source) => {
    expect(strayTexts(source)).toHaveLength(source.includes("', '") ? 2 : 1);
  });

  it.each([
    ['<p className="px-4 text-sm">{m.deal_title()}</p>'],
    ['<a href="/creators">{name}</a>'],
    ['<span>·</span>'],
    ["const kind = 'Brief Sent'"],
  ])('is not %s', (source) => {
    expect(strayTexts(source)).toEqual([]);
  });
});

it('a pseudo-text keeps its parameters, tags and escaped braces', () => {
  const text = 'Read {#link}the terms{/link}, {name} \\{x\\}';
  expect(placeholders(pseudoText(text))).toEqual(placeholders(text));
  expect(pseudoText(text)).toMatch(/^\[Ŕéàð \{#link\}ţĥé ţéŕɱš\{\/link\}, \{name\} \\\{ẋ?x?\\\} ·+\]$/u);
});
