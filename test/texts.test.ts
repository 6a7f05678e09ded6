import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needs } from '../packages/contract/generated/needs.ts';
import type { NeedRow } from '../packages/contract/src/needs/need.ts';
import { waitingRows } from '../packages/contract/src/needs/waiting.ts';
import { news } from '../packages/contract/src/news.ts';
import type { NewsRow } from '../packages/contract/src/noun.ts';
import { refusals } from '../packages/contract/src/refusals.ts';
import { lackingKeys } from '../scripts/lib/check-texts.mjs';
import { sampledFeature } from '../scripts/lib/imports.mjs';
import {
  formsOf,
  type Message,
  ofPages,
  ofPapers,
  readMessages,
  readSettings,
} from '../scripts/lib/text-files.mjs';
import { keysIn } from './declared.ts';
import { strayTexts, strayTextsIn } from './stray-texts.ts';

const root = resolve(import.meta.dirname, '..');
const english = readMessages('en');
const englishPapers = readMessages('en', ofPapers);

/** Each part of the catalogue in each of its languages. */
const translations = [ofPages, ofPapers].flatMap((catalogue) =>
  (readSettings(catalogue).locales as string[]).map((locale) => ({
    what: catalogue === ofPapers ? 'of papers' : 'of pages',
    locale,
    messages: readMessages(locale, catalogue),
    original: readMessages('en', catalogue),
  })),
);

const arabic = readMessages('ar');

