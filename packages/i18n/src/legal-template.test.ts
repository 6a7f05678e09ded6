import { parseMarkdown, plainWords } from '@briefcast/contract/kit/markdown';
import { fillBlanks, type LegalBlank, legalBlanks } from '@briefcast/contract/legal/blanks';
import { legalPages } from '@briefcast/contract/legal/pages';
import { type LegalFacts, legalSections, sectionsFor } from '@briefcast/contract/legal/sections';
import { expect, test } from 'vitest';
import { legalTemplate } from './legal-template.ts';
import { locales } from './locales.ts';
import { inLocale } from './work-locale.ts';

const switches = [
  'credits',
  'subscription',
  'moderation',
  'taxes',
  'starter',
  'trial',
  'cards',
  'law',
] as const;

/** Facts of a market in which these are on. */
function factsOf(on: readonly (typeof switches)[number][], hasContacts = true): LegalFacts {
  const is = Object.fromEntries(switches.map((name) => [name, on.includes(name)])) as Record<
    (typeof switches)[number],
    boolean
  >;
  return {
    ...is,
    sells: is.credits || is.subscription,
    contacts: { legal: hasContacts, privacy: hasContacts },
  };
}

const everyMarket = Array.from({ length: 2 ** switches.length }, (_, bits) =>
  factsOf(
    switches.filter((__, place) => (bits >> place) & 1),
    bits % 2 === 0,
  ),
);

test('every market has each page in each language, with the sections that apply under their own places', () => {
  const wrong: string[] = [];
  for (const locale of locales)
    for (const page of legalPages)
      for (const facts of everyMarket) {
        const { markdown, leftOut } = inLocale(locale, () => legalTemplate(page, facts));
        const blocks = parseMarkdown(markdown);
        const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
        const { applies, leftOut: out } = sectionsFor(page, facts);
        if (JSON.stringify(headings) !== JSON.stringify(applies.map(({ id }) => id)))
          wrong.push(`${locale} ${page}: ${headings.join()}`);
        if (leftOut.length !== out.length || leftOut.includes(''))
          wrong.push(`${locale} ${page}: ${leftOut}`);
        if (/undefined|\bfalse\b|\{#/u.test(JSON.stringify(blocks.map((block) => block))))
          wrong.push(`${locale} ${page}: ${markdown}`);
      }
  expect(wrong).toEqual([]);
});

test('numbers stay, whichever sections are left out', () => {
  const titles = (facts: LegalFacts) => [
    ...parseMarkdown(legalTemplate('terms', facts).markdown).flatMap((block) =>
      block.kind === 'heading' ? [plainWords(block.children)] : [],
    ),
    ...legalTemplate('terms', facts).leftOut,
  ];
  const numbered = legalSections.terms.flatMap(({ number }) => (number === null ? [] : [number]));
  for (const facts of everyMarket)
    expect(
      titles(facts)
        .flatMap((title) => /^(\d+)\. /u.exec(title)?.[1] ?? [])
        .map(Number)
        .sort((one, other) => one - other),
    ).toEqual(numbered);
});

test('a market says of itself exactly what is on', () => {
  const said = (...on: Parameters<typeof factsOf>[0]) =>
    inLocale('en', () => legalPages.map((page) => legalTemplate(page, factsOf(on)).markdown).join('\n'));
  const rows: [says: string, on: Parameters<typeof factsOf>[0]][] = [
    ['Taking part costs nothing', []],
    ['needs our moderation', ['moderation']],
    ['Creators pay a monthly subscription', ['subscription']],
    ['free trial', ['subscription', 'trial']],
    ['Brands buy credits', ['credits']],
    ['that a new brand gets for free', ['credits', 'starter']],
    ['VAT is added', ['credits', 'taxes']],
    ['A card is refunded to the card', ['credits', 'cards']],
    ['Stripe', ['credits', 'cards']],
    ['Governing law and courts: {{law}}', ['law']],
  ];
  for (const [says, on] of rows) {
    expect(said(...on), says).toContain(says);
    const without = on.length === 0 ? said('credits') : said(...on.slice(0, -1));
    expect(without, says).not.toContain(says);
  }
});

test('blanks in templates are known, and all values of a page are filled in as they are', () => {
  const values = Object.fromEntries(legalBlanks.map((name) => [name, `*${name}*`])) as Record<
    LegalBlank,
    string
  >;
  for (const page of legalPages)
    for (const facts of everyMarket) {
      const filled = fillBlanks(legalTemplate(page, facts).markdown, values);
      expect(filled).not.toContain('{{');
      expect(JSON.stringify(parseMarkdown(filled))).not.toContain('"kind":"em"');
    }
  expect(fillBlanks('{{ law }} {{other}}', values)).toBe('\\*law\\* {{other}}');
});