/** Parameters and tags of a text, each once; the market's name is none, as no call gives it. */
const placeholders = (text: string) =>
  [...new Set([...text.replaceAll(/\\[{}]/gu, '').matchAll(/\{[#/]?\w+\}/gu)].map(([found]) => found))]
    .filter((found) => found !== '{market}')
    .sort();

const everyPlaceholder = (message: Message) =>
  [...new Set(formsOf(message).flatMap(({ text }) => placeholders(text)))].sort();

/** Messages whose forms a plural chooses, by the name that their declaration gives it. */
const pluralsOf = (message: Message) =>
  typeof message === 'string'
    ? []
    : message.flatMap(({ declarations }) =>
        declarations.flatMap((line) => /^local (\w+) = \w+: plural/u.exec(line)?.[1] ?? []),
      );

/** Values by which a form is chosen, such as `role=CREATOR`; numbers are left out, as each language has forms of its own. */
const choicesOf = (message: Message) => {
  const parts = formsOf(message).flatMap(({ when }) => when.split(',').map((part) => part.trim()));
  const byNumber = pluralsOf(message);
  return [...new Set(parts)]
    .filter((part) => /=[a-z]\w*$/iu.test(part) && !byNumber.includes(part.split('=')[0] ?? ''))
    .sort();
};

describe.each(translations)('the texts $what in $locale', ({ locale, messages, original }) => {
  it('are those that English has, with the same parameters and tags', () => {
    const translated = new Set(messages.map(({ key }) => key));
    const shape = (all: typeof messages) =>
      all.map(({ area, key, message }) => `${area}: ${key} ${everyPlaceholder(message)}`).sort();
    expect(shape(messages)).toEqual(shape(original.filter(({ key }) => translated.has(key))));
  });

  it('are chosen by the values that English knows', () => {
    const choices = new Map(original.map(({ key, message }) => [key, choicesOf(message)]));
    for (const { key, message } of messages)
      expect(choicesOf(message), `${key} in ${locale}`).toEqual(choices.get(key));
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

it('every text of pages and mails is there in Arabic', () => {
  const lacking = new Set(lackingKeys(english, arabic));
  const listed = english
    .filter(({ key }) => lacking.has(key))
    .map(({ area, key, message }) => `texts/ar/${area}.json ${key}: ${formsOf(message).at(-1)?.text}`);
  expect(listed, `${listed.length} texts to write in Arabic`).toEqual([]);
});

it('papers are in English and in Arabic', () => {
  expect(readSettings(ofPapers).locales).toEqual(['en', 'ar']);
  // A message that Arabic lacks, or has without words in one form, is not compiled into English there.
  expect(lackingKeys(englishPapers, readMessages('ar', ofPapers))).toEqual([]);
  const form = { declarations: [], selectors: ['form'], match: { 'form=one': 'a', 'form=other': '' } };
  const translated = [
    { key: 'said', message: 'a' },
    { key: 'empty', message: [form] },
  ];
  expect(lackingKeys([{ key: 'said' }, { key: 'empty' }, { key: 'gone' }], translated)).toEqual([
    'empty',
    'gone',
  ]);
});

it('what is said in Arabic has no English sentence', () => {
  // Names, such as Google Authenticator and SHA-256, are capitalized; code is quoted as it is written.
  for (const { key, message } of [...arabic, ...readMessages('ar', ofPapers)])
    for (const { text } of formsOf(message))
      expect(text.replaceAll(/\{#code\}.*?\{\/code\}|\{[^}]*\}/gu, ''), key).not.toMatch(
        /[a-z]{2,}\s+[a-z]{2,}/u,
      );
});

it('a Latin name in Arabic takes no number along that stands behind it', () => {
  // Mails and calendars put the marks around what they are given (packages/i18n/src/isolated.ts).
  const beforeNumber =
    /(?<!\u2068)\{(?:name|file|network|person|creator)\}[^\p{L}{}\u2069]*(?:\{[a-z]+\}|\d)/u;
  const taken = arabic.filter(
    ({ key, message }) =>
      !key.startsWith('mail_') && formsOf(message).some(({ text }) => beforeNumber.test(text)),
  );
  expect(taken.map(({ key }) => key)).toEqual([]);
});

it('Latin names beside one another in Arabic stand each for itself', () => {
  // Otherwise both and the comma between them are read from left to right, against the sentence.
  const runTogether = /\p{Script=Latin}\)?[،؛] ?\(?\p{Script=Latin}/u;
  const found = [...arabic, ...readMessages('ar', ofPapers)].filter(({ message }) =>
    formsOf(message).some(({ text }) => runTogether.test(text)),
  );
  expect(found.map(({ key }) => key)).toEqual([]);
});

const sources = globSync('{apps/*/{src,build},packages/i18n/src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/u.test(file),
);

it('every message is used', () => {
  const used = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bm\s*\.(\w+)/gu)].map(([, key]) => key),
    ),
  );
  // Said by their codes and kinds.
  for (const code of Object.keys(refusals)) used.add(`refusal_${code.replace('.', '_')}`);
  for (const { keys } of keysIn('findings.ts'))
    for (const code of keys) used.add(`finding_${code.replace('.', '_')}`);
  for (const [kind, { action, brandAction, group, hasClosing }] of Object.entries<NewsRow>(news)) {
    for (const what of [
      'label',
      'hint',
      'line',
      ...(action ? ['mail'] : []),
      ...(hasClosing ? ['closing'] : []),
    ])
      used.add(`news_${what}_${kind.replace('.', '_')}`);
    used.add(`news_action_${action}`).add(`news_action_${brandAction}`);
    used.add(`news_group_${group}`).add(`news_group_about_${group}`);
  }
  for (const [kind, { act, stub }] of Object.entries<NeedRow>(needs)) {
    for (const what of ['title', 'reason']) used.add(`need_${what}_${kind.replace('.', '_')}`);
    used.add(`need_act_${act}`).add(`need_stub_${stub}`);
  }
  for (const [kind, { act }] of Object.entries(waitingRows))
    used.add(`need_waits_${kind}`).add(`need_quiet_${act}`);
  expect(english.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
  const onPapers = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bpaper_\w+/gu)].map(([key]) => key),
    ),
  );
  expect(englishPapers.map(({ key }) => key).filter((key) => !onPapers.has(key))).toEqual([]);
});

const strayIn = (files: string[]) =>
  files.flatMap((file) => strayTextsIn(join(root, file)).map((text) => `${file}:${text}`));

describe('words beside the catalogue', () => {
  // Words of tests alone are no texts of the product.
  const screens = sources.filter(
    (file) => file.startsWith('apps/web/src/') && !file.startsWith('apps/web/src/testing/'),
  );
  const mails = sources.filter(
    (file) => /^apps\/server\/src\/(features|platform\/(mail|papers))\//u.test(file) && !sampledFeature(file),
  );

  it('are nowhere in the screens', () => {
    expect(screens.length).toBeGreaterThan(100);
    expect(strayIn(screens)).toEqual([]);
  });

  it('are nowhere in mails, answers and papers', () => {
    expect(mails.length).toBeGreaterThan(50);
    expect(strayIn(mails)).toEqual([]);
  });

  it.each([
    ['<p>Send a brief</p>'],
    ['<p><bdi>{reference}</bdi>, {day}</p>'],
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
